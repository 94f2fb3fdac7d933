import type { ArmorRule, DamageRules, DamageSource } from '../areas/damage.js';

const PLAIN: ArmorRule = { damagePerPoint: {}, losesOneIn: {} };

/** The same for damage from everywhere. */
const always = (points: number): Record<DamageSource, number> => ({
  energy: points,
  ballistic: points,
  missile: points,
  physical: points,
  area: points,
  fall: points,
  other: points,
});

/** What the books on advanced rules leave out stands in docs/rulesets.md. */
export const DAMAGE: DamageRules = {
  armors: {
    hardened: { ...PLAIN, damagePerPoint: always(2) },
    'ferro-lamellor': { ...PLAIN, losesOneIn: always(5) },
    // Its charges blow warheads apart.
    reactive: { ...PLAIN, losesOneIn: { missile: 2, area: 2 } },
    // A mirror for beams, and brittle.
    reflective: {
      damagePerPoint: { physical: 0.5, fall: 0.5, area: 0.5 },
      losesOneIn: { energy: 2 },
      heat: { share: 0.5, least: 1 },
    },
    'ballistic-reinforced': { ...PLAIN, losesOneIn: { ballistic: 2, missile: 2 } },
    'impact-resistant': { ...PLAIN, losesOneIn: { physical: 3, fall: 3 } },
    // Barrier Armor Rating 5.
    commercial: { ...PLAIN, piercedAbove: 5 },
    'heat-dissipating': { ...PLAIN, heat: { share: 0.5, least: 0 } },
  },
  stopsThroughArmor: [],
};
