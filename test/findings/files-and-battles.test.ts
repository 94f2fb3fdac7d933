import { describe, expect, it } from 'vitest';
import { sensibleFire } from '../../src/battle/bots/sensible/gunner.js';
import { sensibleBot } from '../../src/battle/bots/sensible-bot.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import { moverOf } from '../../src/battle/combatant/mover-of.js';
import { createBattle } from '../../src/battle/create-battle.js';
import { checkInvariants } from '../../src/battle/invariants.js';
import { generateMap } from '../../src/battle/map/generate-map.js';
import { readMapJson, writeMapJson } from '../../src/battle/map/map-json.js';
import { readBoard } from '../../src/battle/map/read-board.js';
import { Reach } from '../../src/battle/movement/reach.js';
import { readMul, writeMul } from '../../src/battle/mul/index.js';
import { executeMove } from '../../src/battle/phases/movement.js';
import { checkFireOrder } from '../../src/battle/weapons/check-order.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { calculateToHit, preparedToHitNumber, prepareToHit } from '../../src/rules/to-hit/index.js';
import { readBlk } from '../../src/units/blk/read-blk.js';
import { customInfantry } from '../battle/custom-infantry.js';
import { customVehicle } from '../battle/custom-vehicle.js';
import { mapOf } from '../battle/map-of.js';
import { sampleBattle, starterUnit } from '../battle/sample-battle.js';
import { shooter, standing } from '../rules/shot.js';
import { BATTLE_ARMOR, blkText } from '../units/blk/blk-text.js';

// What `npm run fuzz` found in files, shots and battles.

describe('A map sheet', () => {
  it('with a road of number 0 has no road, and is the same after a turn through JSON', () => {
    const { map } = readBoard('size 1 1\nhex 0101 3 "road:0:44" ""\nend\n', 'sheet');
    expect(map.get(0)).toMatchObject({ terrain: [], roadExits: 0 });
    const text = writeMapJson(map);
    expect(writeMapJson(readMapJson(text))).toBe(text);
  });
});

describe('A squad of battle armor', () => {
  it('whose file leaves the number of troopers empty is refused: nobody would be worth no number', () => {
    const text = blkText({ ...BATTLE_ARMOR, 'Trooper Count': [] });
    expect(() => readBlk(text, officialCatalog, 'squad.blk')).toThrow(
      /^squad\.blk:\d+: .*expected a number from 1 to 6, not 0/,
    );
  });
});

describe('A figure inside a line of a unit file', () => {
  it.each([
    ['transporters', 'troopspace:-999999:0', -999999],
    ['transporters', 'troopspace:0:100000000000000000000', 1e20],
    ['turret', 'Modular:-999999', -999999],
  ])('that is impossible (%s %s) counts as 0, and the line is reported', (block, line, figure) => {
    const unit = readBlk(blkText({ ...BATTLE_ARMOR, [block]: [line] }), officialCatalog, 'squad.blk');
    expect(unit.warnings).toEqual([
      expect.objectContaining({ message: `<${block}>: ${figure} is impossible` }),
    ]);
    expect(unit).toMatchObject(
      block === 'turret'
        ? { turret: { capacity: 0 } }
        : { transporters: [{ kind: 'troopspace', size: 0, doors: 0 }] },
    );
  });
});

describe("A force of MegaMek's", () => {
  it('has no armor on a location without structure, and comes back as it went', () => {
    const unit = starterUnit('atlas-as7-d');
    const text = `<unit><entity chassis="Atlas" model="AS7-D"><location index="4">
      <armor points="0" type="Internal"/></location></entity></unit>`;
    const { units } = readMul(text, () => unit);
    expect(units[0]?.condition).toEqual({ armor: { right_arm: 0 }, structure: { right_arm: 0 } });
    const written = writeMul(units);
    expect(writeMul(readMul(written, () => unit).units)).toBe(written);
  });
});

