import type { Command } from 'commander';
import { bashScript, zshScript } from '../completion/completion-scripts.js';
import { commandWords, SHELLS } from '../completion/completion-words.js';
import { oneOf } from '../flags/choice-flag.js';
import { UNITS_VARIABLE } from '../flags/units-variable.js';
import { UnitShelf } from '../input/unit-shelf.js';
import type { Terminal } from '../print/terminal.js';

const EXAMPLES = `
Examples:
  source <(tarcomp completion bash)                          in this shell
  echo 'source <(tarcomp completion bash)' >> ~/.bashrc      in every new bash
  tarcomp completion zsh > "\${fpath[1]}/_tarcomp"            in zsh`;

/** The argument with which the scripts ask the program for units. */
const UNITS = 'units';

export function define(command: Command, terminal: Terminal): void {
  command
    .description(
      'Print a script that completes commands, flags, units, quirks, abilities and maps in your shell. It offers your own ' +
        'units too if TARCOMP_UNITS names their folder or archive.',
    )
    .argument('<shell>', SHELLS.join(' or '), shellOf)
    .addHelpText('after', EXAMPLES)
    .action(async (shell: ReturnType<typeof shellOf>) => {
      const commands = commandWords(command.parent?.commands ?? []);
      const place = shell === UNITS ? process.env[UNITS_VARIABLE] : '';
      const units = await new UnitShelf(place, () => undefined).names();
      if (shell === UNITS) for (const name of units) terminal.print(name);
      else terminal.print((shell === 'bash' ? bashScript : zshScript)(commands, units));
    });
}

const shellOf = (text: string) => (text === UNITS ? UNITS : oneOf(text, SHELLS));
