import {
  calculateAttackerQuirkModifiers,
  calculateAttackerSPAModifiers,
  calculateToHit,
  formatToHit,
  type IAttackerState,
  type ITargetState,
  type IToHitOptions,
  officialCatalog,
  preparedToHitNumber,
  prepareToHit,
  type RangeBracket,
  toHitNumber,
} from '../../../src/index.js';
import { SENSOR_KINDS } from '../../../src/rules/rulesets/areas/to-hit.js';
import {
  AIMED_SHOTS,
  FIRE_CONTROLS,
  FIRING_ARCS,
  SHIELD_STANCES,
  SOLDIERS,
  SUIT_STEALTHS,
  WEAPON_CATEGORIES,
} from '../../../src/rules/to-hit/vocabulary.js';
import type { Chance } from '../../chance.js';
import { demand, demandNumbers } from '../../demand.js';
import {
  AMMUNITION,
  BRACKETS,
  MOVEMENTS,
  randomAbilities,
  randomHex,
  randomQuirks,
  randomWeaponQuirks,
  WEAPONS,
} from '../../seeds/random-ids.js';
import { randomEnvironment } from '../../seeds/random-setup.js';
import { askEntries, situationTarget } from './ask-rule.js';

interface Shot {
  attacker: IAttackerState;
  target: ITargetState;
  bracket: RangeBracket;
  range: number;
  options: IToHitOptions;
}

const WEAPON_ID = 'gun';
const LINKED = officialCatalog.items.filter(({ kind }) => kind === 'electronics' || kind === 'miscellaneous');

function randomAttacker(chance: Chance): IAttackerState {
  const flag = () => chance.percent(50);
  return {
    gunnery: chance.below(9),
    movementType: chance.pick(MOVEMENTS),
    heat: chance.below(40),
    ...chance.fields<Required<Omit<IAttackerState, 'gunnery' | 'movementType' | 'heat'>>>(25, {
      damageModifiers: () => [
        {
          id: 'own',
          name: 'Own',
          value: chance.between(-3, 3),
          source: 'damage',
          description: 'of the caller',
        },
      ],
      pilotWounds: () => chance.below(7),
      sensorHits: () => chance.below(4),
      actuatorDamage: () => ({
        shoulderDestroyed: flag(),
        upperArmDestroyed: flag(),
        lowerArmDestroyed: flag(),
      }),
      targetingComputer: flag,
      prone: flag,
      secondaryTarget: () => ({ isSecondary: flag(), inFrontArc: flag(), arc: chance.pick(FIRING_ARCS) }),
      indirectFire: () => ({
        isIndirect: flag(),
        ...(flag()
          ? { noSpotter: true }
          : {
              spotterWalked: flag(),
              spotterMovement: chance.pick(MOVEMENTS),
              spotterAttacked: flag(),
              noSpotter: false,
            }),
      }),
      calledShot: flag,
      teammateCalledShot: flag,
      abilities: () => randomAbilities(chance),
      unitQuirks: () => randomQuirks(chance),
      weaponQuirks: () => ({ [WEAPON_ID]: randomWeaponQuirks(chance) }),
      weaponType: () => chance.pick(['Medium Laser', 'PPC', 'LRM 20', 'nothing']),
      weaponCategory: () => chance.pick(WEAPON_CATEGORIES),
      targetId: () => chance.pick(['blue-1', 'blue-2']),
      designatedWeaponType: () => chance.pick(['Medium Laser', 'PPC']),
      designatedWeaponCategory: () => chance.pick(WEAPON_CATEGORIES),
      designatedTargetId: () => 'blue-1',
      designatedRangeBracket: () => chance.pick(BRACKETS),
      actuatorEnhancement: flag,
      fireControl: () => chance.pick(FIRE_CONTROLS),
      spotting: flag,
      shield: () => chance.pick(SHIELD_STANCES),
      steadyWhenProne: flag,
      onThreeSoundLegs: flag,
      sensors: () => chance.pick(SENSOR_KINDS),
      skidded: flag,
      gunnerOut: flag,
      aloft: flag,
      drives: flag,
      soldiers: () => chance.pick(SOLDIERS),
    }),
  };
}

