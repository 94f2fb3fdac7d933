// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are for the shell

import { UNITS_VARIABLE } from '../flags/units-variable.js';
import type { Candidates, CommandWords } from './completion-words.js';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const listed = (words: readonly string[]): string => words.map(quoted).join(' ');

/** Cases of the shell script, by the command and the word before the one to complete. */
function cases(commands: readonly CommandWords[], offer: (takes: Candidates) => string): string[] {
  return commands.flatMap(({ name, flags }) =>
    flags.flatMap(({ flag, takes }) =>
      takes === undefined ? [] : [`    ${quoted(`${name} ${flag}`)}) ${offer(takes)}; return ;;`],
    ),
  );
}

const namesOf = (commands: readonly CommandWords[]): string[] => commands.map(({ name }) => name);

/** The user's own units are looked up on each completion, as the variable may change. */
const unitsFunction = (units: readonly string[]): string[] => [
  '_tarcomp_units() {',
  `  printf '%s\\n' ${listed(units)}`,
  `  if [ -n "\${${UNITS_VARIABLE}-}" ]; then tarcomp completion units 2>/dev/null; fi`,
  '}',
];

export function bashScript(commands: readonly CommandWords[], units: readonly string[]): string {
  const offer = ({ words, units: wantsUnits, files }: Candidates): string => {
    const sources = [
      ...(words === undefined ? [] : [`printf '%s\\n' ${listed(words)}`]),
      ...(wantsUnits ? ['_tarcomp_units'] : []),
      ...(files ? ['compgen -f -- "$cur"'] : []),
    ];
    return sources.length === 0 ? ':' : `_tarcomp_offer < <(${sources.join('; ')})`;
  };
  return [
    '# Completions of tarcomp for bash: source this file, or put it where bash-completion looks for it.',
    ...unitsFunction(units),
    '',
    '# Offers those of the lines that continue the word; the last part of one with commas.',
    '_tarcomp_offer() {',
    "  local typed=$cur quote='' head='' candidate",
    '  case $typed in',
    `    \\"*|\\'*) quote=1; typed=\${typed:1} ;;`,
    '    *) typed=${typed//\\\\/} ;;',
    '  esac',
    '  case $typed in *,*) head=${typed%,*},; typed=${typed##*,} ;; esac',
    '  while IFS= read -r candidate; do',
    '    case $candidate in "$typed"*) ;; *) continue ;; esac',
    '    if [ -n "$quote" ]; then COMPREPLY+=("$head$candidate")',
    '    else COMPREPLY+=("$(printf \'%q\' "$head$candidate" | sed \'s/\\\\,/,/g\')"); fi',
    '  done',
    '}',
    '',
    '_tarcomp() {',
    "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command='' word",
    '  COMPREPLY=()',
    '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    `    case $word in ${namesOf(commands).join('|')}) command=$word; break ;; esac`,
    '  done',
    '  case "$command $prev" in',
    ...cases(commands, offer),
    '  esac',
    '  case "$command $cur" in',
    ...commands.map(
      ({ name, flags }) =>
        `    ${quoted(`${name} -`)}*) ${offer({ words: flags.map(({ flag }) => flag) })}; return ;;`,
    ),
    '  esac',
    '  case $command in',
    `    '') ${offer({ words: [...namesOf(commands), '--help', '--version'] })} ;;`,
    ...commands.map(({ name, takes }) => `    ${name}) ${offer(takes)} ;;`),
    '  esac',
    '}',
    'complete -o bashdefault -o default -F _tarcomp tarcomp',
  ].join('\n');
}

export function zshScript(commands: readonly CommandWords[], units: readonly string[]): string {
  const offer = ({ words, units: wantsUnits, files }: Candidates): string => {
    const sources = [
      ...(words === undefined ? [] : [`compadd -S '' -- ${listed(words)}`]),
      ...(wantsUnits ? [`compadd -S '' -- \${(f)"$(_tarcomp_units)"}`] : []),
      ...(files ? ['_files'] : []),
    ];
    return sources.length === 0 ? ':' : sources.join('; ');
  };
  const described = (words: readonly (readonly [string, string])[]): string =>
    words.map(([word, summary]) => quoted(`${word}:${summary.replaceAll(':', '\\:')}`)).join(' ');
  return [
    '#compdef tarcomp',
    '# Completions of tarcomp for zsh: save it as _tarcomp in a folder of $fpath.',
    ...unitsFunction(units),
    '',
    '_tarcomp() {',
    "  local command='' word",
    '  local -a commands',
    `  commands=(${described(commands.map(({ name, summary }) => [name, summary]))})`,
    '  for word in "${(@)words[2,CURRENT-1]}"; do',
    `    case $word in ${namesOf(commands).join('|')}) command=$word; break ;; esac`,
    '  done',
    '  # In a list, the part behind the last comma is completed.',
    "  compset -P '*,'",
    '  case "$command ${words[CURRENT-1]}" in',
    ...cases(commands, offer),
    '  esac',
    '  case "$command ${words[CURRENT]}" in',
    ...commands.map(
      ({ name, flags }) =>
        `    ${quoted(`${name} -`)}*) compadd -- ${listed(flags.map(({ flag }) => flag))}; return ;;`,
    ),
    '  esac',
    '  case $command in',
    "    '') _describe 'command' commands; compadd -- --help --version ;;",
    ...commands.map(({ name, takes }) => `    ${name}) ${offer(takes)} ;;`),
    '  esac',
    '}',
    '',
    'if [ "$funcstack[1]" = "_tarcomp" ]; then _tarcomp "$@"; else compdef _tarcomp tarcomp; fi',
  ].join('\n');
}
