import type { ArmorRule, DamageRules } from '../areas/damage.js';
import { DAMAGE as BOOK } from '../total-warfare/damage.js';

const of = (type: string): ArmorRule => BOOK.armors[type] as ArmorRule;

/** Acid eats a point more of layers that would spread it, as long as they are thick. */
const EATEN: ArmorRule['eatenBy'] = { acid: { points: 1, above: 2 } };

const { heat: _, ...mirror } = of('reflective');

export const DAMAGE: Partial<DamageRules> = {
  armors: {
    ...BOOK.armors,
    'ferro-lamellor': { ...of('ferro-lamellor'), eatenBy: EATEN },
    reactive: { ...of('reactive'), eatenBy: EATEN },
    'ballistic-reinforced': {
      damagePerPoint: {},
      losesOneIn: { ballistic: 2, 'armor-piercing': 2, missile: 2 },
      eatenBy: EATEN,
    },
    reflective: { ...mirror, eatenBy: EATEN },
    'impact-resistant': { damagePerPoint: {}, losesOneIn: { fall: 2 }, losesOneInFull: { physical: 3 } },
    'heat-dissipating': {
      damagePerPoint: {},
      losesOneIn: {},
      losesOneInFull: { incendiary: 2 },
      heat: { share: 0, least: 0 },
    },
  },
  stopsThroughArmor: ['anti-penetrative-ablation'],
  stopsArmorPiercing: ['hardened', 'anti-penetrative-ablation'],
  armorPiercingRoll: {},
  stopsLances: ['anti-penetrative-ablation'],
};
