import { type Command, CommanderError } from 'commander';
import { fullName } from '../../units/unit-names.js';
import { type ToHitFlags, withToHitFlags } from '../flags/to-hit-flags.js';
import { readForceUnit } from '../input/force.js';
import { restOfTurnOf } from '../input/rest-of-turn.js';
import { shotsOf, WrongFlagsError } from '../input/to-hit-shots.js';
import { UnitShelf } from '../input/unit-shelf.js';
import type { Terminal } from '../print/terminal.js';
import { restOfTurn } from '../reports/rest-of-turn-words.js';
import { itemisedShot, shotTable, toHitRecord } from '../reports/to-hit-words.js';

const EXAMPLES = `
Examples:
  tarcomp to-hit --weapon PPC --range 14 --gunnery 3 --movement walk --target-movement run --target-hexes 5
  tarcomp to-hit --weapon "LRM 20" --range 12 --indirect --spotter-movement walk --target-terrain light_woods
  tarcomp to-hit --bracket long --range 15 --abilities sniper --called-shot --ruleset total-warfare
  tarcomp to-hit --attacker "Marauder MAD-3R:3/4:sniper" --target "Locust LCT-1V" --range 9 --target-hexes 8
  tarcomp to-hit --attacker "Marauder MAD-3R" --weapon PPC --range 9 --between light_woods,heavy_woods
  tarcomp to-hit --weapon "Medium Laser" --range 4 --heat 13 --light night --fog light_fog --json`;

export function define(command: Command, terminal: Terminal): void {
  withToHitFlags(command)
    .description(
      'Calculate the target number of an attack and its odds, modifier by modifier. Give only what matters; everything else ' +
        "has a sensible default. With --attacker, every weapon of the unit is shown, and for a 'Mech its physical attacks in the " +
        'next hex, the piloting rolls that follow and its heat. Separate the ids of a list with commas.',
    )
    .addHelpText('after', EXAMPLES)
    .action(async (flags: ToHitFlags) => {
      try {
        await show(flags, terminal);
      } catch (error) {
        if (!isWrongUse(error)) throw error;
        command.error(`error: ${error.message}`, { exitCode: 2 });
      }
    });
}

/** If the rules refuse a value, a flag was wrong. */
const isWrongUse = (error: unknown): error is Error =>
  !(error instanceof CommanderError) &&
  (error instanceof WrongFlagsError || error instanceof RangeError || error instanceof TypeError);

async function show(flags: ToHitFlags, terminal: Terminal): Promise<void> {
  const shelf = new UnitShelf(flags.units, terminal.note);
  const named = async (text: string | undefined) =>
    text === undefined ? undefined : await readForceUnit(text, shelf);
  const attacker = await named(flags.attacker);
  const target = await named(flags.target);
  const shots = shotsOf(flags, attacker, target);
  const sides = {
    attacker: attacker === undefined ? null : fullName(attacker.unit),
    target: target === undefined ? null : fullName(target.unit),
    ruleset: flags.ruleset,
  };
  const rest = restOfTurnOf(flags, attacker, target, shots);
  if (flags.json) terminal.print(JSON.stringify(toHitRecord(shots, sides, rest)));
  else if (attacker !== undefined && flags.weapon === undefined) {
    terminal.print([...shotTable(shots, sides), ...(rest === undefined ? [] : ['', ...restOfTurn(rest)])]);
  } else
    terminal.print(shots.flatMap((shot, place) => [...(place === 0 ? [] : ['']), ...itemisedShot(shot)]));
}
