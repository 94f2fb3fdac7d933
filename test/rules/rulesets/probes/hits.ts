import { checkForCriticals } from '../../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { hitSlot } from '../../../../src/battle/kinds/mech/criticals.js';
import { floodLocation } from '../../../../src/battle/kinds/mech/flood-location.js';
import { officialCatalog } from '../../../../src/catalog/official.js';
import { MECH_CHASSIS, type MechChassis } from '../../../../src/rules/body/chassis.js';
import { RIGHT_TORSO } from '../../../../src/rules/body/mech-plans.js';
import { explosionDamage, resolveCriticalCheck, rollBreach } from '../../../../src/rules/critical/index.js';
import { DAMAGE_KINDS, type DamageKind } from '../../../../src/rules/damage/damage-kind.js';
import { applyDamage, applyExplosion, rollCriticalBehindCaseII } from '../../../../src/rules/damage/index.js';
import { armorRule, cooled, isBoredThrough } from '../../../../src/rules/damage/materials.js';
import {
  determineAimedShotLocation,
  determineCalledShotLocation,
  determineHitLocationFromRoll,
  determineKickLocation,
  determinePunchLocation,
  distributeClusterHits,
} from '../../../../src/rules/hit-location/index.js';
import { rollLancePierces } from '../../../../src/rules/physical/lance.js';
import { calculateExplosionWounds } from '../../../../src/rules/pilot/index.js';
import { FIRING_ARCS, type FiringArc } from '../../../../src/rules/to-hit/vocabulary.js';
import { calculateVolleyOdds } from '../../../../src/rules/volley/index.js';
import { customMech } from '../../../battle/custom-mech.js';
import { customVehicle } from '../../../battle/custom-vehicle.js';
import { sampleBattle } from '../../../battle/sample-battle.js';
import { mechWith } from '../../damage/sample-mech.js';
import { itemNamed } from '../../items.js';
import { scriptedDice } from '../../scripted-dice.js';
import { slotsOf } from '../volleys/volley.js';
import { type Probe, TWO_DICE, upTo } from './probe.js';

const DIE = upTo(6, 1);

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const ofEachSide = <Value>(answers: (arc: FiringArc, chassis: MechChassis) => readonly Value[]) =>
  MECH_CHASSIS.flatMap((chassis) => FIRING_ARCS.flatMap((arc) => answers(arc, chassis)));

export const HIT_LOCATION: readonly Probe[] = [
  (ruleset) =>
    ofEachSide((arc, chassis) =>
      DIE.map((die) => determinePunchLocation(scriptedDice(die), { arc, chassis, ruleset })),
    ),
  (ruleset) =>
    ofEachSide((arc, chassis) =>
      DIE.map((die) => determineKickLocation(scriptedDice(die), { arc, chassis, ruleset })),
    ),
  (ruleset) =>
    ofEachSide((arc, chassis) =>
      TOTALS.map((total) => determineHitLocationFromRoll(arc, total, { chassis, ruleset, legDie: 3 })),
    ),
  (ruleset) =>
    TWO_DICE.map(([first, second]) => {
      const dice = scriptedDice(first, second, 6, 6, 6, 6);
      return determineAimedShotLocation('front', 'left_leg', dice, { ruleset }).location;
    }),
  (ruleset) => {
    const aim = { location: 'head', sure: false } as const;
    return calculateVolleyOdds([{ needed: 7, damagePerHit: 5, aim }], { ruleset });
  },
  (ruleset) => determineCalledShotLocation('front', 'left_leg', scriptedDice(1, 1, 6, 6), { ruleset }),
  (ruleset) => determineHitLocationFromRoll('front', 7, { ruleset }).isCritical,
  (ruleset) => distributeClusterHits('front', 5, 1, scriptedDice(...Array<number>(10).fill(3)), { ruleset }),
];

const ARMORS = [
  'hardened',
  'ferro-lamellor',
  'reactive',
  'battle-armor-reactive',
  'battle-armor-reflective',
  'reflective',
  'ballistic-reinforced',
  'impact-resistant',
  'heat-dissipating',
  'commercial',
  'ferro-fibrous',
  'light-ferro-fibrous',
  'heavy-ferro-fibrous',
  'ferro-fibrous-prototype',
  'anti-penetrative-ablation',
];

/** What armor makes of damage of these kinds. */
const damageOf =
  (kinds: readonly (DamageKind | undefined)[]): Probe =>
  (ruleset) =>
    ARMORS.flatMap((armorType) =>
      kinds.map((damageKind) => {
        const options = { armorType, ruleset, ...(damageKind && { damageKind }) };
        return [40, 1].flatMap((armor) =>
          [5, 6, 17].map((damage) => {
            const mech = mechWith({ center_torso: { armor } });
            const { mech: left, criticalChecks } = applyDamage(mech, 'center_torso', damage, options);
            return [left.center_torso, criticalChecks];
          }),
        );
      }),
    );

const lances: Probe = (ruleset) =>
  ARMORS.map((armorType) => rollLancePierces({ armorLeft: 5, armorType }, () => 6, { ruleset }));

/** What armor makes of everything that no weapon fires: only damage of other kinds. */
export const otherDamage = (ofWeapons: ReadonlySet<DamageKind | undefined>): readonly Probe[] => [
  damageOf([undefined, ...DAMAGE_KINDS].filter((kind) => !ofWeapons.has(kind))),
  lances,
];

