import { describe, expect, test } from 'vitest';
import { calculateToHit } from '../../../src/rules/to-hit/index.js';
import { itemNamed } from '../items.js';
import { shooter, standing } from '../shot.js';
import { needs, type Shot } from './shots.js';

const NEVER = Number.POSITIVE_INFINITY;
const secondary = (arc: 'front' | 'left' | 'right' | 'rear') => ({
  secondaryTarget: { isSecondary: true, inFrontArc: arc === 'front', arc },
});
const indirect = (spotterMovement: 'stationary' | 'walk' | 'run' | 'jump', spotterAttacked = false) => ({
  indirectFire: { isIndirect: true, spotterMovement, spotterAttacked },
});

/** Each difference between the rulesets that is about a shot: what a gunner of 4 needs in both. */
const LINES: readonly [rule: string, shot: Shot, standard: number, book: number][] = [
  ['base', {}, 4, 4],
  ['medium range', { bracket: 'medium' }, 6, 6],
  ['long range', { bracket: 'long' }, 8, 8],
  ['extreme range', { bracket: 'extreme' }, 10, NEVER],
  ['beyond extreme range', { bracket: 'out_of_range' }, NEVER, NEVER],
  ['minimum range 3 at 1', { range: 1, options: { minimumRange: 3 } }, 6, 7],
  ['minimum range 3 at 3', { range: 3, options: { minimumRange: 3 } }, 4, 5],
  ['minimum range 3 at 4', { range: 4, options: { minimumRange: 3 } }, 4, 4],
  ['attacker walked', { attacker: { movementType: 'walk' } }, 5, 5],
  ['attacker ran', { attacker: { movementType: 'run' } }, 6, 6],
  ['attacker jumped', { attacker: { movementType: 'jump' } }, 7, 7],
  ['target jumped 5 hexes', { target: { movementType: 'jump', hexesMoved: 5 } }, 7, 7],
  ['heat 24', { attacker: { heat: 24 } }, 8, 8],
  ['heat 26', { attacker: { heat: 26 } }, 9, 8],
  ['target prone, adjacent', { target: { prone: true }, range: 1 }, 2, 2],
  ['target prone, farther', { target: { prone: true } }, 5, 5],
  ['target immobile', { target: { immobile: true } }, 0, 0],
  ['partial cover', { target: { partialCover: true } }, 5, 5],
  ['two wounds', { attacker: { pilotWounds: 2 } }, 6, 4],
  ['secondary target in front', { attacker: secondary('front') }, 5, 5],
  ['secondary target behind', { attacker: secondary('rear') }, 6, 6],
  [
    'targeting computer, laser',
    { attacker: { targetingComputer: true }, options: { weapon: itemNamed('PPC'), minimumRange: 0 } },
    3,
    3,
  ],
  [
    'targeting computer, missiles',
    { attacker: { targetingComputer: true }, options: { weapon: itemNamed('SRM 6') } },
    3,
    4,
  ],
  ['one sensor hit', { attacker: { sensorHits: 1 } }, 5, 6],
  ['two sensor hits', { attacker: { sensorHits: 2 } }, 6, NEVER],
  [
    'shoulder and upper arm',
    { attacker: { actuatorDamage: { shoulderDestroyed: true, upperArmDestroyed: true } } },
    9,
    8,
  ],
  [
    'upper and lower arm',
    { attacker: { actuatorDamage: { upperArmDestroyed: true, lowerArmDestroyed: true } } },
    6,
    6,
  ],
  ['attacker prone', { attacker: { prone: true } }, 6, 6],
  ['indirect', { attacker: indirect('stationary') }, 5, 5],
  ['indirect, spotter walked', { attacker: indirect('walk') }, 6, 6],
  ['indirect, spotter ran', { attacker: indirect('run') }, NEVER, 7],
  ['indirect, spotter jumped', { attacker: indirect('jump') }, NEVER, 8],
  ['indirect, spotter attacks', { attacker: indirect('stationary', true) }, 6, 6],
  ['called shot', { attacker: { calledShot: true } }, 7, 7],
  ['called shot, teammate', { attacker: { calledShot: true, teammateCalledShot: true } }, 4, 7],
  ['called shot, Sharpshooter', { attacker: { calledShot: true, abilities: ['sharpshooter'] } }, 6, 7],
  ['called shot, Marksman', { attacker: { calledShot: true, abilities: ['marksman'] } }, 6, 7],
  ['Distracting', { target: { unitQuirks: ['distracting'] } }, 5, 4],
  ['Low Profile', { target: { unitQuirks: ['low_profile'] } }, 5, 4],
  ['Sensor Ghosts', { attacker: { unitQuirks: ['sensor_ghosts'] } }, 5, 5],
  ['Multi-Trac, front', { attacker: { ...secondary('front'), unitQuirks: ['multi_trac'] } }, 4, 4],
  ['Multi-Trac, left', { attacker: { ...secondary('left'), unitQuirks: ['multi_trac'] } }, 6, 4],
  ['Multi-Trac, right', { attacker: { ...secondary('right'), unitQuirks: ['multi_trac'] } }, 6, 4],
  ['Multi-Trac, rear', { attacker: { ...secondary('rear'), unitQuirks: ['multi_trac'] } }, 6, 6],
  ['Range Master (long) at long', { attacker: { abilities: ['range_master_long'] }, bracket: 'long' }, 4, 4],
  ['Range Master (long) at short', { attacker: { abilities: ['range_master_long'] } }, 4, 8],
  ['Range Master (extreme) at short', { attacker: { abilities: ['range_master_extreme'] } }, 4, 10],
  ['Sniper at long', { attacker: { abilities: ['sniper'] }, bracket: 'long' }, 6, 6],
  [
    'Oblique Attacker, spotter walked',
    { attacker: { ...indirect('walk'), abilities: ['oblique_attacker'] } },
    5,
    4,
  ],
  ['Dodge', { target: { isDodging: true, abilities: ['dodge_maneuver'] } }, 6, 4],
  ['Evasive, ran', { target: { movementType: 'run', abilities: ['evasive'] } }, 5, 4],
  ['Pain Resistance, one wound', { attacker: { pilotWounds: 1, abilities: ['pain_resistance'] } }, 4, 4],
  ['Some Like It Hot at heat 13', { attacker: { heat: 13, abilities: ['some_like_it_hot'] } }, 5, 5],
  ['Multi-Target', { attacker: { ...secondary('front'), abilities: ['multi_target'] } }, 4, 5],
];

describe('standard and total-warfare side by side', () => {
  test.each(LINES)('%s', (_, shot, standard, book) => {
    expect(needs(shot)).toBe(standard);
    expect(needs({ ...shot, options: { ...shot.options, ruleset: 'total-warfare' } })).toBe(book);
  });

  test('standard is the default, and another name is refused', () => {
    const shot = (options?: object) => calculateToHit(shooter({ heat: 26 }), standing(), 'short', 1, options);
    expect(shot()).toEqual(shot({ ruleset: 'standard' }));
    expect(() => shot({ ruleset: 'house-rules' })).toThrow(
      new RangeError('ruleset is "house-rules": expected one of standard, total-warfare, core'),
    );
  });
});
