import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../../src/battle/combatant/combatant.js';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { checkForCriticals } from '../../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { endOfPhase } from '../../../../src/battle/phases/end-of-phase.js';
import { resolveFire } from '../../../../src/battle/phases/weapons.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { torsoFacings } from '../../../../src/battle/weapons/arcs.js';
import { legalShots } from '../../../../src/battle/weapons/legal-shots.js';
import type { LocationName } from '../../../../src/rules/body/plan.js';
import { type CustomVehicle, customVehicle, TANK } from '../../custom-vehicle.js';
import { type SampleBattle, sampleBattle } from '../../sample-battle.js';

/** A tank whose locations are struck one after the other by critical rolls of these dice. */
function struck(
  hits: readonly (readonly [location: LocationName, ...dice: number[]])[],
  vehicle: CustomVehicle = TANK,
): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: customVehicle(vehicle), at: [5, 8] }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], facing: 3 }],
    ruleset: 'total-warfare',
  });
  for (const [location, ...dice] of hits) {
    sample.add(...dice);
    checkForCriticals(sample.battle, sample.red, sample.red.plan.locations.indexOf(location), NOBODY);
  }
  sample.done();
  return sample;
}

const criticals = ({ of }: SampleBattle): readonly string[] =>
  of('vehicle-critical').map(({ critical }) => critical);

/** Weapons that can be fired at the opponent, by name. */
function firing({ battle, red }: SampleBattle): readonly string[] {
  const shots = legalShots(battle, red, { torsoFacing: red.torsoFacing, armsFlipped: false });
  return shots.map(({ weapon }) => red.design.weapons[weapon]?.item.name ?? '');
}

const turnEnds = ({ battle, red }: SampleBattle): void => red.design.kind.endOfTurn(battle, red);

