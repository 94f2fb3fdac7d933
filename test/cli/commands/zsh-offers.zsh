# What zsh offers when the tabulator key is pressed behind a line, each candidate in a line with a mark before it.
# Takes the folder that _tarcomp lies in, the folder to be in, and the line.
zmodload zsh/zpty
zpty inner zsh -f -i
zpty -w inner "PS1= PROMPT= PROMPT_EOL_MARK=; cd ${(q)2}; fpath=(${(q)1} \$fpath); stty -echo; autoload -Uz compinit && compinit -u -D"
zpty -w inner 'compadd() {
  if (( ${argv[(I)-[OAD]]} )); then builtin compadd "$@"; return; fi
  local -a offers
  builtin compadd -A offers "$@"
  print -rl -- "<offer>"$^offers
  builtin compadd "$@"
}'
# Keys are pressed only once the line editor reads them: what comes before may be lost while it takes the terminal over.
zpty -w inner 'zle-line-init() { print REA""DY }; zle -N zle-line-init'
zpty -r -m inner out '*READY*'
zpty -w -n inner "$3"$'\t'
# Away with the line, whatever became of it.
zpty -w -n inner $'\C-u''print DO""NE'$'\n'
zpty -r -m inner out '*DONE*'
print -r -- "$out"
zpty -d inner
