package judge.run;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Has the kernel refuse the system calls about keys, as if there were none. It keeps those of the
 * user's session, for programs to read, and what a program leaves among them the next one finds:
 * name spaces do not separate them.
 */
final class KeyFilter {
  private static final int LOAD = 0x20;
  private static final int AND = 0x54;
  private static final int SUBTRACT = 0x14;
  private static final int IF_EQUAL = 0x15;
  private static final int IF_GREATER = 0x25;
  private static final int RETURN = 0x06;
  private static final int INSTRUCTION_BYTES = 8;

  private static final int NUMBER = 0;
  private static final int ARCHITECTURE = 4;
  private static final int ALLOW = 0x7FFF0000;
  private static final int NOT_IMPLEMENTED = 0x00050000 + 38;

  /** In the numbers of the calls of x86-64 with short pointers. */
  private static final int X32 = 0x40000000;

  /** Of the architectures of programs the first of the calls' three numbers: x86 and ARM. */
  private static final int[][] FIRST_CALLS = {
    {0xC000003E, 248}, {0x40000003, 286}, {0xC00000B7, 217}, {0x40000028, 309}
  };

  private KeyFilter() {}

  /**
   * Installs it for this thread, and the processes that it will start, for ever. Where the kernel
   * has no such filters it does nothing.
   */
  static void install() {
    ByteBuffer program =
        ByteBuffer.allocate(INSTRUCTION_BYTES * (7 * FIRST_CALLS.length + 2))
            .order(ByteOrder.nativeOrder());
    add(program, LOAD, 0, 0, ARCHITECTURE);
    for (int[] each : FIRST_CALLS) {
      add(program, IF_EQUAL, 0, 6, each[0]);
      add(program, LOAD, 0, 0, NUMBER);
      add(program, AND, 0, 0, ~X32);
      add(program, SUBTRACT, 0, 0, each[1]);
      add(program, IF_GREATER, 1, 0, 2);
      add(program, RETURN, 0, 0, NOT_IMPLEMENTED);
      add(program, RETURN, 0, 0, ALLOW);
    }
    add(program, RETURN, 0, 0, ALLOW);
    try (Memory instructions = new Memory(program.capacity());
        Memory header = new Memory(2L * Native.POINTER_SIZE)) {
      instructions.write(0, program.array(), 0, program.capacity());
      header.setShort(0, (short) (program.capacity() / INSTRUCTION_BYTES));
      header.setPointer(Native.POINTER_SIZE, instructions);
      Posix.filterSystemCalls(header);
    }
  }

  /**
   * Adds an instruction.
   *
   * @param yes how many to skip if a condition holds
   * @param no how many if not
   */
  private static void add(ByteBuffer program, int code, int yes, int no, int operand) {
    program.putShort((short) code).put((byte) yes).put((byte) no).putInt(operand);
  }
}
