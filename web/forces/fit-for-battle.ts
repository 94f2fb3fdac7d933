import type { Unit } from '../../src/edge/units.js';
import { refuseAsFighter } from '../units/fighting-unit.js';
import { listed } from '../words.js';
import type { Member } from './member.js';

interface FitForBattle {
  readonly members: readonly Member[];
  /** The units that stay behind, in words; undefined if all can fight. */
  readonly behind: string | undefined;
}

/** The units of a force that can fight on the map. A unit that is not loaded counts: the battle asks for its file. */
export function fitForBattle(
  force: readonly Member[],
  unitOf: (member: Member) => Unit | undefined,
): FitForBattle {
  const isFit = (member: Member): boolean => {
    const unit = unitOf(member);
    return unit === undefined || refuseAsFighter({ unitType: unit.unitType, unit: () => unit }) === undefined;
  };
  const members = force.filter(isFit);
  const others = force.filter((member) => !isFit(member)).map(({ name }) => name);
  if (others.length === 0) return { members, behind: undefined };
  return {
    members,
    behind:
      members.length === 0
        ? 'None of these units can fight in a battle yet.'
        : `${listed(others)} cannot fight in a battle yet and will stay behind.`,
  };
}