describe('A homing pod on the target', () => {
  it('draws missiles whose launcher nobody names: itemised and prepared shots agree (docs/rules/weapon-attacks.md)', () => {
    const attacker = shooter({ weaponCategory: 'missile' });
    const target = standing({ homingPod: true });
    const { modifiers, finalToHit } = calculateToHit(attacker, target, 'medium', 13);
    expect(modifiers.find(({ id }) => id === 'homing_pod')?.value).toBe(-1);
    const line = {
      bracket: 'medium',
      range: 13,
      interveningTerrain: 0,
      targetTerrain: 0,
      partialCover: false,
    } as const;
    expect(preparedToHitNumber(prepareToHit(attacker, target), line)).toBe(finalToHit);
  });
});

describe('A battle', () => {
  it('lets a gunner who aims aside at somebody hidden fire at nobody ahead as well (docs/rules/weapon-attacks.md)', () => {
    const { battle, red } = sampleBattle({
      red: [{ unit: 'atlas-as7-d', at: [8, 8], facing: 0, condition: { prone: true } }],
      blue: [
        {
          unit: 'locust-lct-1v',
          at: [10, 9],
          condition: { armor: { center_torso: 0 }, structure: { center_torso: 1 } },
        },
        { unit: 'atlas-as7-d', at: [8, 3] },
      ],
    });
    const [, hidden] = battle.units as [Combatant, Combatant];
    hidden.isStealthy = true;
    battle.phase = 'weapons';
    const order = sensibleFire(battle, red);
    expect(order.shots.map(({ target }) => target)).toEqual([hidden.index]);
    expect(() => checkFireOrder(battle, red, order)).not.toThrow();
  });

  it('has walls around a platoon that no sensible bot fires through', () => {
    const house = {
      terrain: ['building'],
      building: { construction: 2, height: 2, strength: 40, exits: 0 },
    } as const;
    const { battle, red, blue } = sampleBattle({
      red: [{ unit: 'warhammer-whm-6r', at: [5, 7] }],
      blue: [{ unit: customInfantry(), at: [5, 4] }],
      map: mapOf({ '5,4': house }),
    });
    expect(blue.elevation).toBe(0);
    battle.phase = 'weapons';
    expect(() => checkFireOrder(battle, red, sensibleFire(battle, red))).not.toThrow();
  });

  it('asks a sensible bot for a move though no opponent stands on the map any more', () => {
    const unit = starterUnit('atlas-as7-d');
    const battle = createBattle({
      map: generateMap({ landscape: 'open', width: 8, height: 8, seed: 1 }),
      red: [{ unit }],
      blue: [{ unit, condition: { structure: { center_torso: 0 } } }],
      bots: [sensibleBot(), sensibleBot()],
    });
    battle.run();
    expect(battle.winner).toBe(0);
  });

  it('leaves a vehicle whose move is broken off in the hex of a friend beside it, where there is room for two', () => {
    const { battle, red, add } = sampleBattle({
      red: [
        { unit: customVehicle({ motion: 'hover' }), at: [5, 8] },
        { unit: customVehicle(), at: [5, 7] },
      ],
      blue: [{ unit: 'locust-lct-1v', at: [15, 15] }],
      map: mapOf({
        '5,7': { terrain: ['building'], building: { construction: 2, height: 2, strength: 40, exits: 0 } },
      }),
    });
    battle.phase = 'movement';
    // Into the wall, which strikes back.
    add(1, 1, 2, 2, ...Array<number>(20).fill(1));
    executeMove(battle, red, { steps: ['forward', 'forward'] });
    checkInvariants(battle);
    const [, friend] = battle.units as [Combatant, Combatant];
    expect(friend.hex).toBe(red.hex);
  });

  it('shows a gliding vehicle without any points no way down, which it could not order', () => {
    const wige = customVehicle({ motion: 'wige', cruise: 5, turrets: 0 });
    const { battle, red } = sampleBattle({
      red: [{ unit: wige, at: [5, 8], condition: { vehicle: { mpLost: 5 } } }],
      blue: [{ unit: 'locust-lct-1v', at: [15, 15] }],
    });
    expect(red.elevation).toBe(1);
    const reach = new Reach();
    reach.walk(battle.map, moverOf(battle, red));
    const heights = Array.from({ length: reach.count }, (_, index) => reach.elevationAt(index));
    expect(heights).toEqual([1]);
  });
});
