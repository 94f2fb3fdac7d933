import type { Unit } from '../../src/units/index.js';
import { refuseAsFighter } from '../units/fighting-unit.js';
import { listed } from '../words.js';
import type { Member } from './member.js';

interface FitForBattle {
  readonly members: readonly Member[];
  /** Who stays behind, in words; undefined where all go. */
  readonly behind: string | undefined;
}

/** Of a force, the units that can fight on the map. */
export function fitForBattle(
  force: readonly { readonly member: Member; readonly unit: Unit }[],
): FitForBattle {
  const isFit = ({ unit }: { readonly unit: Unit }) =>
    refuseAsFighter({ unitType: unit.unitType, load: () => unit }) === undefined;
  const members = force.filter(isFit).map(({ member }) => member);
  const others = force.filter((one) => !isFit(one)).map(({ member }) => member.name);
  if (others.length === 0) return { members, behind: undefined };
  return {
    members,
    behind:
      members.length === 0
        ? 'None of these units can fight in a battle yet.'
        : `${listed(others)} cannot fight in a battle yet and will stay behind.`,
  };
}
