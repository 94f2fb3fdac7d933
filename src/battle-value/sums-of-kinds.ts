import type { Ruleset } from '../rules/ruleset.js';
import type { Unit } from '../units/index.js';
import { aerospaceBattleValue } from './aerospace/aerospace-battle-value.js';
import { battleArmorBattleValue } from './battle-armor/battle-armor-battle-value.js';
import { gunEmplacementBattleValue } from './gun-emplacement/gun-emplacement-battle-value.js';
import { handheldBattleValue } from './handheld/handheld-battle-value.js';
import { infantryBattleValue } from './infantry/infantry-battle-value.js';
import { mechBattleValue } from './mech/mech-battle-value.js';
import { protoMechBattleValue } from './protomech/protomech-battle-value.js';
import type { Ratings } from './ratings.js';
import type { ReportWriter } from './report.js';
import { vehicleBattleValue } from './vehicle/vehicle-battle-value.js';

/** Each kind of unit has its own sums. */
export function ratingsOf(unit: Unit, ruleset: Ruleset, report?: ReportWriter): Ratings {
  switch (unit.unitType) {
    case 'Mek':
      return mechBattleValue(unit, ruleset, report);
    case 'Tank':
    case 'Naval':
    case 'VTOL':
      return vehicleBattleValue(unit, ruleset, report);
    case 'Gun Emplacement':
      return gunEmplacementBattleValue(unit, ruleset, report);
    case 'Handheld Weapon':
      return handheldBattleValue(unit, ruleset, report);
    case 'BattleArmor':
      return battleArmorBattleValue(unit, ruleset, report);
    case 'Infantry':
      return infantryBattleValue(unit, ruleset, report);
    case 'ProtoMek':
      return protoMechBattleValue(unit, ruleset, report);
    case 'Conventional Fighter':
    case 'AeroSpaceFighter':
    case 'Small Craft':
    case 'Dropship':
    case 'Jumpship':
    case 'Warship':
    case 'Space Station':
      return aerospaceBattleValue(unit, ruleset, report);
  }
}
