import type { WeaponMount } from '../../../../src/battle/combatant/weapon-mount.js';
import { declaredShot } from '../../../../src/battle/weapons/declared-shot.js';
import { obstacleInArc, weaponObstacle } from '../../../../src/battle/weapons/legality.js';
import { lookAt } from '../../../../src/battle/weapons/line.js';
import {
  type Environment,
  FOGS,
  LIGHTS,
  PRECIPITATIONS,
  WINDS,
} from '../../../../src/rules/environment/environment.js';
import { artilleryModifier } from '../../../../src/rules/firing/artillery.js';
import { marksSoldiers } from '../../../../src/rules/firing/marking.js';
import { calculatePilotingRoll } from '../../../../src/rules/piloting/index.js';
import type { Ruleset } from '../../../../src/rules/ruleset.js';
import { SENSOR_KINDS } from '../../../../src/rules/rulesets/areas/to-hit.js';
import {
  calculateToHit,
  type IAttackerState,
  type ITargetState,
  type IToHitOptions,
  type RangeBracket,
} from '../../../../src/rules/to-hit/index.js';
import { MOVEMENT_TYPES, SOLDIERS, WEAPON_CATEGORIES } from '../../../../src/rules/to-hit/vocabulary.js';
import { mapOf } from '../../../battle/map-of.js';
import { shootingRange } from '../../../battle/shooting-range.js';
import { ammunitionNamed, itemNamed } from '../../items.js';
import { type Probe, upTo } from './probe.js';

const SHOOTER: IAttackerState = { gunnery: 4, movementType: 'stationary', heat: 0 };
const TARGET: ITargetState = { movementType: 'walk', hexesMoved: 5 };

interface Shot {
  readonly attacker?: Partial<IAttackerState>;
  readonly target?: Partial<ITargetState>;
  readonly options?: IToHitOptions;
  readonly bracket?: RangeBracket;
  readonly range?: number;
}

const needed = (
  ruleset: Ruleset,
  { attacker, target, options, bracket = 'medium', range = 5 }: Shot,
): number =>
  calculateToHit({ ...SHOOTER, ...attacker }, { ...TARGET, ...target }, bracket, range, {
    ...options,
    ruleset,
  }).finalToHit;

const secondary = (arc: 'front' | 'left' | 'rear') => ({
  secondaryTarget: { isSecondary: true, inFrontArc: arc === 'front', arc },
});
const semiGuided = { ammunition: ammunitionNamed('lrm-10-semi-guided-ammo') };

const SHOTS: readonly Shot[] = [
  { options: { minimumRange: 5 } },
  { bracket: 'extreme' },
  { attacker: { pilotWounds: 2 } },
  ...upTo(30).map((heat) => ({ attacker: { heat } })),
  ...SENSOR_KINDS.flatMap((sensors) => upTo(3).map((sensorHits) => ({ attacker: { sensors, sensorHits } }))),
  { attacker: { actuatorDamage: { lowerArmDestroyed: true } } },
  { attacker: { actuatorDamage: { shoulderDestroyed: true, lowerArmDestroyed: true } } },
  { attacker: secondary('front') },
  { attacker: secondary('rear') },
  { attacker: { ...secondary('left'), unitQuirks: ['multi_trac'] } },
  { attacker: { shield: 'carried' } },
  { attacker: { shield: 'passive' } },
  { options: { weapon: itemNamed('AC/10'), ammunition: ammunitionNamed('armor-piercing-ac-10-ammo') } },
  { options: { weapon: itemNamed('MRM 20'), linkedTo: itemNamed('apollo-mrm-fcs') } },
  { options: semiGuided, target: { tagged: true } },
  { options: semiGuided, target: { tagged: true }, attacker: { indirectFire: { isIndirect: true } } },
  {
    options: { ...semiGuided, interveningTerrain: [['heavy_woods'], ['light_woods']] },
    target: { tagged: true },
  },
  { options: { ammunition: ammunitionNamed('lrm-10-narc-capable-ammo') }, target: { narcPod: true } },
  { attacker: { indirectFire: { isIndirect: true } }, target: { partialCover: true } },
  { options: { weapon: itemNamed('thumper-cannon') }, target: { immobile: true } },
  { attacker: { prone: true, onThreeSoundLegs: true } },
  { attacker: { targetingComputer: true }, options: { weapon: itemNamed('SRM 6') } },
  ...MOVEMENT_TYPES.map((spotterMovement) => ({
    attacker: { indirectFire: { isIndirect: true, spotterMovement } },
  })),
  { attacker: { indirectFire: { isIndirect: true, spotterAttacked: true } } },
  { attacker: { calledShot: true, teammateCalledShot: true } },
  { attacker: { abilities: ['range_master'], designatedRangeBracket: 'medium' }, bracket: 'short' },
];

