import type { Command } from 'commander';
import type { Terminal } from '../print/terminal.js';
import { addBattle } from './battle.js';
import { addCompare } from './compare.js';
import { addFair } from './fair.js';

export function addBattleCommands(program: Command, terminal: Terminal): void {
  addBattle(program, terminal);
  addCompare(program, terminal);
  addFair(program, terminal);
}
