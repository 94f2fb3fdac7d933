import type { Command, Option } from 'commander';
import { BOT_NAMES } from '../../battle/bots/bots.js';
import { LANDSCAPES } from '../../battle/map/generate-map.js';
import { ABILITY_NAMES, UNIT_QUIRK_NAMES, WEAPON_QUIRK_NAMES } from '../flags/quirk-and-ability-names.js';

/** What may follow a flag or a command: words, units, or files, which the shell completes itself. */
export interface Candidates {
  readonly words?: readonly string[];
  readonly units?: true;
  readonly files?: true;
}

export interface CommandWords {
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly { readonly flag: string; readonly takes: Candidates | undefined }[];
  readonly takes: Candidates;
}

export const SHELLS = ['bash', 'zsh'] as const;

/** Returns what a completion script needs to know about each command. */
export function commandWords(commands: readonly Command[]): readonly CommandWords[] {
  return commands.map((command) => ({
    name: command.name(),
    summary: command.summary(),
    flags: [
      ...command.options.map((option) => ({ flag: option.long ?? option.flags, takes: behind(option) })),
      { flag: '--help', takes: undefined },
    ],
    takes: ARGUMENTS[command.name()] ?? {},
  }));
}

const UNITS: Candidates = { units: true, files: true };
const ARGUMENTS: Readonly<Record<string, Candidates>> = {
  unit: UNITS,
  bv: UNITS,
  force: UNITS,
  completion: { words: SHELLS },
};

const BY_FLAG: Readonly<Record<string, Candidates>> = {
  '--red': UNITS,
  '--blue': UNITS,
  '--attacker': UNITS,
  '--target': UNITS,
  '--map': { words: LANDSCAPES, files: true },
  '--bots': { words: BOT_NAMES },
  '--abilities': { words: ABILITY_NAMES },
  '--target-abilities': { words: ABILITY_NAMES },
  '--quirks': { words: UNIT_QUIRK_NAMES },
  '--target-quirks': { words: UNIT_QUIRK_NAMES },
  '--weapon-quirks': { words: WEAPON_QUIRK_NAMES },
  '--target-weapon-quirks': { words: WEAPON_QUIRK_NAMES },
};

/** Undefined for a flag without a value. */
function behind({ long = '', argChoices, required, optional, flags }: Option): Candidates | undefined {
  if (!required && !optional) return undefined;
  if (argChoices !== undefined) return { words: argChoices };
  return BY_FLAG[long] ?? (/<(file|dir)/.test(flags) ? { files: true } : {});
}
