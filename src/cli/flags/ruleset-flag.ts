import type { Option } from 'commander';
import { RULESETS } from '../../rules/ruleset.js';
import { choiceFlag } from './choice-flag.js';

const RULESET_VARIABLE = 'TARCOMP_RULESET';

/** Every command takes it. */
export const rulesetFlag = (words: string): Option =>
  choiceFlag('--ruleset <name>', words, RULESETS).default('standard').env(RULESET_VARIABLE);
