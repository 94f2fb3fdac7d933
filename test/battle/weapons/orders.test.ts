import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { MALFUNCTION } from '../../../src/battle/combatant/combatant.js';
import { count, TURRET_JAMMED, TURRET_STATE } from '../../../src/battle/kinds/vehicle/counters.js';
import type { FireOrder, ShotOrder } from '../../../src/battle/orders.js';
import { declareFire } from '../../../src/battle/phases/weapons.js';
import { CENTER_TORSO } from '../../../src/rules/body/mech-plans.js';
import type { RulesetName } from '../../../src/rules/index.js';
import type { Unit } from '../../../src/units/index.js';
import { customMech } from '../custom-mech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { type SampleMech, sampleBattle } from '../sample-battle.js';

const OWN_HEX = { at: [5, 11] as const };

/** The second unit, two hexes from the first, declares this for its weapons; the first one, whose index is 0, is its target. */
function told(
  blue: Unit,
  order: Partial<FireOrder>,
  prepare: (unit: Combatant, target: Combatant) => void = () => {},
  { ruleset = 'total-warfare', ...mech }: Partial<SampleMech> & { readonly ruleset?: RulesetName } = {},
) {
  const sample = sampleBattle({
    ruleset,
    red: [{ unit: customMech(), at: [5, 11] }],
    blue: [{ unit: blue, at: [5, 9], facing: 3, ...mech }],
  });
  prepare(sample.blue, sample.red);
  sample.battle.enter('weapons');
  const { facing } = sample.blue;
  return expect(() => declareFire(sample.battle, sample.blue, { torsoFacing: facing, shots: [], ...order }));
}

const shot = (weapon = 0, more: Partial<ShotOrder> = {}): ShotOrder => ({ weapon, target: 0, ...more });
const laser = customMech({ slots: { RA: ['Medium Laser'] } });

describe('A unit that charges', () => {
  const charges = (unit: Combatant, target: Combatant): void => {
    unit.chargeTarget = target.index;
  };

  it('fires nothing', () => {
    told(laser, { shots: [shot()] }, charges).toThrow('it is charging');
    told(laser, {}, charges).not.toThrow();
  });

  it('does not dodge', () => {
    const pilot = { abilities: ['dodge_maneuver'] };
    told(laser, { dodge: true }, () => {}, { pilot }).not.toThrow();
    told(laser, { dodge: true }, charges, { pilot }).toThrow('it is charging');
  });

  it('does not free a rotary autocannon, because that takes all attacks of the turn', () => {
    const rotary = customMech({ slots: { RT: ['ISRotaryAC5*6', 'ISRotaryAC5 Ammo'] } });
    const jam = (unit: Combatant): void => unit.jam(0, true);
    told(rotary, { clearJam: 0 }, jam).not.toThrow();
    told(rotary, { clearJam: 0 }, (unit, target) => {
      jam(unit);
      charges(unit, target);
    }).toThrow('it is charging');
  });
});

describe('A jammed weapon', () => {
  const jam = (unit: Combatant): void => unit.jam(0, true);
  const malfunction = (unit: Combatant): void => {
    unit.jammed[0] = MALFUNCTION;
  };
  const ultra = customMech({ slots: { RT: ['ISUltraAC5*5', 'IS Ammo Ultra AC/5'], RA: ['Medium Laser'] } });

  it('stays so for the game if it is an Ultra autocannon', () => {
    told(ultra, { clearJam: 0 }, jam).toThrow('only a rotary autocannon can be cleared');
  });

  it('of any kind is repaired after a malfunction, by a unit that fires nothing else', () => {
    told(ultra, { clearJam: 0 }, malfunction).not.toThrow();
    const laserOf = { clearJam: 0, shots: [shot(1)] };
    for (const ruleset of ['total-warfare', 'core'] as const)
      told(ultra, laserOf, malfunction, { ruleset }).toThrow('it clears a jam instead');
  });

  it('in core is freed while other weapons fire, and does not fire itself', () => {
    const rotary = customMech({
      slots: { RT: ['ISRotaryAC5*6', 'ISRotaryAC5 Ammo'], RA: ['Medium Laser'] },
    });
    const [gun, other] = [0, 1];
    told(rotary, { clearJam: gun, shots: [shot(other)] }, jam, { ruleset: 'core' }).not.toThrow();
    told(rotary, { clearJam: gun, shots: [shot(gun)] }, jam, { ruleset: 'core' }).toThrow(
      'it is being cleared',
    );
    told(rotary, { clearJam: gun, shots: [shot(other)] }, jam).toThrow('it clears a jam instead');
  });
});

