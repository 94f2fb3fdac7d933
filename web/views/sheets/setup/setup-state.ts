import { computed, signal } from '@preact/signals';
import { openTable, type TableSetup } from '../../../../src/edge/table.js';
import { forceUnits } from '../../../forces/force-units.js';
import { type Member, memberOf } from '../../../forces/member.js';
import { memberProblem } from '../../../forces/member-problem.js';
import { takeSent } from '../../../forces/send-force.js';
import { BOTH_SIDES } from '../../../forces/sides.js';
import { readMember, writeMember } from '../../../forces/written-member.js';
import { ruleset, shareInAddress } from '../../../state/address.js';
import { equipment } from '../../../units/equipment.js';
import { fetchCatalog } from '../../../units/whole-catalog.js';
import { GAME_FIELD, openGameLink } from '../game/game-link.js';
import { begin } from '../game/kept-game.js';

/** The forces of the next game. A side may be empty. */
export const sides = {
  red: signal<readonly Member[]>([memberOf('Marauder MAD-3R')]),
  blue: signal<readonly Member[]>([memberOf('Warhammer WHM-6R')]),
};

/** The game that could begin, or why none can. */
export const setup = computed<TableSetup | { readonly problem: string }>(() => {
  const members = BOTH_SIDES.flatMap((side) => sides[side].value);
  if (members.length === 0) return { problem: 'Add a unit to one of the sides.' };
  const [problem] = members.flatMap((member) => memberProblem(member) ?? []);
  if (problem !== undefined) return { problem };
  return {
    red: forceUnits(sides.red.value),
    blue: forceUnits(sides.blue.value),
    ruleset: ruleset.value,
  };
});

/** Loads for bins come from the whole catalog; without it, from the equipment that the page knows. */
export async function startGame(ready: TableSetup): Promise<void> {
  const catalog = await fetchCatalog().catch(() => equipment.peek());
  begin(openTable({ ...ready, catalog }));
}

/** Keeps the forces and the address in step. */
export function shareSetup(): void {
  shareInAddress(
    'sheets',
    (query) => {
      const linked = query.get(GAME_FIELD);
      if (linked !== null) void openGameLink(linked);
      for (const side of BOTH_SIDES) {
        const before = sides[side].peek();
        const known = [takeSent(`sheets ${side}`), before];
        const members = query.getAll(side).map((text, place) => kept(known, place, text));
        if (members.length > 0) sides[side].value = members;
      }
    },
    () => {
      const query = new URLSearchParams();
      for (const side of BOTH_SIDES)
        for (const member of sides[side].value) query.append(side, writeMember(member));
      return query;
    },
  );
}

/** A unit that is already in the force, or was sent, keeps what addresses cannot hold, such as damage. */
const kept = (known: readonly (readonly Member[])[], place: number, text: string): Member =>
  known
    .map((members) => members[place])
    .find((member) => member !== undefined && writeMember(member) === text) ?? readMember(text);
