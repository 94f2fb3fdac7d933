import { type Command, Option } from 'commander';
import { forceContent, writeForce } from '../../battle/force/write-force.js';
import { lostInMul, type MulUnit, writeMul } from '../../battle/mul/index.js';
import { calculateForceBattleValue, type ForceBattleValue, networksOf } from '../../battle-value/index.js';
import type { RulesetName } from '../../rules/ruleset.js';
import { fullName } from '../../units/unit-names.js';
import { InputError } from '../files/input-error.js';
import { OutputFile } from '../files/output-file.js';
import { refuseSameFile } from '../files/same-file.js';
import { FORCE_WORDS } from '../flags/battle-flags.js';
import { rulesetFlag } from '../flags/ruleset-flag.js';
import { unitsFlag } from '../flags/units-flag.js';
import { readForceUnit } from '../input/force.js';
import { readForceFile } from '../input/force-files.js';
import { isForcePath, isJsonPath } from '../input/force-path.js';
import { UnitShelf } from '../input/unit-shelf.js';
import { bold, faint, type Line } from '../print/colours.js';
import type { Terminal } from '../print/terminal.js';
import { right, textTable } from '../print/text-table.js';
import { forceRecord, memberSkills, WORTH_NOTHING, withSkills } from '../reports/force-record.js';

const EXAMPLES = `
Examples:
  tarcomp force lance.mul
  tarcomp force "Atlas AS7-D:3/4:sniper,Locust LCT-1V" --out lance.mul
  tarcomp force lance.mul "Marauder MAD-3R" --json
  tarcomp battle --red lance.mul --blue "Awesome AWS-8Q"`;

interface Flags {
  readonly out?: string;
  readonly c3: boolean;
  readonly ruleset: RulesetName;
  readonly units?: string;
  readonly json?: true;
}

export function define(command: Command, terminal: Terminal): void {
  command
    .description(
      `Show a force: its units, pilots and Battle Value, including TAG and C3 networks. ${FORCE_WORDS} A path that ends in ` +
        '.mul is a MegaMek force, with its pilots, damage and remaining ammunition; a .json file may be a force of TarComp.',
    )
    .argument('<force...>', 'units separated by commas, or .mul and .json files of forces')
    .option('--out <file>', 'write the force to a MegaMek .mul file, or to a .json file as --json prints it')
    .addOption(
      new Option('--no-c3', 'ignore C3 networks; by default units with C3 are linked, as many as fit'),
    )
    .addOption(unitsFlag())
    .addOption(rulesetFlag('rules to use'))
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (forces: readonly string[], flags: Flags) => {
      const parts = forces.flatMap((text) => text.split(',')).map((text) => text.trim());
      const out = flags.out === undefined ? undefined : outputOf(flags.out, parts, flags);
      const force = await readAll(parts, flags, terminal);
      if (force.length === 0) return;
      const networks = networksIn(force, flags);
      const value = worthOf(force, networks, flags);
      const record = forceRecord(force, value, { ruleset: flags.ruleset, networks });
      if (isJsonPath(flags.out ?? '')) out?.write(writeForce(record));
      else if (out !== undefined) {
        out.write(writeMul(force, { ruleset: flags.ruleset }));
        for (const loss of lostInMul(force))
          terminal.note(`${flags.out} leaves out ${loss}; a .json keeps it`);
      }
      terminal.print(flags.json ? JSON.stringify(forceContent(record)) : report(force, value, flags));
    });
}

/** A force may overwrite the file that it was read from. Overwriting a unit's file would lose the unit. */
function outputOf(path: string, parts: readonly string[], { units }: Flags): OutputFile {
  const named = parts.filter((part) => !isForcePath(part)).map((part) => ['a unit', part] as const);
  refuseSameFile('--out', path, [['--units', units], ...named]);
  return new OutputFile(path, '--out');
}

/** Reports missing units and goes on with the rest. */
async function readAll(
  parts: readonly string[],
  { units, ruleset }: Flags,
  terminal: Terminal,
): Promise<readonly MulUnit[]> {
  const shelf = new UnitShelf(units, (text) => terminal.note(text));
  const force: MulUnit[] = [];
  for (const part of parts) {
    try {
      if (!isForcePath(part)) {
        force.push(await readForceUnit(part, shelf));
        continue;
      }
      const read = await readForceFile(part, shelf, { ruleset });
      for (const words of read.warnings) terminal.note(words);
      for (const words of read.leftOut) terminal.fail(words);
      if (read.units.length + read.leftOut.length === 0) terminal.fail(`${part}: no units in this file`);
      force.push(...read.units);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      terminal.fail(error.message);
    }
  }
  return force;
}

/** Returns the networks that the force names. If it names none, all units that can are linked. */
function networksIn(force: readonly MulUnit[], { c3 }: Flags): readonly (string | undefined)[] {
  if (!c3) return [];
  const named = force.map(({ network }) => network);
  return named.every((network) => network === undefined) ? networksOf(force.map(({ unit }) => unit)) : named;
}

function worthOf(
  force: readonly MulUnit[],
  networks: readonly (string | undefined)[],
  { ruleset }: Flags,
): ForceBattleValue {
  const members = force.map((member, place) => {
    const network = networks[place];
    return { ...withSkills(member), ...(network !== undefined && { network }) };
  });
  return calculateForceBattleValue(members, { ruleset });
}

function report(
  force: readonly MulUnit[],
  { battleValue, members }: ForceBattleValue,
  { ruleset }: Flags,
): readonly Line[] {
  const hasBonus = members.some(({ tagBonus, networkBonus }) => tagBonus + networkBonus > 0);
  const bonus = <Cell>(cell: Cell): Cell[] => (hasBonus ? [cell] : []);
  const rows = force.map((member, place) => {
    const { base, tagBonus, networkBonus, battleValue: value } = members[place] ?? WORTH_NOTHING;
    const { gunnery, piloting } = memberSkills(member);
    return [
      fullName(member.unit),
      member.pilot?.name ?? '',
      `${gunnery}/${piloting}`,
      String(base),
      ...bonus(String(tagBonus + networkBonus)),
      String(value),
    ];
  });
  const [heading = '', ...lines] = textTable(
    ['Unit', 'Pilot', right('Skills'), right('Alone'), ...bonus(right('C3, TAG')), right('Battle Value')],
    [...rows, ['Total', '', '', '', ...bonus(''), String(battleValue)]],
  );
  const total = lines.pop() ?? '';
  return [
    faint(heading),
    ...lines,
    bold(total),
    ...force.flatMap(details),
    '',
    `Calculated with the ${ruleset} rules.`,
  ];
}

/** The details that do not fit into the table. */
function details({ unit, pilot, condition = {}, fate }: MulUnit): string[] {
  const { wounds = 0, rounds: _, ...damage } = condition;
  const words = [
    ...(pilot?.abilities ?? []).map((id) => id.replaceAll('_', ' ')),
    ...(pilot?.edge ? [`Edge ${pilot.edge}`] : []),
    ...(wounds > 0 ? [wounds === 1 ? 'wounded once' : `wounded ${wounds} times`] : []),
    ...(Object.keys(damage).length > 0 ? ['damaged'] : []),
    ...(fate === undefined ? [] : [`among the ${fate}`]),
  ];
  return words.length === 0 ? [] : [`${fullName(unit)}: ${words.join(', ')}`];
}
