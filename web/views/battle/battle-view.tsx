import { DropZone } from '../../controls/drop-zone.js';
import { Segmented } from '../../controls/segmented.js';
import { ChangeView } from './change/change-view.js';
import { page } from './page-state.js';
import { ReplayView } from './replay/replay-view.js';
import { ResultView } from './result/result-view.js';
import { shareBattle } from './setup/battle-address.js';
import { SetupPanel } from './setup/setup-panel.js';
import './battle.css';

shareBattle();

const PAGE_CHOICES = [
  { value: 'result', label: 'Who wins' },
  { value: 'change', label: 'What if' },
  { value: 'replay', label: 'Replay' },
] as const;

export function BattleView() {
  return (
    <div class="battle" data-page={page.value}>
      <SetupPanel />
      <div class="battle-main">
        <Segmented
          label="Show"
          name="battle-page"
          choices={PAGE_CHOICES}
          value={page.value}
          onChange={(value) => {
            page.value = value;
          }}
        />
        {page.value === 'result' && <ResultView />}
        {page.value === 'change' && <ChangeView />}
        {page.value === 'replay' && <ReplayView />}
      </div>
      <DropZone />
    </div>
  );
}