export function randomTarget(chance: Chance): ITargetState {
  const flag = () => chance.percent(50);
  return {
    movementType: chance.pick(MOVEMENTS),
    hexesMoved: chance.below(30),
    ...chance.fields<Required<Omit<ITargetState, 'movementType' | 'hexesMoved'>>>(20, {
      prone: flag,
      immobile: flag,
      partialCover: flag,
      isDodging: flag,
      abilities: () => randomAbilities(chance),
      unitQuirks: () => randomQuirks(chance),
      weaponQuirks: () => ({ any: randomWeaponQuirks(chance) }),
      stealth: flag,
      voidSignature: flag,
      chameleon: flag,
      superheavy: flag,
      large: flag,
      heat: () => chance.below(40),
      tagged: flag,
      homingPod: flag,
      narcPod: flag,
      stuck: flag,
      skidded: flag,
      soldiers: () => chance.pick(SOLDIERS),
      suit: () => ({ stealth: chance.pick(SUIT_STEALTHS), mimetic: flag(), camoSystem: flag() }),
      airborne: flag,
      aloft: flag,
      emplaced: flag,
    }),
  };
}

const randomOptions = (chance: Chance): IToHitOptions => ({
  ruleset: chance.ruleset(),
  ...chance.fields<Required<Omit<IToHitOptions, 'ruleset'>>>(30, {
    extremeRange: () => chance.percent(50),
    minimumRange: () => chance.below(8),
    rangeModifiers: () => [-2, 0, 2, 4],
    weaponId: () => WEAPON_ID,
    weapon: () => chance.pick(WEAPONS),
    ammunition: () => chance.pick(AMMUNITION),
    linkedTo: () => chance.pick(LINKED),
    pulseModule: () => chance.percent(50),
    targetTerrain: () => randomHex(chance),
    interveningTerrain: () => [randomHex(chance), randomHex(chance)],
    interveningPoints: () => chance.below(4),
    targetTerrainPoints: () => chance.below(3),
    environment: () => randomEnvironment(chance),
    damageSetting: () => chance.below(10),
    charged: () => chance.percent(50),
    aimed: () => chance.pick(AIMED_SHOTS),
  }),
});

const randomShot = (chance: Chance): Shot => ({
  attacker: randomAttacker(chance),
  target: randomTarget(chance),
  bracket: chance.pick(BRACKETS),
  range: chance.below(30),
  options: randomOptions(chance),
});

function askShot({ attacker, target, bracket, range, options }: Shot): void {
  const shot = calculateToHit(attacker, target, bracket, range, options);
  const { modifiers, rawToHit, finalToHit, impossible, probability, baseToHit } = shot;
  demandNumbers({ rawToHit, finalToHit, baseToHit }, 'the shot', 'infinite');
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  demand(sum === rawToHit, `${rawToHit} is needed, and the entries add up to ${sum}`);
  demand(
    finalToHit === (rawToHit === Number.POSITIVE_INFINITY ? rawToHit : Math.min(13, rawToHit)),
    `${rawToHit} becomes ${finalToHit}`,
  );
  demand(impossible === finalToHit > 12, `${finalToHit} is called ${impossible ? 'impossible' : 'possible'}`);
  demand(probability >= 0 && probability <= 1, `the chance is ${probability}`);
  askEntries(modifiers);
  const bare = toHitNumber(attacker, target, bracket, range, options);
  demand(bare === finalToHit, `the bare number is ${bare}, the itemised one ${finalToHit}`);
  demand(!/undefined|NaN/.test(formatToHit(shot)), formatToHit(shot));
  const { weaponId, ruleset } = options;
  const own = { ...(ruleset && { ruleset }) };
  demandNumbers(
    calculateAttackerQuirkModifiers(attacker, target, bracket, weaponId, own),
    'quirks',
    'infinite',
  );
  demandNumbers(calculateAttackerSPAModifiers(attacker, target, bracket, own), 'abilities', 'infinite');
  askPrepared({ attacker, target, bracket, range, options }, finalToHit, modifiers);
}

/** The same shot in the prepared form that battles use, in which the line has its own terrain. */
function askPrepared(
  { attacker, target, bracket, range, options }: Shot,
  itemised: number,
  modifiers: readonly { readonly id: string; readonly value: number }[],
): void {
  const points = (id: string) => modifiers.find((entry) => entry.id === id)?.value ?? 0;
  const { targetTerrain, interveningTerrain, targetTerrainPoints, interveningPoints, ...rest } = options;
  if (targetTerrain !== undefined) return;
  const number = preparedToHitNumber(prepareToHit(attacker, target, rest), {
    bracket,
    range,
    interveningTerrain: points('intervening_terrain'),
    targetTerrain: points('target_terrain'),
    partialCover: target.partialCover ?? false,
  });
  demand(number === itemised, `the prepared number is ${number}, the itemised one ${itemised}`);
}

export const TO_HIT_TARGET = situationTarget(
  'to-hit',
  'shots, by all three ways to ask',
  randomShot,
  askShot,
);