describe('A critical hit on a vehicle', () => {
  it('comes on 6 or more, and is reported', () => {
    const sample = struck([['front', 2, 3]]);
    expect(criticals(sample)).toEqual([]);
    expect(sample.of('critical-check')[0]).toMatchObject({ location: 'front', total: 5, hits: 0 });
  });

  it('on the driver adds 2 to driving rolls; another one stuns the crew, and kills it once the commander is hit', () => {
    const sample = struck([['front', 3, 3]]);
    expect(pilotStateOf(sample.red).driverHit).toBe(true);
    sample.add(3, 3);
    checkForCriticals(sample.battle, sample.red, 0, NOBODY);
    expect(sample.red.stunned).toBe(true);
    const both = struck([
      ['front', 5, 5],
      ['front', 3, 3],
      ['front', 3, 3],
    ]);
    expect(both.red.lost).toBe('crew-killed');
  });

  it('on the commander adds 1 to attacks and driving rolls and stuns the crew', () => {
    const sample = struck([['front', 5, 5]]);
    const [gun] = sample.red.design.weapons;
    expect(sample.red.fireDamage(gun as NonNullable<typeof gun>)).toMatchObject([
      { id: 'commander_hit', value: 1 },
    ]);
    expect(pilotStateOf(sample.red).commanderHit).toBe(true);
    expect(sample.of('crew-stunned')).toEqual([{ type: 'crew-stunned', unit: 0, turns: 1 }]);
  });

  it('on the commander twice stuns the crew again while the driver is well, and kills it if not', () => {
    const again = struck([
      ['front', 5, 5],
      ['front', 5, 5],
    ]);
    expect(again.of('crew-stunned').map(({ turns }) => turns)).toEqual([1, 2]);
    const hurt = struck([
      ['front', 3, 3],
      ['front', 5, 5],
    ]);
    expect(hurt.red.lost).toBe('crew-killed');
  });

  it('on the commander costs a vehicle with a command console no more than the console, and stuns the crew', () => {
    const console: CustomVehicle = {
      equipment: { Front: ['Medium Laser'], Body: ['ISTankCockpitCommandConsole'] },
    };
    const hits = (...more: readonly (readonly [LocationName, number, number])[]) => struck(more, console);
    const once = hits(['front', 5, 5]);
    const [gun] = once.red.design.weapons;
    expect(once.red.fireDamage(gun as NonNullable<typeof gun>)).toBeUndefined();
    expect(pilotStateOf(once.red).commanderHit).toBe(false);
    expect(once.red.stunned).toBe(true);
    expect(once.red.hasFreeHand).toBe(false);
    expect(once.red.design.kind.sufferedUntilNow(once.red).vehicle).toMatchObject({ consoleTakesOver: true });
    const twice = hits(['front', 5, 5], ['front', 5, 5]);
    expect(pilotStateOf(twice.red).commanderHit).toBe(true);
    expect(twice.of('crew-stunned').map(({ turns }) => turns)).toEqual([1, 2]);
    // The driver is hit as well: only the next hit on the commander leaves nobody.
    expect(hits(['front', 3, 3], ['front', 5, 5]).red.lost).toBeUndefined();
    expect(hits(['front', 3, 3], ['front', 5, 5], ['front', 5, 5]).red.lost).toBe('crew-killed');
  });

  it('stuns the crew to the end of the next turn: no fire, no flank speed', () => {
    const sample = struck([['left_side', 4, 4]]);
    expect(criticals(sample)).toEqual(['crew-stunned']);
    const points = (): readonly number[] => {
      const { walk, run } = moverOf(sample.battle, sample.red);
      return [walk, run];
    };
    expect([points(), firing(sample)]).toEqual([[5, 5], []]);
    turnEnds(sample);
    expect([points(), firing(sample)]).toEqual([[5, 5], []]);
    turnEnds(sample);
    expect([points(), firing(sample).length > 0]).toEqual([[5, 8], true]);
  });

  it('jams a weapon until the crew has repaired it instead of firing', () => {
    // Turret 8: malfunction, of the only weapon there.
    const sample = struck([['turret', 4, 4]]);
    expect(sample.of('vehicle-critical')).toMatchObject([{ critical: 'weapon-malfunction', weapon: 2 }]);
    expect(firing(sample)).not.toContain('AC/10');
    sample.battle.declaredFire.push({ unit: 0, order: { torsoFacing: 0, shots: [], clearJam: 2 } });
    resolveFire(sample.battle);
    expect(sample.of('repaired')).toEqual([{ type: 'repaired', unit: 0, weapon: 2 }]);
    expect(firing(sample)).toContain('AC/10');
  });

  it('on a stabilizer counts the movement of who fires from there twice', () => {
    // Tank flanked: 2 more for weapons of that location.
    const sample = struck([['front', 4, 4]]);
    sample.red.movement = 'run';
    const [front, turret] = ['Machine Gun', 'AC/10'].map((name) =>
      sample.red.design.weapons.find(({ item }) => item.name === name),
    );
    expect(front && sample.red.fireDamage(front)).toMatchObject([{ id: 'stabilizer', value: 2 }]);
    expect(turret && sample.red.fireDamage(turret)).toBeUndefined();
  });

  it('on sensors adds 1 to all attacks, and the fourth ends them', () => {
    const sample = struck([
      ['front', 4, 5],
      ['front', 4, 5],
      ['front', 4, 5],
    ]);
    expect(sample.red.sensorHits).toBe(3);
    expect(firing(sample).length).toBeGreaterThan(0);
    sample.add(4, 5);
    checkForCriticals(sample.battle, sample.red, 0, NOBODY);
    expect(firing(sample)).toEqual([]);
  });

  it('destroys a weapon: the least on a die of 1 to 3, the best on 4 to 6', () => {
    const armed: CustomVehicle = { equipment: { Front: ['Machine Gun', 'PPC'] }, turrets: 0 };
    expect(struck([['front', 5, 6, 3]], armed).of('vehicle-critical')[0]).toMatchObject({ weapon: 0 });
    expect(struck([['front', 5, 6, 4]], armed).of('vehicle-critical')[0]).toMatchObject({ weapon: 1 });
  });

  it('on the engine ends all movement, locks the turret and leaves energy weapons without power', () => {
    const sample = struck([['rear', 5, 5]], {
      ...TANK,
      equipment: {
        ...TANK.equipment,
        Turret: ['Autocannon/10', 'Medium Laser', 'Plasma Rifle', 'Vehicle Flamer'],
        Body: ['IS Ammo AC/10', 'IS Ammo Plasma Rifle', 'IS Vehicle Flamer Ammo'],
      },
    });
    const { walk, run } = moverOf(sample.battle, sample.red);
    expect([criticals(sample), walk, run]).toEqual([['engine'], 0, 0]);
    expect(torsoFacings(sample.red)).toEqual([0]);
    expect(firing(sample)).toContain('AC/10');
    expect(firing(sample)).not.toContain('Medium Laser');
    const whyNot = (name: string): string | undefined => {
      const mount = sample.red.design.weapons.find(({ item }) => item.name === name);
      return mount && sample.red.design.kind.weaponFault(sample.red, mount);
    };
    expect(whyNot('Plasma Rifle')).toBe('its engine gives no power');
    expect(whyNot('Flamer (Vehicle)')).toBeUndefined();
    // As easy to hit as whatever does not move, from the end of the phase on.
    expect(sample.red.isImmobile).toBe(false);
    endOfPhase(sample.battle);
    expect(sample.red.isImmobile).toBe(true);
  });

  it('on the fuel tank blows the vehicle up, or hits the engine of one that burns no fuel', () => {
    expect(struck([['left_side', 6, 6]]).red.lost).toBe('fuel-explosion');
    const fusion = struck([['left_side', 6, 6]], { ...TANK, fusion: true });
    expect([fusion.red.lost, fusion.red.engineHits]).toEqual([undefined, 1]);
  });

  it('on ammunition blows up all of it, which CASE lets out through the rear armor', () => {
    const lost = struck([['rear', 5, 6]]);
    expect([criticals(lost), lost.red.lost]).toEqual([['ammunition'], 'ammunition-explosion']);
    const saved = struck([['rear', 5, 6]], { ...TANK, clan: true });
    expect([saved.red.lost, saved.red.armor[3], saved.red.stunned]).toEqual([undefined, 0, true]);
  });

  it('jams a turret, and the second jam locks it', () => {
    const jammed = struck([['turret', 3, 4]]);
    expect(torsoFacings(jammed.red)).toEqual([0]);
    jammed.red.turnTo(2);
    expect([torsoFacings(jammed.red), jammed.red.torsoFacing]).toEqual([[2], 2]);
    expect(jammed.red.design.kind.freeTurret(jammed.red)).toBe(true);
    expect(torsoFacings(jammed.red)).toHaveLength(6);
    const locked = struck([
      ['turret', 3, 4],
      ['turret', 3, 4],
    ]);
    expect(locked.red.design.kind.freeTurret(locked.red)).toBe(false);
    expect(struck([['turret', 4, 5]]).red.turretHeld).toBe(true);
  });

  it('blows a turret off, and that is the end', () => {
    expect(struck([['turret', 6, 6]]).red.lost).toBe('turret-blown-off');
  });

  it('kills the crew', () => {
    expect(struck([['front', 6, 6]]).red.lost).toBe('crew-killed');
  });

  it('without a weapon in front goes on from a malfunction to the sensors', () => {
    expect(criticals(struck([['front', 3, 4]], { turrets: 0 }))).toEqual(['sensors']);
  });
});

const structureOf = ({ structure }: Combatant): readonly number[] => [...structure];

describe('A vehicle', () => {
  it('is destroyed when the structure of any location is gone, and damage never goes on into another', () => {
    const { battle, red } = struck([]);
    battle.explaining = false;
    red.structure[3] = 1;
    red.armor[3] = 0;
    expect(structureOf(red)).toEqual([5, 5, 5, 1, 5]);
    red.design.kind.explode(battle, red, 3, 10, -1, NOBODY);
    expect([red.lost, structureOf(red)]).toEqual(['ammunition-explosion', [5, 5, 5, 0, 5]]);
  });
});
