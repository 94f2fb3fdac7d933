import { protoMechFireModifiers } from '../../../rules/protomech/fire-damage.js';
import type { IToHitModifierDetail } from '../../../rules/to-hit/index.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import type { FireOrder } from '../../orders.js';
import { hitsAt, hitsOn } from './counters.js';
import { protoMechFigures } from './figures.js';

const armHits = (unit: Combatant): number => hitsOn(unit, 'right_arm') + hitsOn(unit, 'left_arm');
const nameOf = ({ design }: Combatant, { location }: Pick<WeaponMount, 'location'>): string | undefined =>
  protoMechFigures(design).names[location];

/** Hits on both arms after which the main gun cannot fire. */
const ARMS_GONE = 4;

export function weaponFault(unit: Combatant, mount: WeaponMount): string | undefined {
  return nameOf(unit, mount) === 'main_gun' && armHits(unit) >= ARMS_GONE
    ? 'no arm is left to hold it'
    : undefined;
}

/** Modifier to a shot for hits on head and arms. */
export function fireDamage(
  unit: Combatant,
  mount: Pick<WeaponMount, 'location'>,
): readonly IToHitModifierDetail[] | undefined {
  const name = nameOf(unit, mount);
  const headHits = hitsOn(unit, 'head');
  const arms = name === 'main_gun' ? armHits(unit) : name?.endsWith('arm') ? hitsAt(unit, mount.location) : 0;
  if (headHits === 0 && arms === 0) return undefined;
  return protoMechFireModifiers({ headHits, armHits: arms });
}

/** The main gun needs both arms. */
export function volleyObstacle(unit: Combatant, { shots }: FireOrder): string | undefined {
  if (!protoMechFigures(unit.design).mainGun || shots.length < 2) return undefined;
  const names = shots.map(({ weapon }) => nameOf(unit, unit.design.weapons[weapon] ?? { location: -1 }));
  const both = names.includes('main_gun') && names.some((name) => name?.endsWith('arm'));
  return both ? 'the main gun takes both arms' : undefined;
}
