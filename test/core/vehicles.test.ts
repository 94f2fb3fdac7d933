import { describe, expect, it } from 'vitest';
import { physicalChoices } from '../../src/battle/attack/physical-choices.js';
import { moverOf } from '../../src/battle/combatant/mover-of.js';
import { checkForCriticals } from '../../src/battle/damage/criticals.js';
import { NOBODY } from '../../src/battle/damage/source.js';
import { startOfPath, takeStep } from '../../src/battle/movement/take-step.js';
import { executeMove } from '../../src/battle/phases/movement.js';
import { declareFire, resolveFire } from '../../src/battle/phases/weapons.js';
import { attackOf } from '../../src/battle/physical/attack.js';
import { declaredShot } from '../../src/battle/weapons/declared-shot.js';
import { toHitOf } from '../../src/battle/weapons/shot.js';
import { calculatePhysicalDamage } from '../../src/rules/physical/index.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import { customMech } from '../battle/custom-mech.js';
import { type CustomVehicle, customVehicle, TANK } from '../battle/custom-vehicle.js';
import { mapOf } from '../battle/map-of.js';
import { TRACKED_QUADVEE } from '../battle/quadvee.js';
import { type SampleSetup, sampleBattle } from '../battle/sample-battle.js';
import { inEach } from './in-each.js';

const REAR = 3;

/** A vehicle in the south that looks north at a 'Mech three hexes away. */
const tankOf = (ruleset: RulesetName, vehicle: CustomVehicle = TANK, more: Partial<SampleSetup> = {}) =>
  sampleBattle({
    red: [{ unit: customVehicle(vehicle), at: [5, 8] }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], facing: 3 }],
    ruleset,
    ...more,
  });