export const TO_HIT: readonly Probe[] = [
  (rules) => SHOTS.map((shot) => needed(rules, shot)),
  // Which weapons of a prone biped with one arm fire.
  (ruleset) => {
    const condition = { prone: true, structure: { left_arm: 0 } };
    const slots = { RA: ['Medium Laser'], RT: ['Medium Laser'] };
    const { battle, red } = shootingRange({ ruleset, red: { slots, condition } });
    return red.design.weapons.map((mount) => weaponObstacle(battle, red, mount) ?? 'fires');
  },
  // And of a tripod.
  (ruleset) => {
    const condition = { prone: true, structure: { left_arm: 0 } };
    const slots = { RA: ['Medium Laser'] };
    const { battle, red } = shootingRange({ ruleset, red: { chassis: 'tripod', slots, condition } });
    return red.design.weapons.map((mount) => weaponObstacle(battle, red, mount) ?? 'fires');
  },
  // The hex of a target whose own beacon guides missiles.
  (ruleset) => {
    const map = mapOf({ '5,11': { terrain: ['light_woods'], foliageHeight: 2 } });
    const slots = { RT: ['LRM 10'], LT: ['IS Ammo LRM-10 Narc-capable'] };
    const { battle, red, blue } = shootingRange({ ruleset, map, red: { slots } });
    const shot = { weapon: 0, target: blue.index, spotter: blue.index };
    return declaredShot(battle, red, { torsoFacing: 0, shots: [shot] }, shot).spottersLine?.targetModifier;
  },
  // Torpedoes at what cannot be seen.
  (ruleset) => {
    const slots = { RT: ['LRT 10'], LT: ['IS Ammo LRTorpedo-10'] };
    const { battle, red, blue } = shootingRange({ ruleset, red: { slots } });
    const [mount] = red.design.weapons as [WeaponMount];
    const line = { ...lookAt(battle, red, blue), blocked: true };
    return obstacleInArc(battle, red, mount, red.design.bins[0], blue, line, true);
  },
  // Artillery pieces.
  (ruleset) =>
    [true, false].flatMap((indirect) =>
      [true, false].flatMap((aloft) =>
        [10, 25].map((range) => artilleryModifier(range, { indirect, aloft }, ruleset)),
      ),
    ),
  // Designators and pods at soldiers.
  (ruleset) =>
    SOLDIERS.flatMap((soldiers) =>
      (['tag', 'narc'] as const).map((use) => marksSoldiers(use, soldiers, ruleset)),
    ),
];

const SKIES: readonly Environment[] = [
  ...LIGHTS.map((light) => ({ light })),
  ...PRECIPITATIONS.map((precipitation) => ({ precipitation })),
  ...FOGS.map((fog) => ({ fog })),
  ...WINDS.map((wind) => ({ wind })),
];

export const ENVIRONMENT: readonly Probe[] = [
  (rules) =>
    SKIES.flatMap((environment) =>
      WEAPON_CATEGORIES.map((weaponCategory) =>
        needed(rules, { attacker: { weaponCategory }, options: { environment } }),
      ),
    ),
  (ruleset) =>
    SKIES.map(
      (environment) =>
        calculatePilotingRoll({ piloting: 5 }, { kind: 'stand' }, { ruleset, environment }).targetNumber,
    ),
];
