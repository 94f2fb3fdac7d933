import { DropZone } from '../../controls/drop-zone.js';
import { Segmented } from '../../controls/segmented.js';
import { say } from '../../state/toast.js';
import { refuseAsFighter } from '../../units/fighting-unit.js';
import { readButRefused } from '../../units/read-but-refused.js';
import { unitNamed } from '../../units/shelf.js';
import { ChangeView } from './change/change-view.js';
import { FairView } from './fair/fair-view.js';
import { openPage, page } from './page-state.js';
import { ReplayView } from './replay/replay-view.js';
import { ResultView } from './result/result-view.js';
import { shareBattle } from './setup/battle-address.js';
import { SetupPanel } from './setup/setup-panel.js';
import './battle.css';

shareBattle();

const PAGE_CHOICES = [
  { value: 'result', label: 'Who wins' },
  { value: 'change', label: 'What if' },
  { value: 'fair', label: 'Make it fair' },
  { value: 'replay', label: 'Replay' },
] as const;

/** A dropped unit joins neither side by itself: only its owner knows which. */
function sayHowToAdd(name: string): void {
  const unit = unitNamed(name);
  const refused = unit && refuseAsFighter(unit);
  say(
    refused === undefined
      ? `${name} was read. Put it into the battle with “+ Add a unit to Red” or “+ Add a unit to Blue”.`
      : readButRefused(name, refused),
  );
}

export function BattleView() {
  // A replay comes first on its page, with its battle below.
  const setup = <SetupPanel key="setup" />;
  const replaying = page.value === 'replay';
  return (
    <div class="battle" data-page={page.value}>
      {!replaying && setup}
      <div class="battle-main" key="main">
        <Segmented
          label="Show"
          name="battle-page"
          choices={PAGE_CHOICES}
          value={page.value}
          onChange={openPage}
        />
        {page.value === 'result' && <ResultView />}
        {page.value === 'change' && <ChangeView />}
        {page.value === 'fair' && <FairView />}
        {page.value === 'replay' && <ReplayView />}
      </div>
      {replaying && setup}
      <DropZone onUnit={sayHowToAdd} />
    </div>
  );
}
