import type { Mech } from '../mech/mech.js';
import type { EngineType } from '../mech/systems.js';
import type { OtherEngine, OtherUnit } from '../other-unit.js';
import type { Mount } from '../unit.js';
import type { CardRow } from './unit-card.js';
import { figure, roomWords, spaced, wordsOfId } from './unit-words.js';

/** A row with undefined text is left out. */
type Row = readonly [label: string, text: string | undefined];

/** What a unit is built of, row by row. */
export const rowsOf = (unit: Mech | OtherUnit): readonly CardRow[] =>
  (unit.unitType === 'Mek' ? mechRows(unit) : otherRows(unit)).flatMap(([label, text]) =>
    text === undefined || text === '' ? [] : [{ label, text }],
  );

function mechRows(mech: Mech): Row[] {
  const { heatSinks, locations } = mech;
  const armorTypes = new Set(locations.flatMap(({ armor }) => armor?.name ?? []));
  const armorPoints = sum(
    locations.map(({ armorPoints: front, rearArmorPoints = 0 }) => front + rearArmorPoints),
  );
  const structurePoints = sum(locations.map((place) => place.structurePoints));
  return [
    ['Movement', movement('walk', 'run', mech)],
    ['Engine', `${mech.engine.rating} ${engineWords(mech.engine)}`],
    ['Gyro', spaced(mech.gyro)],
    ['Cockpit', spaced(mech.cockpit)],
    ['Myomer', mech.myomer === 'standard' ? undefined : spaced(mech.myomer)],
    [
      'Heat sinks',
      `${heatSinks.count} ${heatSinks.kind}, ${heatSinks.inEngine} of them in the engine; sink ${heatSinks.capacity} a turn`,
    ],
    ['Armor', `${[...armorTypes].join(', ') || 'unknown'}, ${armorPoints} points`],
    ['Structure', `${mech.structure?.name ?? 'unknown'}, ${structurePoints} points`],
  ];
}

function otherRows(unit: OtherUnit): Row[] {
  const aerospace = 'safeThrust' in unit;
  const armorTypes = new Set(
    unit.locations.flatMap(({ armor, armorPoints }) =>
      armor !== undefined && armorPoints > 0 ? armor.name : [],
    ),
  );
  const rows: Row[] = [
    ['Movement', aerospace ? movement('safe thrust', 'maximum', unit) : groundMovement(unit)],
    ['Engine', 'engine' in unit ? engineWords(unit.engine) : undefined],
    ['Armor', armorTypes.size === 0 ? undefined : `${[...armorTypes].join(', ')}${armorTotal(unit)}`],
    ['Structure', structureWords(unit)],
  ];
  if (aerospace) {
    const { count, kind } = unit.heatSinks;
    rows.push(
      ['Integrity', String(unit.structuralIntegrity)],
      ['Heat sinks', count === 0 ? undefined : `${count} ${kind}`],
      [
        'Fuel',
        `${figure(unit.fuel)} ${'construction' in unit && unit.construction === 'support' ? 'tons' : 'points'}`,
      ],
    );
  }
  if ('crew' in unit) rows.push(['Crew', `${unit.crew.total}, ${unit.crew.passengers} passengers`]);
  rows.push(...troopRows(unit));
  if ('transporters' in unit) {
    rows.push(['Carries', roomWords(unit.transporters)]);
  }
  return rows;
}

function troopRows(unit: OtherUnit): Row[] {
  if (unit.unitType === 'BattleArmor') {
    return [
      [
        'Troopers',
        `${unit.troopers}, ${unit.weight === 'pal' ? 'PA(L)' : unit.weight} ${unit.bodyPlan} suits`,
      ],
    ];
  }
  if (unit.unitType !== 'Infantry') return [];
  const { squads, squadSize, troopers, primary, secondary, secondaryPerSquad, armor } = unit;
  return [
    ['Troopers', `${troopers} in ${squads} squads of ${squadSize}`],
    ['Primary', armWords(primary)],
    ['Secondary', secondary && `${secondaryPerSquad} a squad: ${armWords(secondary)}`],
    ['Armor', [armor.kit?.item?.name, `damage divided by ${armor.damageDivisor}`].filter(Boolean).join(', ')],
    ['Trained as', unit.specializations.map(spaced).join(', ')],
    ['Implants', unit.augmentations.map(wordsOfId).join(', ')],
  ];
}

function armWords({ name, item }: Pick<Mount, 'name' | 'item'>): string {
  if (item?.kind !== 'infantry-weapon') return item?.name ?? `${name} (unknown)`;
  return `${item.name}, ${item.infantry.damage} damage a trooper, range ${item.infantry.range}`;
}

function armorTotal({ locations }: OtherUnit): string {
  return `, ${sum(locations.map((place) => place.armorPoints))} points`;
}

/** Troopers have no structure points worth listing, and aerospace units have structural integrity instead. */
function structureWords(unit: OtherUnit): string | undefined {
  if (!('structure' in unit || 'cruise' in unit)) return undefined;
  const points = sum(unit.locations.map((place) => place.structurePoints));
  return [unit.structure?.name, `${points} points`].filter(Boolean).join(', ');
}

function groundMovement(unit: OtherUnit): string | undefined {
  if (!('motion' in unit)) return undefined;
  const vehicle = 'cruise' in unit && unit.unitType !== 'ProtoMek';
  return `${movement(vehicle ? 'cruise' : 'walk', vehicle ? 'flank' : 'run', unit)} (${spaced(unit.motion)})`;
}

function movement(slow: string, fast: string, { walk, run, jump, umu }: Mech | OtherUnit): string {
  return [
    `${slow} ${walk}`,
    run !== walk && `${fast} ${run}`,
    jump > 0 && `jump ${jump}`,
    umu > 0 && `under water ${umu}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const ENGINE_WORDS: Readonly<Partial<Record<EngineType | 'external', string>>> = {
  xl: 'XL fusion',
  xxl: 'XXL fusion',
  light: 'light fusion',
  compact: 'compact fusion',
  ice: 'internal combustion',
};

const engineWords = ({ type, clan }: OtherEngine): string =>
  (ENGINE_WORDS[type] ?? spaced(type)) + (clan ? ' (Clan)' : '');

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
