import type { ArmorRule, DamageRules, DamageSource } from '../areas/damage.js';

const PLAIN: ArmorRule = { damagePerPoint: {}, losesOneIn: {} };

/** The same for damage of every source, except acid and rounds that pierce armor, which no layer reduces. */
const nearlyAlways = (points: number): Partial<Record<DamageSource, number>> => ({
  energy: points,
  incendiary: points,
  ballistic: points,
  missile: points,
  physical: points,
  area: points,
  fall: points,
  other: points,
});

/** Acid does a point more to armor that is made of layers or fibers. */
const EATEN: ArmorRule['eatenBy'] = { acid: { points: 1, above: 0 } };
const FIBERS: ArmorRule = { ...PLAIN, eatenBy: EATEN };

/** docs/rulesets.md lists what the books on advanced rules leave open. */
export const DAMAGE: DamageRules = {
  armors: {
    'ferro-fibrous': FIBERS,
    'light-ferro-fibrous': FIBERS,
    'heavy-ferro-fibrous': FIBERS,
    'ferro-fibrous-prototype': FIBERS,
    hardened: { ...PLAIN, damagePerPoint: { ...nearlyAlways(2), acid: 2 } },
    'ferro-lamellor': { ...PLAIN, losesOneIn: nearlyAlways(5), eatenBy: EATEN },
    // Its charges destroy warheads before they hit.
    reactive: { ...PLAIN, losesOneIn: { missile: 2, area: 2 }, eatenBy: EATEN },
    // It reflects energy, but is brittle.
    reflective: {
      damagePerPoint: { physical: 0.5, fall: 0.5, area: 0.5 },
      losesOneIn: { energy: 2, incendiary: 2 },
      eatenBy: EATEN,
      heat: { share: 0.5, least: 1 },
    },
    'ballistic-reinforced': {
      ...PLAIN,
      losesOneIn: { ballistic: 2, 'armor-piercing': 2, missile: 2, acid: 2 },
    },
    'impact-resistant': { ...PLAIN, losesOneInFull: { physical: 3, fall: 3 } },
    // Barrier Armor Rating 5.
    commercial: { ...PLAIN, piercedAbove: 5 },
    'battle-armor-reactive': { ...PLAIN, losesOneIn: { missile: 2, area: 2 } },
    'battle-armor-reflective': { ...PLAIN, losesOneIn: { energy: 2, incendiary: 2 } },
    'heat-dissipating': { ...PLAIN, heat: { share: 0.5, least: 0 } },
  },
  stopsThroughArmor: [],
  stopsArmorPiercing: ['hardened', 'ferro-lamellor', 'reactive'],
  armorPiercingRoll: { reflective: 2, 'impact-resistant': 1 },
  stopsLances: ['hardened', 'ferro-lamellor'],
};
