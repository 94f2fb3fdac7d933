import type { Command } from 'commander';
import { addBattle } from './battle.js';
import { addCompare } from './compare.js';
import { addFair } from './fair.js';
import type { Terminal } from './terminal.js';

export function addBattleCommands(program: Command, terminal: Terminal): void {
  addBattle(program, terminal);
  addCompare(program, terminal);
  addFair(program, terminal);
}
