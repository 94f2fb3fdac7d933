import { pilotDesign, REGULAR_GUNNERY, REGULAR_PILOTING } from '../../battle/combatant/pilot.js';
import type { ForceFile } from '../../battle/force/index.js';
import type { MulUnit } from '../../battle/mul/index.js';
import { canJoinNetwork, type ForceBattleValue } from '../../battle-value/index.js';
import type { RulesetName } from '../../rules/ruleset.js';

interface ForceFacts {
  readonly ruleset: RulesetName;
  /** The name of each unit's network. */
  readonly networks: readonly (string | undefined)[];
  readonly budget?: number;
  /** The library ids of units whose names are not unique. */
  readonly ids?: readonly (string | undefined)[];
}

export const memberSkills = ({
  pilot: { gunnery = REGULAR_GUNNERY, piloting = REGULAR_PILOTING } = {},
}: MulUnit) => ({ gunnery, piloting });

/** A unit with the stated skills of its pilot, for its Battle Value. */
export const withSkills = ({ unit, pilot: { gunnery, piloting } = {} }: Pick<MulUnit, 'unit' | 'pilot'>) => ({
  unit,
  ...(gunnery !== undefined && { gunnery }),
  ...(piloting !== undefined && { piloting }),
});

export const WORTH_NOTHING = { base: 0, tagBonus: 0, networkBonus: 0, battleValue: 0 };

/** Returns a force for JSON, with its Battle Value. */
export function forceRecord(
  force: readonly MulUnit[],
  value: ForceBattleValue,
  { ruleset, networks, budget, ids }: ForceFacts,
): ForceFile {
  return {
    ...(budget !== undefined && { budget }),
    ruleset,
    battleValue: value.battleValue,
    units: force.map((member, place) => {
      const { unit, pilot, condition, fate } = member;
      const { base, tagBonus, networkBonus, battleValue } = value.members[place] ?? WORTH_NOTHING;
      const id = ids?.[place];
      return {
        ...(id !== undefined && { id }),
        chassis: unit.chassis,
        model: unit.model,
        unitType: unit.unitType,
        tonnage: unit.tonnage ?? null,
        pilot: {
          name: pilot?.name ?? '',
          ...memberSkills(member),
          abilities: pilot?.abilities ?? [],
          edge: pilotDesign(pilot).edge.maxPoints,
        },
        ...(canJoinNetwork(unit) && { network: sharedNetwork(networks, place) }),
        condition: condition ?? {},
        fate: fate ?? null,
        base,
        tagBonus,
        networkBonus,
        battleValue,
      };
    }),
  };
}

/** A network with only one unit does not count. */
function sharedNetwork(networks: readonly (string | undefined)[], place: number): string | null {
  const network = networks[place];
  const isShared = networks.some((other, index) => index !== place && other === network);
  return network !== undefined && isShared ? network : null;
}
