import type { HeatBalance } from '../../battle/attack/heat-balance.js';
import type { PhysicalChoice } from '../../battle/attack/physical-choices.js';
import type { rollAfterDamage } from '../../battle/attack/piloting-rolls.js';
import { type ITargetNumber, type ModifierDetail, matters, modifierWords } from '../../rules/modifier.js';
import { bold, faint, type Line } from '../print/colours.js';
import { odds, percent, signed } from '../print/number-words.js';
import { labelled, right, textTable } from '../print/text-table.js';

/** The rest of the attacker's turn besides its shots. */
export interface RestOfTurn {
  readonly physicalAttacks: readonly PhysicalChoice[];
  readonly pilotingRolls: readonly ReturnType<typeof rollAfterDamage>[];
  readonly heat: HeatBalance;
}

export const restOfTurn = ({ physicalAttacks, pilotingRolls, heat }: RestOfTurn): readonly Line[] => [
  ...physicalTable(physicalAttacks),
  '',
  ...rollTable(physicalAttacks, pilotingRolls),
  '',
  ...heatLines(heat),
];

const INDENT = 2;

const needed = ({ targetNumber, impossible }: ITargetNumber): string =>
  impossible ? 'cannot' : `${targetNumber}+`;
const reasons = (modifiers: readonly ModifierDetail[]): string =>
  modifiers.filter(matters).map(modifierWords).join(', ');

/** Prints a table with an explanation below each row. */
function explained(
  columns: Parameters<typeof textTable>[0],
  rows: readonly { readonly cells: readonly string[]; readonly why: string }[],
): readonly Line[] {
  const [heading = '', ...lines] = textTable(
    columns,
    rows.map(({ cells }) => cells),
  );
  return [
    faint(heading),
    ...lines.flatMap((line, index) => [line, ...labelled('', rows[index]?.why ?? '', INDENT).map(faint)]),
  ];
}

function physicalTable(attacks: readonly PhysicalChoice[]): readonly Line[] {
  const title = bold('Physical attacks in the next hex');
  if (attacks.length === 0) return [title, '', 'None.'];
  return [
    title,
    '',
    ...explained(
      ['Attack', right('Needs'), right('Odds'), right('Damage'), right('To itself')],
      alike(attacks).map(({ first, limbs }) => ({
        cells: [
          `${first.name}${limbs.length === 0 ? '' : ` (${limbs.join(', ')})`}`,
          needed(first.toHit),
          odds(first.toHit),
          first.damage === 0 ? '-' : String(first.damage),
          first.ownDamage === 0 ? '-' : String(first.ownDamage),
        ],
        why: reasons(first.toHit.modifiers),
      })),
    ),
  ];
}

/** Groups attacks that differ only in the limb. */
function alike(attacks: readonly PhysicalChoice[]) {
  const found = new Map<string, { readonly first: PhysicalChoice; readonly limbs: string[] }>();
  for (const attack of attacks) {
    const { limb, ...rest } = attack;
    const key = JSON.stringify(rest);
    const group = found.get(key) ?? { first: attack, limbs: [] };
    found.set(key, group);
    if (limb !== null) group.limbs.push(limb.replaceAll('_', ' '));
  }
  return [...found.values()];
}

function rollTable(
  attacks: readonly PhysicalChoice[],
  afterDamage: RestOfTurn['pilotingRolls'],
): readonly Line[] {
  const rows = new Map<string, { readonly cells: readonly string[]; readonly why: string }>();
  const add = (who: string, when: string, roll: ITargetNumber): void => {
    const row = { cells: [who, when, needed(roll), odds(roll)], why: reasons(roll.modifiers) };
    rows.set(JSON.stringify(row), row);
  };
  for (const { who, damage, roll } of afterDamage)
    add(who, `takes ${damage} or more damage in a phase`, roll);
  for (const { name, rolls } of attacks) {
    const blow = name.toLowerCase();
    for (const { who, after, roll } of rolls) {
      const struck = who === 'target' ? `is hit: ${blow}` : `hits: ${blow}`;
      add(who, after === 'hit' ? struck : `misses: ${blow}`, roll);
    }
  }
  return [
    bold('Piloting rolls'),
    '',
    ...explained(['Who', 'When it', right('Needs'), right('Odds')], [...rows.values()]),
    ...attacks
      .filter(({ fallsOnMiss }) => fallsOnMiss)
      .map(({ name }) => `The attacker falls without a roll if it misses: ${name.toLowerCase()}.`),
  ];
}

function heatLines({ before, generated, sinks, after, effects }: HeatBalance): readonly Line[] {
  const sources = generated.map(({ name, value }) => `${name.toLowerCase()} ${signed(value)}`);
  const sum = [`${before} at the start`, ...sources, `heat sinks ${signed(-sinks)}`].join(', ');
  return [
    bold('Heat, if every weapon fires that can hit'),
    '',
    ...labelled('', `${sum}: ends at ${after}.`, 0),
    ...labelled('', meaning(effects), 0),
  ];
}

function meaning({
  movementLoss,
  toHit,
  shutdown,
  ammunition,
  inferno,
  wounds,
}: HeatBalance['effects']): string {
  const effects = [
    ...(movementLoss === 0 ? [] : [`walking MP ${signed(-movementLoss)}`]),
    ...(toHit === 0 ? [] : [`to hit ${signed(toHit)}`]),
    ...(shutdown === null ? [] : [avoided('shuts down', shutdown)]),
    ...(ammunition === null ? [] : [avoided('its ammunition explodes', ammunition)]),
    ...(inferno === null ? [] : [avoided('its inferno ammunition explodes', inferno)]),
    ...(wounds === 0 ? [] : [`pilot wounds ${signed(wounds)}`]),
  ];
  return effects.length === 0 ? 'No effect.' : `Effects: ${effects.join('; ')}.`;
}

const avoided = (what: string, { targetNumber, impossible, probability }: ITargetNumber): string =>
  impossible
    ? `${what} without a roll`
    : `${what} unless it rolls ${targetNumber}+ (${percent(probability)})`;
