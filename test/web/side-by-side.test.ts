import { describe, expect, it } from 'vitest';
import { sideBySide } from '../../web/views/battle-value/side-by-side.js';

const line = (label: string, value: number) => ({ label, calculation: '', value });

describe('Two reports side by side', () => {
  it('pair lines by section and label, repeated ones by their order', () => {
    const a = [
      { title: 'Offensive rating', lines: [line('PPC', 176), line('PPC', 352), line('Weight', 452)] },
    ];
    const b = [{ title: 'Offensive rating', lines: [line('PPC', 176), line('Weight', 256)] }];
    const [section] = sideBySide(a, b);
    expect(section?.lines.map((pair) => [pair.label, pair.a?.value, pair.b?.value])).toEqual([
      ['PPC', 176, 176],
      ['PPC', 352, undefined],
      ['Weight', 452, 256],
    ]);
  });

  it('keep what only one of them has where it stands there', () => {
    const a = [{ title: 'Defensive rating', lines: [line('Armor', 1), line('Factor', 2)] }];
    const b = [
      { title: 'Defensive rating', lines: [line('Armor', 1), line('Gyro', 2), line('Factor', 3)] },
      { title: 'Arcs', lines: [] },
    ];
    const sections = sideBySide(a, b);
    expect(sections.map(({ title }) => title)).toEqual(['Defensive rating', 'Arcs']);
    expect(sections[0]?.lines.map(({ label }) => label)).toEqual(['Armor', 'Gyro', 'Factor']);
  });
});
