import { describe, expect, it } from 'vitest';
import { TERRAIN_BIT } from '../../../src/battle/map/hex-map.js';
import { PLAIN_FOOTWORK } from '../../../src/battle/movement/mover.js';
import {
  type Slide,
  type SlideStep,
  slideDamage,
  slideOn,
  startOfSlide,
} from '../../../src/battle/movement/skid.js';
import { startOfPath } from '../../../src/battle/movement/take-step.js';
import { biped, field, heavy, hexOf, placeOf, water } from './field.js';

type Field = ReturnType<typeof field>;

function slideFrom(
  map: Field,
  hexesMoved: number,
  taken = -1,
): { readonly slide: Slide; readonly end: SlideStep } {
  let slide = startOfSlide({
    ...startOfPath(biped(map)),
    hexesMoved,
    lastWay: 'ahead',
    facing: 1,
    facingOnArrival: 0,
  });
  for (;;) {
    const end = slideOn(map, slide, PLAIN_FOOTWORK, TERRAIN_BIT.swamp, (hex) =>
      hex === taken ? 'unit' : undefined,
    );
    if (end.kind !== 'slides') return { slide, end };
    slide = end.slide;
  }
}

describe('a slide', () => {
  it('goes half as far as the unit came, straight on', () => {
    const map = field();
    const { slide, end } = slideFrom(map, 5);
    expect(end).toEqual({ kind: 'ends', why: 'spent' });
    expect([placeOf(map, slide.hex), slide.slid]).toEqual(['3,1', 3]);
    // 75 tons: 4 for each hex.
    expect(slideDamage(75, slide, end)).toBe(12);
  });

  it('goes backward after a way back', () => {
    const map = field();
    const at = { ...startOfPath(biped(map)), hexesMoved: 2, lastWay: 'back' as const };
    expect(startOfSlide(at)).toMatchObject({ direction: 3, left: 1 });
  });

  it('is shortened by terrain as by points', () => {
    const map = field({ '3,3': heavy });
    expect(slideFrom(map, 6)).toMatchObject({ slide: { slid: 1 }, end: { why: 'spent' } });
  });

  it('is stopped by higher ground, which hurts', () => {
    const map = field({ '3,3': { level: 1 } });
    const { slide, end } = slideFrom(map, 6);
    expect(end).toEqual({ kind: 'ends', why: 'higher_ground' });
    expect(slideDamage(50, slide, end)).toBe(3);
  });

  it('is stopped by what nobody can enter, which hurts more', () => {
    const map = field({ '3,3': { impassable: true } });
    const { slide, end } = slideFrom(map, 6);
    expect(slideDamage(52, slide, end)).toBe(11);
  });

  it('ends in water and in swamp', () => {
    expect(slideFrom(field({ '3,3': water(1) }), 8).end).toMatchObject({ kind: 'ends-in', where: 'water' });
    expect(slideFrom(field({ '3,3': { terrain: ['swamp'] } }), 8).end).toMatchObject({ where: 'mire' });
  });

  it('over a drop of two levels is a fall', () => {
    const map = field({ '3,4': { level: 2 } });
    expect(slideFrom(map, 8).end).toMatchObject({
      kind: 'falls',
      levels: 2,
      slide: { hex: hexOf(map, '3,3') },
    });
  });

  it('meets units in the way, and goes on past them if they are missed', () => {
    const map = field();
    const other = hexOf(map, '3,3');
    const { slide, end } = slideFrom(map, 4, other);
    expect(end).toEqual({ kind: 'collides', hex: other });
    expect(slideOn(map, slide, PLAIN_FOOTWORK, TERRAIN_BIT.swamp, () => 'unit', true)).toMatchObject({
      kind: 'slides',
    });
  });

  it('ends at the edge of the map', () => {
    expect(slideFrom(field(), 20).end).toEqual({ kind: 'ends', why: 'map-edge' });
  });
});
