import { beginDuel, type Duel, mechDesignOf, type WeaponUse } from '../../../src/edge/battle.js';
import type { TerrainFeature } from '../../../src/edge/rules.js';
import type { Unit } from '../../../src/edge/units.js';
import type { Attack } from './attack.js';
import { armDamage, attackerCondition, targetCondition } from './condition.js';
import type { Situation } from './situation-fields.js';

const BEARING = { ahead: 'front', left: 'left', right: 'right', behind: 'rear' } as const;

/** The attack as a `Duel`. */
export function duelOf(attack: Attack): Duel {
  const whole = withWholeTarget(attack);
  const { ruleset, situation, target } = attack;
  return {
    ...whole,
    target: {
      ...whole.target,
      condition: targetCondition(target, situation, beginDuel(whole, undefined, { ruleset }).unit(1)),
    },
  };
}

function withWholeTarget({ situation, attacker, target, loads }: Attack): Duel {
  const { gunnery, piloting, abilities, light, rain, fog, wind } = situation;
  return {
    attacker: {
      unit: attacker,
      pilot: { gunnery, piloting, abilities },
      condition: attackerCondition(attacker, situation),
      movementType: situation.moved,
      hexesMoved: situation.moved === 'stationary' ? 0 : situation.ownHexes,
      heat: situation.heat,
      pilotWounds: situation.wounds,
      sensorHits: situation.sensors,
      prone: situation.prone,
      spotting: situation.spotting,
      armDamage: { left_arm: armDamage(situation.leftArm), right_arm: armDamage(situation.rightArm) },
      teammateCalledShot: situation.teammate,
      ...(situation.computerOut && { targetingComputer: false }),
      ...secondaryOf(situation),
      ...spottedBy(situation),
    },
    target: {
      unit: target,
      pilot: { piloting: situation.targetPiloting, abilities: situation.targetAbilities },
      movementType: situation.targetMoved,
      hexesMoved: situation.targetMoved === 'stationary' ? 0 : situation.hexes,
      heat: situation.targetHeat,
      prone: situation.targetProne,
      immobile: situation.immobile,
      partialCover: situation.cover,
      isDodging: situation.dodging,
      stealth: situation.stealth,
      voidSignature: situation.voidSignature,
      chameleon: situation.chameleon,
      stuck: situation.stuck,
      skidded: situation.skidded,
      tagged: situation.tagged,
      narced: situation.narced,
      homingPod: situation.homing,
    },
    range: situation.range,
    side: situation.side,
    bearing: BEARING[situation.bearing],
    ...calledOn(target, situation),
    targetTerrain: [situation.terrain],
    interveningTerrain: woodsBetween(situation),
    environment: { light, precipitation: rain, fog, wind },
    weapons: Object.fromEntries(
      mechDesignOf(attacker).weapons.map(({ id }) => [id, useOf(id, situation, loads)]),
    ),
  };
}

/** A link may name a location that the target does not have. */
const calledOn = (target: Unit, { called }: Situation): Pick<Duel, 'location'> =>
  called !== 'no' && mechDesignOf(target).plan.locations.includes(called) ? { location: called } : {};

function useOf(id: string, { silent, shots, pulsed }: Situation, loads: Attack['loads']): WeaponUse {
  const burst = shots[id] ?? 0;
  const load = loads[id];
  return {
    silent: silent.includes(id),
    pulse: pulsed.includes(id),
    ...(burst > 0 && { shots: burst }),
    ...(load && { load }),
  };
}

const secondaryOf = ({ secondary: arc }: Situation): Partial<Duel['attacker']> =>
  arc === 'no' ? {} : { secondaryTarget: { isSecondary: true, inFrontArc: arc === 'front', arc } };

function spottedBy({ spotter, spotterAttacked }: Situation): Partial<Duel['attacker']> {
  if (spotter === 'no') return {};
  return {
    indirectFire:
      spotter === 'none'
        ? { isIndirect: true, noSpotter: true }
        : { isIndirect: true, spotterMovement: spotter, spotterAttacked },
  };
}

const woodsBetween = ({ lightWoods, heavyWoods }: Situation): readonly (readonly TerrainFeature[])[] => [
  ...Array.from({ length: lightWoods }, (): TerrainFeature[] => ['light_woods']),
  ...Array.from({ length: heavyWoods }, (): TerrainFeature[] => ['heavy_woods']),
];
