read -r word
echo "$word"
