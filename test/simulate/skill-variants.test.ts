import { describe, expect, it } from 'vitest';
import { skillVariants } from '../../src/edge/simulate.js';
import { duel } from './sample-simulation.js';

const skillsOf = (force: readonly { readonly pilot?: { gunnery?: number; piloting?: number } }[]) =>
  force.map(({ pilot }) => [pilot?.gunnery, pilot?.piloting]);

describe('Variants of a battle by skills', () => {
  const setup = duel({ games: 10, seed: 1 });
  const [unit] = setup.blue;
  const two = { ...setup, blue: [unit, unit] as typeof setup.blue };

  it('are named by gunnery and piloting, which is as good or up to two worse', () => {
    const names = skillVariants(setup, 'blue').map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['0/0', '0/1', '0/2', '1/1']);
    expect(names.at(-1)).toBe('7/8');
    expect(names).toContain('4/5');
    expect(names).not.toContain('4/3');
  });

  it('change all pilots of one side, or one of them', () => {
    const all = skillVariants(two, 'blue').find(({ name }) => name === '2/3');
    expect(skillsOf(all?.setup.blue ?? [])).toEqual([
      [2, 3],
      [2, 3],
    ]);
    expect(all?.setup.red).toBe(two.red);
    const second = skillVariants(two, 'blue', 1).find(({ name }) => name === '2/3');
    expect(second?.setup.blue[0]).toBe(two.blue[0]);
    expect(skillsOf(second?.setup.blue.slice(1) ?? [])).toEqual([[2, 3]]);
  });

  it('are refused for a unit that the side does not have', () => {
    expect(() => skillVariants(setup, 'red', 1)).toThrow('unit is 1: red has 1, counted from 0');
  });
});
