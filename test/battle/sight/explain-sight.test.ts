import { describe, expect, it } from 'vitest';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import { explainLineOfSight } from '../../../src/battle/sight/explain-sight.js';
import { LineOfSight } from '../../../src/battle/sight/line-of-sight.js';
import { SeededDice } from '../../../src/dice/index.js';
import { mapOf } from '../map-of.js';

const end = (hex: number) => ({ hex, elevation: 0, height: 1 });

describe('an explained line of sight', () => {
  it('names what hides the target, hex by hex', () => {
    const map = mapOf({
      '4,3': { terrain: ['light_woods'], foliageHeight: 2 },
      '4,5': { level: 1 },
      '4,6': { terrain: ['heavy_jungle'], foliageHeight: 2 },
    });
    const report = explainLineOfSight(map, end(map.indexOf(4, 2)), end(map.indexOf(4, 6)));
    expect(report.onTheWay).toEqual([{ hex: '0504', name: 'light woods', points: 1 }]);
    expect(report.aroundTheTarget).toEqual([{ hex: '0507', name: 'heavy jungle', points: 2 }]);
    expect(report.sentence).toBe(
      '0503 to 0507, 4 hexes; through light woods in 0504 (1); target in heavy jungle in 0507 (2); target behind partial cover; terrain +3.',
    );
  });

  it('names what blocks it', () => {
    const map = mapOf({ '4,4': { level: 3 }, '5,3': { terrain: ['heavy_smoke'] } });
    expect(explainLineOfSight(map, end(map.indexOf(4, 2)), end(map.indexOf(4, 6))).sentence).toBe(
      '0503 to 0507, 4 hexes; blocked by ground; through ground at level 3 in 0505.',
    );
    expect(explainLineOfSight(map, end(map.indexOf(4, 4)), end(map.indexOf(6, 4))).sentence).toBe(
      '0505 to 0705, 2 hexes; along hexsides, left side; through heavy smoke in 0604 (2); terrain +2.',
    );
  });

  it('adds up to what the bare one says', () => {
    const dice = new SeededDice(11);
    const line = new LineOfSight();
    for (const landscape of ['heavy-woods', 'hills', 'river'] as const) {
      const map = generateMap({ landscape, width: 20, height: 20, seed: 4 });
      for (let count = 0; count < 2000; count += 1) {
        const [from, to] = [end(dice.below(map.size)), end(dice.below(map.size))];
        line.trace(map, from, to);
        const report = explainLineOfSight(map, from, to);
        const sum = (items: readonly { readonly points: number }[]) =>
          items.reduce((total, { points }) => total + points, 0);
        expect(report.visible).toBe(!line.blocked);
        if (report.visible) expect(sum(report.onTheWay)).toBe(line.interveningModifier);
        expect(sum(report.aroundTheTarget)).toBe(line.targetModifier);
        expect([report.targetBehindCover, report.side]).toEqual([line.targetBehindCover, line.sideTaken]);
      }
    }
  });
});
