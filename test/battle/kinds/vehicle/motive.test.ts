import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { count, TURRET_JAMMED, TURRET_STATE } from '../../../../src/battle/kinds/vehicle/counters.js';
import { landJump, sufferMotive } from '../../../../src/battle/kinds/vehicle/motive.js';
import { endOfPhase } from '../../../../src/battle/phases/end-of-phase.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { secondFacings, torsoFacings } from '../../../../src/battle/weapons/arcs.js';
import type { Motion } from '../../../../src/rules/vehicle/motion.js';
import { type CustomVehicle, customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleSetup, sampleBattle } from '../../sample-battle.js';

function driving(vehicle: CustomVehicle = {}, setup: Partial<SampleSetup> = {}) {
  return sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: customVehicle(vehicle), at: [5, 8] }],
    blue: [{ unit: 'locust-lct-1v', at: [15, 15] }],
    ...setup,
  });
}

describe('Motive damage', () => {
  const points = ({ battle, red }: ReturnType<typeof driving>): number => moverOf(battle, red).walk;

  it('heavy, moderate and heavy leaves 3, 2 and 1 of 6 cruising points', () => {
    const tank = driving({ cruise: 6 });
    const left = (['heavy', 'moderate', 'heavy'] as const).map((effect) => {
      sufferMotive(tank.battle, tank.red, effect, NOBODY);
      return points(tank);
    });
    expect(left).toEqual([3, 2, 1]);
  });

  it('makes driving harder once for each grade: 1, 2 and 3', () => {
    const tank = driving();
    const harder = (['minor', 'minor', 'moderate', 'moderate', 'heavy'] as const).map((effect) => {
      sufferMotive(tank.battle, tank.red, effect, NOBODY);
      return pilotStateOf(tank.red).motiveDamage;
    });
    expect(harder).toEqual([1, 1, 3, 3, 6]);
  });

  it('that takes all points stops a vehicle, which is no easier to hit', () => {
    const tank = driving({ cruise: 1 });
    sufferMotive(tank.battle, tank.red, 'moderate', NOBODY);
    endOfPhase(tank.battle);
    expect([points(tank), tank.red.isImmobile]).toEqual([0, false]);
  });

  it('that immobilizes makes it easier to hit from the end of the phase on', () => {
    const tank = driving();
    sufferMotive(tank.battle, tank.red, 'immobilized', NOBODY);
    expect([points(tank), tank.red.isImmobile]).toEqual([0, false]);
    endOfPhase(tank.battle);
    expect(tank.red.isImmobile).toBe(true);
  });

  it.each([
    ['open water', { terrain: ['water'], waterDepth: 1 }, 'sunk'],
    ['ice', { terrain: ['water', 'ice'], waterDepth: 1 }, undefined],
    ['dry ground', {}, undefined],
  ] as const)('that immobilizes a hovercraft on %s', (_, hex, lost) => {
    const hover = driving({ motion: 'hover' }, { map: mapOf({ '5,8': hex }) });
    sufferMotive(hover.battle, hover.red, 'immobilized', NOBODY);
    expect(hover.red.lost).toBe(lost);
  });
});

describe('A vehicle that lands a jump', () => {
  const total = (motion: Motion, hex: Parameters<typeof mapOf>[0] = {}): number | undefined => {
    const sample = driving({ motion }, { map: mapOf(hex), dice: [1, 2] });
    landJump(sample.battle, sample.red);
    sample.done();
    return sample.of('motive')[0]?.total;
  };

  it('rolls for motive damage: hovercraft at −1, wheels at +1, tracks at +2', () => {
    expect([total('hover'), total('wheeled'), total('tracked')]).toEqual([3 - 1, 3 + 1, 3 + 2]);
  });

  it.each(['rough', 'light_woods', 'light_jungle'] as const)('rolls at one more in %s', (terrain) => {
    expect(total('tracked', { '5,8': { terrain: [terrain] } })).toBe(3 + 2 + 1);
  });

  it('rolls no worse on pavement', () => {
    expect(total('tracked', { '5,8': { terrain: ['pavement'] } })).toBe(3 + 2);
  });
});

describe('A vehicle with two turrets', () => {
  it.each([
    ['the turret', TURRET_STATE, [1, 6]],
    ['the front turret', TURRET_STATE + 1, [6, 1]],
  ] as const)('goes on turning the other one if %s is jammed', (_, counter, facings) => {
    const { red } = driving({ turrets: 2 });
    expect([torsoFacings(red).length, secondFacings(red).length]).toEqual([6, 6]);
    count(red, counter, TURRET_JAMMED);
    red.refresh();
    expect([torsoFacings(red).length, secondFacings(red).length]).toEqual(facings);
    expect(red.design.kind.freeTurret(red)).toBe(true);
    expect([torsoFacings(red).length, secondFacings(red).length]).toEqual([6, 6]);
  });
});

describe('A vehicle is crippled', () => {
  const ARMED: CustomVehicle = {
    equipment: { Turret: ['Medium Laser'], Front: ['Machine Gun'], Body: ['ISMG Ammo (100)'] },
  };
  const reason = (prepare: (sample: ReturnType<typeof driving>) => void): string | undefined => {
    const sample = driving(ARMED);
    prepare(sample);
    return sample.red.design.kind.isCrippled(sample.red, sample.battle.rules);
  };

  it('without any armor left on one of its locations', () => {
    expect(reason(() => {})).toBeUndefined();
    expect(reason(({ red }) => red.armor.fill(1))).toBeUndefined();
    expect(reason(({ red }) => red.armor.fill(0, 2, 3))).toMatch(/^the armor of the .* is gone$/);
  });

  it('without a weapon that counts', () => {
    const laser = ({ red }: ReturnType<typeof driving>) =>
      red.design.weapons.find(({ item }) => item.name === 'Medium Laser');
    expect(
      reason((sample) => {
        sample.red.design.kind.breakFixture(sample.red, laser(sample)?.fixture ?? -1);
      }),
    ).toBe('it has no useful weapon left');
  });
});

describe('A vehicle in a burning hex', () => {
  const BURNING = { map: mapOf({ '5,8': { terrain: ['fire'] } }) } as const;
  const endsTurn = (dice: readonly number[], setup: Partial<SampleSetup> = BURNING, elevation = 0) => {
    const sample = driving({}, { ...setup, dice });
    sample.red.elevation = elevation;
    sample.red.design.kind.endOfTurn(sample.battle, sample.red);
    sample.done();
    return sample.of('critical-check').length;
  };

  it('is safe at the end of the turn on an 8, and on less rolls on the critical table', () => {
    expect(endsTurn([4, 4])).toBe(0);
    expect(endsTurn([3, 4, 1, 1])).toBe(1);
  });

  it('rolls for nothing elsewhere, or two levels above the fire', () => {
    expect(endsTurn([], {})).toBe(0);
    expect(endsTurn([], BURNING, 2)).toBe(0);
    expect(endsTurn([3, 4, 1, 1], BURNING, 1)).toBe(1);
  });
});
