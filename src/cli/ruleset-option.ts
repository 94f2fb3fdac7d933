import { Option } from 'commander';
import { RULESETS } from '../rules/ruleset.js';

/** Every command takes it. */
export const rulesetOption = (words: string): Option =>
  new Option('--ruleset <name>', words).choices(RULESETS).default('standard');
