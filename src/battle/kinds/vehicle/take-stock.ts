import type { Combatant } from '../../combatant/combatant.js';
import {
  count,
  counted,
  ENGINE_HIT,
  FIXTURES,
  FOR_GOOD,
  IMMOBILIZED,
  JUST_NOW,
  SENSOR_HITS,
  STUNNED_TURNS,
  TURRET_STATE,
} from './counters.js';
import { vehicleFigures } from './figures.js';

/** Works out what still works, from the counters. */
export function takeStock(unit: Combatant): void {
  const { counters, working } = unit;
  for (let fixture = 0; fixture < working.length; fixture += 1)
    working[fixture] = counters[FIXTURES + fixture] === 0 ? 1 : 0;
  const engineHit = counted(unit, ENGINE_HIT) > 0;
  unit.engineHits = counted(unit, ENGINE_HIT);
  unit.sensorHits = counted(unit, SENSOR_HITS);
  unit.stunned = counted(unit, STUNNED_TURNS) > 0;
  unit.turretHeld = engineHit || counted(unit, TURRET_STATE) > 0;
  unit.secondTurretHeld = engineHit || counted(unit, TURRET_STATE + 1) > 0;
  unit.stranded = counted(unit, IMMOBILIZED) === FOR_GOOD || vehicleFigures(unit.design).standsStill;
}

/** A vehicle that was stopped in a phase counts as immobile from the end of that phase on. */
export function settlePhase(unit: Combatant): void {
  if (counted(unit, IMMOBILIZED) !== JUST_NOW) return;
  count(unit, IMMOBILIZED, FOR_GOOD);
  unit.refresh();
}

/** Marks a piece of equipment as destroyed. */
export function breakFixture(unit: Combatant, fixture: number): void {
  count(unit, FIXTURES + fixture, 1);
  unit.refresh();
}
