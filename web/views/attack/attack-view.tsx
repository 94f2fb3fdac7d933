import { DropZone } from '../../controls/drop-zone.js';
import { Later } from '../../controls/later.js';
import { useNarrow } from '../../controls/use-narrow.js';
import { say } from '../../state/toast.js';
import { refuseUnlessMech } from '../../units/duelling-mech.js';
import { readButRefused } from '../../units/read-but-refused.js';
import { unitNamed } from '../../units/shelf.js';
import { AttackerCard } from './attacker-card.js';
import { BattlefieldCard } from './battlefield-card.js';
import { CurveCard } from './curve-card.js';
import { HeatCard } from './heat-card.js';
import { PhysicalCard } from './physical-card.js';
import { otherRules, restElsewhere, restOfTurn, results } from './results.js';
import { change, situation } from './situation.js';
import { AS_BUILT } from './situation-fields.js';
import { TargetCard } from './target-card.js';
import { VolleyBar } from './volley-bar.js';
import { VolleyCard } from './volley-card.js';
import { WeaponsCard } from './weapons-card.js';
import './attack.css';

export function AttackView() {
  const narrow = useNarrow();
  return (
    <div class="attack">
      <div class="attack-setup">
        <AttackerCard />
        <TargetCard />
        <BattlefieldCard />
        {!narrow && <DropZone onUnit={attackWith} />}
      </div>
      <Later>
        <Results narrow={narrow} />
      </Later>
    </div>
  );
}

function Results({ narrow }: { readonly narrow: boolean }) {
  const known = results.value;
  return (
    <>
      <div class="attack-results" id="results" tabIndex={-1}>
        {'problem' in known ? (
          <Problem words={known.problem} />
        ) : (
          <>
            {/* On a phone, the most important result comes first, because the rest is far below. */}
            {narrow && <WeaponsCard key="weapons" results={known} otherRules={otherRules.value} />}
            <VolleyCard key="volley" results={known} otherRules={otherRules.value} />
            {!narrow && <WeaponsCard key="weapons" results={known} otherRules={otherRules.value} />}
            <Later key="curve">
              <CurveCard />
              <RestOfTurnCards />
            </Later>
          </>
        )}
        {narrow && <DropZone onUnit={attackWith} />}
      </div>
      {!('problem' in known) && <VolleyBar results={known} />}
    </>
  );
}

/** Why there are no numbers: a unit is still loading, or something must be changed. */
const Problem = ({ words }: { readonly words: string }) =>
  words.endsWith('…') ? (
    <p class="notice" role="status">
      {words}
    </p>
  ) : (
    <p class="notice bad" role="alert">
      {words}.
    </p>
  );

function RestOfTurnCards() {
  const { value: rest } = restOfTurn;
  return (
    rest && (
      <>
        <HeatCard heat={rest.heat} elsewhere={restElsewhere.value} />
        <PhysicalCard rest={rest} elsewhere={restElsewhere.value} />
      </>
    )
  );
}

/** A dropped unit becomes the attacker, unless the situation names it already or it cannot fight here. */
function attackWith(name: string): void {
  const { attacker, target } = situation.value;
  const unit = unitNamed(name);
  if (unit === undefined || name === attacker || name === target) return;
  const refused = refuseUnlessMech(unit);
  if (refused === undefined) change({ attacker: name, ...AS_BUILT });
  else say(readButRefused(name, refused));
}
