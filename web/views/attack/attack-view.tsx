import { DropZone } from '../../controls/drop-zone.js';
import { Later } from '../../controls/later.js';
import { AttackerCard } from './attacker-card.js';
import { BattlefieldCard } from './battlefield-card.js';
import { CurveCard } from './curve-card.js';
import { results } from './results.js';
import { TargetCard } from './target-card.js';
import { VolleyBar } from './volley-bar.js';
import { VolleyCard } from './volley-card.js';
import { WeaponsCard } from './weapons-card.js';
import './attack.css';

export function AttackView() {
  return (
    <div class="attack">
      <div class="attack-setup">
        <AttackerCard />
        <TargetCard />
        <BattlefieldCard />
        <DropZone />
      </div>
      <Later>
        <Results />
      </Later>
    </div>
  );
}

function Results() {
  const known = results.value;
  return (
    <>
      <div class="attack-results" id="results" tabIndex={-1}>
        {'problem' in known ? (
          <p class="notice bad" role="alert">
            {known.problem}.
          </p>
        ) : (
          <>
            <VolleyCard results={known} />
            <WeaponsCard results={known} />
            <Later>
              <CurveCard />
            </Later>
          </>
        )}
      </div>
      {!('problem' in known) && <VolleyBar results={known} />}
    </>
  );
}