describe('The turrets of a vehicle', () => {
  const tank = customVehicle({
    turrets: 2,
    equipment: { 'Rear Turret': ['Medium Laser'], 'Front Turret': ['Medium Laser'] },
  });

  it('turn all round, the front one by itself', () => {
    for (const secondFacing of [0, 1, 2, 3, 4, 5] as const) told(tank, { secondFacing }).not.toThrow();
  });

  it('keep their facing where there is one only', () => {
    for (const unit of [laser, customVehicle()])
      told(unit, { secondFacing: 1 }).toThrow('it cannot turn that far');
  });

  it('that are jammed are freed by a crew that fires and repairs nothing meanwhile', () => {
    const jam = (unit: Combatant): void => {
      count(unit, TURRET_STATE, TURRET_JAMMED);
      unit.refresh();
    };
    told(tank, { freeTurret: true }, jam).not.toThrow();
    told(tank, { freeTurret: true, shots: [shot()] }, jam).toThrow('it frees its turret instead');
    const jamBoth = (unit: Combatant): void => {
      jam(unit);
      unit.malfunction(0);
    };
    told(tank, { freeTurret: true, clearJam: 0 }, jamBoth).toThrow('it frees its turret instead');
  });

  it('stay so, and weapons stay broken, while the crew spots or charges', () => {
    const jam = (unit: Combatant): void => {
      count(unit, TURRET_STATE, TURRET_JAMMED);
      unit.malfunction(0);
      unit.refresh();
    };
    const charges = (unit: Combatant, target: Combatant): void => {
      jam(unit);
      unit.chargeTarget = target.index;
    };
    told(tank, { freeTurret: true, spot: 1 }, jam).toThrow('it frees its turret instead');
    told(tank, { clearJam: 0, spot: 1 }, jam).toThrow('it clears a jam instead');
    told(tank, { freeTurret: true }, charges).toThrow('it is charging');
    told(tank, { clearJam: 0 }, charges).toThrow('it is charging');
  });
});

describe('Battle armor', () => {
  const squad = customSquad({ equipment: ['CLBASmall Laser:RA', 'BABattleClaw:LA'] });
  const clings = (unit: Combatant, target: Combatant): void => {
    unit.swarming = target.index;
  };
  const swarm = { attack: 'swarm', target: 0 } as const;

  it('that clings to a unit fires nothing, and may let go', () => {
    told(squad, { shots: [shot()] }, clings, OWN_HEX).toThrow('it clings to another unit');
    told(squad, { letGo: true }, clings, OWN_HEX).not.toThrow();
  });

  it('swarms a unit in its own hex, and fires nothing meanwhile', () => {
    told(squad, { antiMech: swarm }, () => {}, OWN_HEX).not.toThrow();
    told(squad, { antiMech: swarm }).toThrow('the target is in another hex');
    told(squad, { antiMech: swarm, shots: [shot()] }, () => {}, OWN_HEX).toThrow(
      'it comes to grips with its target instead',
    );
  });
});

describe('Weapons that share a bin', () => {
  const slots = { RT: ['ISUltraAC5*5', 'IS Ammo Ultra AC/5'], LT: ['ISUltraAC5*5'] };
  const both = (rounds: number) =>
    told(customMech({ slots }), { shots: [shot(0), shot(1)] }, () => {}, { condition: { rounds: [rounds] } });

  it('each need a round of their own (docs/rules/weapon-attacks.md)', () => {
    both(2).not.toThrow();
    both(1).toThrow('other weapons of this order use up its ammunition');
  });

  it('need none of another bin', () => {
    const apart = { ...slots, LT: ['ISUltraAC5*5', 'IS Ammo Ultra AC/5'] };
    const shots = [shot(0, { bin: 0 }), shot(1, { bin: 1 })];
    told(customMech({ slots: apart }), { shots }, () => {}, { condition: { rounds: [1, 1] } }).not.toThrow();
  });

  it('that need no ammunition fire beside them', () => {
    const slots = { RT: ['ISUltraAC5*5', 'IS Ammo Ultra AC/5'], RA: ['Medium Laser'], LA: ['Medium Laser'] };
    const shots = [shot(0), shot(1), shot(2)];
    told(customMech({ slots }), { shots }, () => {}, { condition: { rounds: [1] } }).not.toThrow();
  });
});

describe('A Blood Stalker', () => {
  it('who hunts the first unit of the battle hunts no other', () => {
    const pilot = { abilities: ['blood_stalker'] };
    const hunts = (unit: Combatant, target: Combatant): void => {
      unit.quarry = target.index;
    };
    told(laser, { quarry: 0 }, () => {}, { pilot }).not.toThrow();
    told(laser, { quarry: 0 }, hunts, { pilot }).toThrow('it has already named its quarry');
  });
});

describe('An aimed shot at a unit that cannot move (docs/rules/weapon-attacks.md)', () => {
  const isStill = (_: Combatant, target: Combatant): void => {
    target.shutDown = true;
  };
  const aimed = (slots: readonly string[]) =>
    told(customMech({ slots: { RT: slots } }), { shots: [shot(0, { location: CENTER_TORSO })] }, isStill);

  it('is a single shot of direct fire, which may be a pulse', () => {
    aimed(['Medium Laser']).not.toThrow();
    aimed(['Medium Pulse Laser']).not.toThrow();
    aimed(['PPC*3']).not.toThrow();
  });

  it('is no missile, not even a single one', () => {
    aimed(['ISNarcBeacon*2', 'ISNarc Pods']).toThrow('it cannot be aimed');
    aimed(['SRM 4', 'IS Ammo SRM-4']).toThrow('it cannot be aimed');
  });

  it('is not of artillery cannons', () => {
    aimed(['ISThumperArtilleryCannon*7', 'ISThumperCannonAmmo']).toThrow('it cannot be aimed');
  });
});
