import type { Option } from 'commander';
import { RULESETS } from '../rules/ruleset.js';
import { choiceOption } from './choice-option.js';

/** Every command takes it. */
export const rulesetOption = (words: string): Option =>
  choiceOption('--ruleset <name>', words, RULESETS).default('standard');
