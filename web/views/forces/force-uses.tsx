import type { Side } from '../../../src/edge/simulate.js';
import { Button } from '../../controls/button.js';
import { SideMark } from '../../controls/side-mark.js';
import { fitForBattle } from '../../forces/fit-for-battle.js';
import { unitOf } from '../../forces/found-unit.js';
import type { Member } from '../../forces/member.js';
import { sendToBattle, sendToBattleValue, sendToSheets } from '../../forces/send-force.js';
import { BOTH_SIDES, SIDE_NAMES } from '../../forces/sides.js';
import { MOST_UNITS } from '../../state/written-address.js';

/** Sends a force to another view with one tap. */
export function ForceUses({ members }: { readonly members: readonly Member[] }) {
  const fit = fitForBattle(members, unitOf);
  const fighters = fit.members.slice(0, MOST_UNITS);
  const over = fit.members.length - fighters.length;
  const sideButtons = (what: string, send: (side: Side) => void) =>
    BOTH_SIDES.map((side) => (
      <button
        key={side}
        type="button"
        class={`button side-button ${side}`}
        aria-label={`${what} with this force as ${SIDE_NAMES[side]}`}
        disabled={fighters.length === 0}
        onClick={() => send(side)}
      >
        <SideMark side={side} />
        as {SIDE_NAMES[side]}
      </button>
    ));
  return (
    <div class="row send-row">
      <span>Battle:</span>
      {sideButtons('Battle', (side) => sendToBattle({ [side]: fighters }))}
      <Button
        disabled={members.length === 0 || members.length > MOST_UNITS}
        onClick={() => sendToBattleValue(members)}
      >
        Compare its Battle Value
      </Button>
      <span>Sheets:</span>
      {sideButtons('Record sheets', (side) => sendToSheets({ [side]: fighters }))}
      {fit.behind !== undefined && <span class="faint">{fit.behind}</span>}
      {over > 0 && (
        <span class="faint">
          A side of a battle has at most {MOST_UNITS} units: the last {over} will stay behind.
        </span>
      )}
    </div>
  );
}
