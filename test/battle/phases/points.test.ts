import { describe, expect, it } from 'vitest';
import type { Phase } from '../../../src/battle/phase.js';
import { customInfantry } from '../custom-infantry.js';
import { customProtoMech } from '../custom-protomech.js';
import { type SampleBattle, sampleBattle } from '../sample-battle.js';
import { play } from './turn.js';

const RED = 0;
const BLUE = 1;

/** Red has this many ProtoMechs, with a platoon between the second and the third; blue has two 'Mechs. */
function meeting(protoMechs: number, winner = BLUE): SampleBattle {
  const swarm = Array.from({ length: protoMechs }, (_, index) => ({
    unit: customProtoMech(),
    at: [index, 14] as const,
  }));
  const sample = sampleBattle({
    ruleset: 'total-warfare',
    red: [...swarm.slice(0, 2), { unit: customInfantry(), at: [14, 15] }, ...swarm.slice(2)],
    blue: [
      { unit: 'shadow-hawk-shd-2h', at: [5, 1], facing: 3 },
      { unit: 'shadow-hawk-shd-2h', at: [9, 1], facing: 3 },
    ],
  });
  sample.battle.phase = 'movement';
  sample.battle.initiative = winner;
  return sample;
}

const orderOf = (sample: SampleBattle, phase: Phase): string =>
  play(sample, phase)
    .map(({ side, design }) => (side === BLUE ? 'M' : design.soldiers === undefined ? 'p' : 'i'))
    .join('');

describe('The ProtoMechs of a Point', () => {
  it('share one turn, five in the order of the force, and count as one unit', () => {
    // Two Points and a platoon against two: floor(3 / 2) = 1, then the two that are left (docs/rules/turn.md).
    const sample = meeting(6);
    expect(orderOf(sample, 'movement')).toBe('pppppMipM');
  });

  it('take their turn together when they are second, too', () => {
    expect(orderOf(meeting(3, RED), 'movement')).toBe('MpppMi');
  });

  it('share a turn in which they declare', () => {
    const sample = meeting(6);
    orderOf(sample, 'movement');
    expect(orderOf(sample, 'weapons')).toBe('pppppMipM');
  });

  it('count as long as one of them can act, and those that cannot are passed over', () => {
    const sample = meeting(6);
    for (const index of [0, 1, 3]) Object.assign(sample.units[index] as object, { conscious: false });
    expect(orderOf(sample, 'movement')).toBe('iMpppM');
    const alone = meeting(6);
    for (const index of [0, 1, 3, 4, 5]) Object.assign(alone.units[index] as object, { conscious: false });
    expect(orderOf(alone, 'movement')).toBe('iMpM');
  });

  it('go on with their turn after the battle was copied in its middle', () => {
    const sample = meeting(6);
    sample.battle.step();
    sample.battle.step();
    const copy = sample.battle.copy(() => 1);
    copy.step();
    expect([...copy.acted]).toEqual([1, 1, 0, 1, 0, 0, 0, 0, 0]);
  });
});
