import { describe, expect, it, vi } from 'vitest';
import { openMulFile } from '../../web/forces/open-mul-file.js';

const forceOf = (units: number) =>
  `<unit>\n${'<entity chassis="Locust" model="LCT-1V"/>\n'.repeat(units)}</unit>`;
const file = (text: string) => new File([text], 'force.mul');

describe('A .mul that somebody opens as a side', () => {
  it('is read up to the 24 units that a side may have', async () => {
    const { names } = await openMulFile(file(forceOf(24)), 24);
    expect(names).toHaveLength(24);
  });

  it.each([
    [25, 'force.mul: too many units (25): there may be 24 here'],
    [2_000, 'force.mul: too many units (2,000): there may be 24 here'],
  ])('is refused with %i units, and the words say how many it may have', async (units, words) => {
    await expect(openMulFile(file(forceOf(units)), 24)).rejects.toThrow(words);
  });

  it('is refused above 1 MB, and not read at all', async () => {
    const large = file(' '.repeat(1_000_001));
    const read = vi.spyOn(large, 'text');
    await expect(openMulFile(large, 24)).rejects.toThrow('force.mul: too large (1.1 MB): the limit is 1 MB');
    expect(read).not.toHaveBeenCalled();
  });
});
