import type { Ammunition, Catalog, Munition, TechBase, Weapon } from '../../catalog/index.js';
import { isMeantForUnits } from './munitions.js';

/** Whether this ammunition fits the weapon and is worth firing at units. */
export const feeds = (ammunition: Ammunition, { ammoFamily, rackSize }: Weapon): boolean =>
  isMeantForUnits(ammunition) &&
  ammunition.ammoFamily === ammoFamily &&
  ammunition.rackSize === (rackSize ?? ammunition.rackSize);

/** Munitions that matter in a shot at a unit. All others would be fired like the standard one. */
const TOLD_APART: ReadonlySet<Munition> = new Set<Munition>([
  'armor-piercing',
  'artemis-capable',
  'artemis-v-capable',
  'cluster',
  'extended-range',
  'flechette',
  'fragmentation',
  'heat-seeking',
  'high-explosive',
  'inferno',
  'narc-capable',
  'precision',
  'semi-guided',
  'standard',
]);

/**
 * Returns the loads that a 'Mech could carry for this weapon, each kind once, of the weapon's own tech base if
 * possible.
 */
export function loadsFor(weapon: Weapon, catalog: Pick<Catalog, 'ammunitionFor'>): readonly Ammunition[] {
  const { ammoFamily, rackSize = 0, techBase } = weapon;
  if (ammoFamily === undefined) return [];
  const kinds = new Map<string, Ammunition>();
  for (const load of catalog.ammunitionFor(ammoFamily, rackSize)) {
    const { munitions, mountedOn } = load;
    if (!feeds(load, weapon) || !munitions.every((munition) => TOLD_APART.has(munition))) continue;
    if (mountedOn.length > 0 && !mountedOn.includes('mech')) continue;
    if (!isOpenTo(techBase, load.techBase)) continue;
    const kind = loadKind(load);
    if (!kinds.has(kind) || load.techBase === techBase) kinds.set(kind, load);
  }
  return [...kinds.values()];
}

/** What distinguishes the loads of one weapon: the munition and, in an MML, the type of missile. */
export const loadKind = ({ munitions, traits }: Ammunition): string =>
  [...munitions, ...traits.filter((trait) => trait === 'mml-lrm' || trait === 'mml-srm')].join();

const isOpenTo = (weapon: TechBase, load: TechBase): boolean =>
  load === 'any' || load === weapon || (weapon === 'any' && load === 'inner-sphere');