describe('Ground vehicles by the new book', () => {
  it('EX-4 ammunition blows off all of the rear armor behind CASE, and at most 10 points of it behind CASE II', () => {
    const left = (gear: readonly string[]) =>
      inEach((ruleset) => {
        const equipment = { ...TANK.equipment, Body: [...(TANK.equipment?.Body ?? []), ...gear] };
        const { battle, red, add } = tankOf(ruleset, { ...TANK, equipment });
        add(5, 6);
        checkForCriticals(battle, red, REAR, NOBODY);
        return [red.lost, red.armor[REAR]];
      });
    expect(left(['ISCASE'])).toEqual([
      [undefined, 0],
      [undefined, 0],
      [undefined, 0],
    ]);
    expect(left(['ISCASEII'])).toEqual([
      [undefined, 0],
      [undefined, 0],
      [undefined, 10],
    ]);
  });

  it('PH-10 a charge has the force of a fifth of the tonnage for each point of the movement modifier and one', () => {
    const force = inEach((ruleset) => {
      const { battle, red, blue } = tankOf(ruleset, { motion: 'hover' }, {});
      red.movement = 'run';
      // The fifth is the step into the target.
      red.hexesMoved = 4;
      const { striker, options } = attackOf(battle, {
        unit: red,
        target: blue,
        kind: 'charge',
        limb: -1,
        weapon: undefined,
        aimedAt: undefined,
        bothHands: false,
        active: true,
        torsoFacing: red.torsoFacing,
      });
      return calculatePhysicalDamage('charge', striker, options);
    });
    expect(force).toEqual([20, 20, 30]);
  });

  it('MV-1 a unit that runs and turns on pavement does not skid', () => {
    const road = Object.fromEntries(
      Array.from({ length: 12 }, (_, row) => [`5,${row}`, { terrain: ['pavement'] as const }]),
    );
    const asked = inEach((ruleset) => {
      const { battle, red, of } = tankOf(
        ruleset,
        { cruise: 3 },
        {
          blue: [{ unit: 'locust-lct-1v', at: [15, 15] }],
          map: mapOf(road),
          dice: [6, 6],
        },
      );
      executeMove(battle, red, { steps: ['forward', 'forward', 'forward', 'turn-left', 'forward'] });
      return of('piloting-roll').map(({ cause }) => cause);
    });
    expect(asked).toEqual([['skid'], ['skid'], []]);
  });

  it('MV-2 runs into no water, unless it floats on it', () => {
    const runs = (vehicle: CustomVehicle) =>
      inEach((ruleset) => {
        const { battle, red } = tankOf(ruleset, vehicle);
        return moverOf(battle, red).footwork.runsIntoWater;
      });
    expect(runs(TANK)).toEqual([false, false, false]);
    expect(runs({ motion: 'hover' })).toEqual([true, true, true]);
  });

  it('MV-2 a QuadVee runs into water on its legs, and not on its tracks', () => {
    const runs = (vehicleMode: boolean) =>
      inEach((ruleset) => {
        const red = [{ unit: customMech(TRACKED_QUADVEE), at: [5, 8], condition: { vehicleMode } }] as const;
        const sample = tankOf(ruleset, TANK, { red });
        return moverOf(sample.battle, sample.red).footwork.runsIntoWater;
      });
    expect(runs(false)).toEqual([false, false, true]);
    expect(runs(true)).toEqual([false, false, false]);
  });

  it('MV-7 MV-8 a level along a road costs a point less, and may be one more', () => {
    const step = (level: number) =>
      inEach((ruleset) => {
        const map = mapOf({
          '5,8': { terrain: ['road'], roadExits: 0b000001 },
          '5,7': { terrain: ['road'], roadExits: 0b001000, level },
        });
        const { battle, red } = tankOf(ruleset, TANK, { map });
        const mover = moverOf(battle, red);
        const { mp, obstacle } = takeStep(map, mover, startOfPath(mover, map), 'forward');
        return obstacle ?? mp;
      });
    expect(step(1)).toEqual([3, 3, 2]);
    expect(step(2)).toEqual(['too-steep', 'too-steep', 4]);
  });

  it('TH-4 a location that is aimed at is hit on a 4 of one die', () => {
    const struck = inEach((ruleset) => {
      const { battle, red, blue, of, add } = sampleBattle({
        red: [{ unit: 'shadow-hawk-shd-2h', at: [5, 8] }],
        blue: [
          { unit: customVehicle(TANK), at: [5, 6], facing: 3, condition: { vehicle: { immobilized: true } } },
        ],
        ruleset,
      });
      add(6, 6, 4, 6, 3, 4);
      const laser = red.design.weapons.findIndex(({ item }) => item.name === 'Medium Laser');
      const shot = { weapon: laser, target: blue.index, location: blue.plan.locations.indexOf('turret') };
      declareFire(battle, red, { torsoFacing: 0, shots: [shot] });
      resolveFire(battle);
      return of('hit').map(({ location }) => location);
    });
    expect(struck.slice(1)).toEqual([['front'], ['turret']]);
  });

  it('TH-6 PH-8 a superheavy tank is 1 easier to hit by its size, in core with blows, too', () => {
    const numbers = (tonnage: number) =>
      inEach((ruleset) => {
        const { battle, red, blue } = sampleBattle({
          red: [{ unit: 'shadow-hawk-shd-2h', at: [5, 8] }],
          blue: [{ unit: customVehicle({ tonnage, sides: tonnage > 100 ? 6 : 4 }), at: [5, 7], facing: 3 }],
          ruleset,
        });
        const laser = red.design.weapons.findIndex(({ item }) => item.name === 'Medium Laser');
        const shot = { weapon: laser, target: blue.index };
        const declared = declaredShot(battle, red, { torsoFacing: 0, shots: [shot] }, shot);
        const kick = physicalChoices(battle, red, blue).find(({ kind }) => kind === 'kick');
        return [toHitOf(battle, declared), kick?.toHit.targetNumber];
      });
    expect(numbers(100)).toEqual([
      [4, 3],
      [4, 3],
      [4, 4],
    ]);
    expect(numbers(150)).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
  });

  it('CR-1 does not go for them: a gun is destroyed by its first critical hit', () => {
    const broken = inEach((ruleset) => {
      const { battle, red, add } = tankOf(ruleset);
      const gun = red.design.weapons.findIndex(({ item }) => item.name === 'AC/10');
      // A weapon is destroyed, the one with the highest value.
      add(5, 5, 6);
      checkForCriticals(battle, red, red.plan.locations.indexOf('turret'), NOBODY);
      return red.isWorking(red.design.weapons[gun]?.fixture ?? -1);
    });
    expect(broken).toEqual([false, false, false]);
  });
});
