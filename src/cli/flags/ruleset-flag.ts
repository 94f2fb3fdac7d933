import type { Option } from 'commander';
import { RULESETS } from '../../rules/ruleset.js';
import { choiceFlag } from './choice-flag.js';

const RULESET_VARIABLE = 'TARCOMP_RULESET';

/** The flag of all commands that take a ruleset. An empty variable counts as none. */
export function rulesetFlag(words: string): Option {
  const flag = choiceFlag('--ruleset <name>', words, RULESETS).default('standard');
  return process.env[RULESET_VARIABLE] === '' ? flag : flag.env(RULESET_VARIABLE);
}
