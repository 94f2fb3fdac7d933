import type { LocationName } from '../../../rules/body/plan.js';
import type { Battle } from '../../battle.js';
import { hexNumber } from '../../map/hex-number.js';
import { SIDES } from '../../setup.js';

/** What sentences need to know about a battle. It never changes, so events can be described long afterwards. */
export interface Stage extends Pick<Battle, 'units' | 'map' | 'rulesetOption'> {
  /** Other names for the units, by index. */
  readonly nameOf?: (unit: number) => string;
  /** Only the players know the positions: sentences name no hex and no facing. */
  readonly hidesPlaces?: boolean;
}

export const sideName = (side: number): string => {
  const name = SIDES[side] ?? `side ${side + 1}`;
  return name[0]?.toUpperCase() + name.slice(1);
};

/**
 * "Locust LCT-1V (red 1)", unless the stage has another name for it. The number distinguishes units of the same design.
 */
export function unitName({ units, nameOf }: Stage, index: number): string {
  if (nameOf !== undefined) return nameOf(index);
  const unit = units[index];
  return unit === undefined ? `unit ${index}` : `${unit.design.name} (${unit.id.replace('-', ' ')})`;
}

/** " in 0404", if positions are known. */
export const inHex = (stage: Stage, hex: number): string =>
  stage.hidesPlaces ? '' : ` in ${hexName(stage, hex)}`;

export const hexName = ({ map }: Stage, hex: number): string => hexNumber(hex, map);

export const weaponName = ({ units }: Stage, unit: number, weapon: number): string =>
  units[unit]?.design.weapons[weapon]?.item.name ?? `weapon ${weapon}`;

export function locationName({ units }: Stage, unit: number, location: LocationName): string {
  const plan = units[unit]?.plan;
  return plan?.words[plan.locations.indexOf(location)] ?? location.replace('_', ' ');
}

/** The name of the item in a critical slot. */
export function slotName({ units }: Stage, unit: number, location: LocationName, slot: number): string {
  const design = units[unit]?.design;
  const slots = design?.slots[design.plan.locations.indexOf(location)];
  const { fixture = -1, second = -1 } = slots?.[slot] ?? {};
  const held = fixtureNameOf(design?.fixtures[fixture]);
  return second < 0 ? held : `${held} and ${fixtureNameOf(design?.fixtures[second])}`;
}

export const fixtureName = ({ units }: Stage, unit: number, fixture: number): string =>
  fixtureNameOf(units[unit]?.design.fixtures[fixture]);

type Fixture = Stage['units'][number]['design']['fixtures'][number];

function fixtureNameOf(fixture: Fixture | undefined): string {
  if (fixture === undefined) return 'an empty slot';
  return fixture.item?.name ?? fixture.mount?.name ?? fixture.system?.replaceAll('-', ' ') ?? 'something';
}

const FACING_NAMES = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

export const facingName = (facing: number): string => FACING_NAMES[facing] ?? `facing ${facing}`;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
