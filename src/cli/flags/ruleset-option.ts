import type { Option } from 'commander';
import { RULESETS } from '../../rules/ruleset.js';
import { choiceOption } from './choice-option.js';

const RULESET_VARIABLE = 'TARCOMP_RULESET';

/** Every command takes it. */
export const rulesetOption = (words: string): Option =>
  choiceOption('--ruleset <name>', words, RULESETS).default('standard').env(RULESET_VARIABLE);