export const DAMAGE: readonly Probe[] = [
  damageOf([undefined, ...DAMAGE_KINDS]),
  (rules) => ARMORS.flatMap((type) => upTo(9).map((heat) => cooled(armorRule(type, rules), heat))),
  (rules) => ARMORS.map((type) => isBoredThrough(type, rules)),
  // Armor as thick and as thin as acid eats more of.
  (ruleset) =>
    ARMORS.flatMap((armorType) =>
      [2, 3, 4, 5].map((armor) => {
        const mech = mechWith({ center_torso: { armor } });
        return applyDamage(mech, 'center_torso', 1, { armorType, damageKind: 'acid', ruleset }).mech;
      }),
    ),
  (ruleset) =>
    ARMORS.map(
      (armorType) =>
        applyDamage(mechWith({ center_torso: { armor: 9 } }), 'center_torso', 1, {
          armorType,
          throughArmorCritical: true,
          ruleset,
        }).criticalChecks,
    ),
  (ruleset) =>
    ARMORS.map((armorType) => {
      const check = { location: 'center_torso', armorType, armorPiercing: -1 } as const;
      return resolveCriticalCheck(check, scriptedDice(4, 4), { ruleset }).targetModifier;
    }),
  lances,
];

/** The smallest of each family that 'Mechs carry, with the slots that it takes. */
const GUNS = [
  ...new Map(
    [...officialCatalog.items]
      .filter((item) => item.kind === 'weapon' && item.mountedOn.includes('mech') && Number(item.slots) <= 12)
      .sort((one, other) => Number(other.slots) - Number(one.slots))
      .flatMap((item) => ('ammoFamily' in item ? [[item.ammoFamily, slotsOf(item.id)] as const] : [])),
  ).values(),
];

export const CRITICAL: readonly Probe[] = [
  (ruleset) =>
    (['vacuum', 'trace-atmosphere', 'water', 'surface'] as const).flatMap((surroundings) =>
      TWO_DICE.map(([first, second]) =>
        rollBreach(surroundings, {}, scriptedDice(first, second), { ruleset }),
      ),
    ),
  (ruleset) =>
    TWO_DICE.map(([first, second]) =>
      rollBreach('water', { armorType: 'impact-resistant' }, scriptedDice(first, second), { ruleset }),
    ),
  (ruleset) => {
    const unit = 'shadow-hawk-shd-2h';
    const { battle, red } = sampleBattle({
      red: [{ unit, at: [5, 8] }],
      blue: [{ unit, at: [5, 2] }],
      ruleset,
    });
    const [leg = -1] = red.plan.legs;
    floodLocation(battle, red, leg);
    return red.hasLost(leg);
  },
  // The gun of a tank is hit.
  (ruleset) => {
    const { battle, red, add } = sampleBattle({
      ruleset,
      red: [{ unit: customVehicle({ equipment: { Turret: ['Autocannon/10'] } }), at: [5, 8] }],
      blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 2] }],
    });
    add(5, 5, 6);
    checkForCriticals(battle, red, red.plan.locations.indexOf('turret'), NOBODY);
    return red.isWorking(red.design.weapons[0]?.fixture ?? -1);
  },
  // One gun of each family on a 'Mech is hit once.
  (ruleset) =>
    GUNS.map((gun) => {
      const { battle, red } = sampleBattle({
        ruleset,
        red: [{ unit: customMech({ slots: { RT: [gun] } }), at: [5, 8] }],
        blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 2] }],
        // What explodes hurts the pilot, and does no more here.
        dice: Array<number>(40).fill(3),
      });
      hitSlot(battle, red, RIGHT_TORSO, 0, NOBODY);
      return red.isWorking(red.design.weapons[0]?.fixture ?? -1);
    }),
];

export const EXPLOSIONS: readonly Probe[] = [
  (ruleset) =>
    [undefined, 'case', 'case-ii'].map((protection) => {
      const options = { ruleset, ...(protection && { protection: protection as 'case' }) };
      return (['left_torso', 'left_leg'] as const).map(
        (location) => applyExplosion(mechWith({ left_leg: { structure: 30 } }), location, 40, options).mech,
      );
    }),
  (ruleset) =>
    [20, 21].map(
      (points) =>
        applyExplosion(mechWith({ left_leg: { structure: 30 } }), 'left_leg', points, { ruleset }).mech,
    ),
  (ruleset) =>
    resolveCriticalCheck({ location: 'left_torso', behindCaseII: true }, scriptedDice(4, 4), { ruleset })
      .targetModifier,
  (ruleset) =>
    TWO_DICE.map(([first, second]) => rollCriticalBehindCaseII(scriptedDice(first, second), { ruleset })),
  (ruleset) => calculateExplosionWounds([], { ruleset }),
  (ruleset) =>
    [
      'Gauss Rifle',
      'PPC Capacitor',
      'Prototype Improved Jump Jet',
      'RISC Emergency Coolant System',
      'ISRISCLaserPulseModule',
      'Coolant Pod',
    ].map((item) => explosionDamage(itemNamed(item), { charged: true }, { ruleset })),
];
