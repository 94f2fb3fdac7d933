import { expect, it } from 'vitest';
import { networksOf } from '../../src/edge/battle-value.js';
import { parseMtf } from '../../src/index.js';
import { sampleMtf } from '../units/sample-units.js';

const withGear = (gear: string) => parseMtf(sampleMtf().replace('-Empty-', gear));

it('units with C3 computers of one kind are linked, as many as a network holds', () => {
  const [slave, c3i, none] = [withGear('ISC3SlaveUnit'), withGear('ISC3iUnit'), parseMtf(sampleMtf())];
  // A C3 network holds 12 units, one of C3i 6 (Total Warfare).
  const networks = networksOf([...Array(13).fill(slave), ...Array(7).fill(c3i), none]);
  expect(new Set(networks.slice(0, 12)).size).toBe(1);
  expect(networks[12]).not.toBe(networks[0]);
  expect(new Set(networks.slice(13, 19)).size).toBe(1);
  expect(networks[19]).not.toBe(networks[13]);
  expect(networks[20]).toBeUndefined();
  expect(new Set(networks).size).toBe(5);
});
