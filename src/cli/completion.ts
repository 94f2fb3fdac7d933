import type { Command } from 'commander';
export function addCompletion(program: Command): void {
  program.command('completion');
}
