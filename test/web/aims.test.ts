import { describe, expect, it } from 'vitest';
import { needsByHex } from '../../web/views/play/map/aims.js';

describe('the targets of a volley on the map', () => {
  it('have what they need beside each other where they share a hex', () => {
    const aims = [
      { unit: 2, hex: 40, needs: '7+' },
      { unit: 3, hex: 40, needs: '9+' },
      { unit: 4, hex: 41, needs: '7+' },
    ];
    expect([...needsByHex(aims)]).toEqual([
      [40, '7+, 9+'],
      [41, '7+'],
    ]);
  });

  it('say nothing of one that is not fired at, nor the same twice', () => {
    const aims = [
      { unit: 2, hex: 40, needs: '' },
      { unit: 3, hex: 40, needs: '7+' },
      { unit: 4, hex: 40, needs: '7+' },
      { unit: 5, hex: 41, needs: '' },
    ];
    expect([...needsByHex(aims)]).toEqual([
      [40, '7+'],
      [41, ''],
    ]);
  });
});
