import type { Trait } from '../../catalog/index.js';
import type { Design, Fixture } from './design.js';

/** Equipment that the rules of a battle look for. */
const GEAR = [
  'ecm',
  'active-probe',
  'targeting-computer',
  'actuator-enhancement-system',
  'masc',
  'supercharger',
  'stealth',
  'null-signature',
  'void-signature',
  'chameleon-shield',
  'c3',
  'c3i',
  'modular-armor',
  'ppc-capacitor',
  'harjel',
  'mending-harjel',
] as const;
export type Gear = (typeof GEAR)[number];

const GEAR_TRAITS: ReadonlyMap<Trait, Gear> = new Map<Trait, Gear>([
  ['ecm', 'ecm'],
  ['active-probe', 'active-probe'],
  ['targeting-computer', 'targeting-computer'],
  ['actuator-enhancement-system', 'actuator-enhancement-system'],
  ['supercharger', 'supercharger'],
  ['stealth', 'stealth'],
  ['null-signature', 'null-signature'],
  ['void-signature', 'void-signature'],
  ['chameleon-shield', 'chameleon-shield'],
  ['c3-slave', 'c3'],
  ['c3-master', 'c3'],
  ['c3-boosted-slave', 'c3'],
  ['c3-boosted-master', 'c3'],
  ['c3i', 'c3i'],
  ['modular-armor', 'modular-armor'],
  ['ppc-capacitor', 'ppc-capacitor'],
  ['harjel', 'harjel'],
  ['harjel-ii', 'mending-harjel'],
  ['harjel-iii', 'mending-harjel'],
]);

export function gearOf(fixtures: readonly Fixture[]): Design['gear'] {
  const gear: Partial<Record<Gear, readonly Fixture[]>> = {};
  const add = (kind: Gear, fixture: Fixture): void => {
    gear[kind] = [...(gear[kind] ?? []), fixture];
  };
  for (const fixture of fixtures) {
    const { item } = fixture;
    if (item === undefined || item.kind === 'ammunition') continue;
    for (const trait of item.traits) {
      const kind = GEAR_TRAITS.get(trait);
      if (kind !== undefined) add(kind, fixture);
    }
    // A speed booster that is no supercharger is a MASC.
    const isMasc = item.traits.includes('speed-booster') && !item.traits.includes('supercharger');
    // The jet booster of a VTOL works like a supercharger.
    if (isMasc) add(item.traits.includes('jet-booster') ? 'supercharger' : 'masc', fixture);
  }
  return gear;
}
