import type { Option } from 'commander';
import { RULESETS } from '../../rules/ruleset.js';
import { choiceFlag } from './choice-flag.js';

const RULESET_VARIABLE = 'TARCOMP_RULESET';

/** The flag of all commands that take a ruleset. */
export const rulesetFlag = (words: string): Option =>
  choiceFlag('--ruleset <name>', words, RULESETS).default('standard').env(RULESET_VARIABLE);
