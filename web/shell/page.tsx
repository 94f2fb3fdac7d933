import { Toast } from '../controls/toast.js';
import { openView, ruleset, VIEWS, type ViewName, view } from '../state/address.js';
import { AttackView } from '../views/attack/attack-view.js';
import { RULESET_WORDS } from '../words.js';
import { Header } from './header.js';
import { LazyView } from './lazy-view.js';

const VIEW_TITLES: Readonly<Record<ViewName, string>> = {
  attack: 'Attack',
  'battle-value': 'Battle Value',
  battle: 'Battle',
};

const loadBattleValue = () =>
  import('../views/battle-value/battle-value-view.js').then(({ BattleValueView }) => BattleValueView);
const loadBattle = () => import('../views/battle/battle-view.js').then(({ BattleView }) => BattleView);

export function Page() {
  return (
    <>
      <button type="button" class="skip button" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <Header />
      <nav class="tabs" aria-label="Views">
        {VIEWS.map((name) => (
          <a
            key={name}
            href={`#/${name}`}
            class="tab"
            aria-current={view.value === name ? 'page' : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              openView(name);
            }}
          >
            {VIEW_TITLES[name]}
          </a>
        ))}
      </nav>
      <main id="main" tabIndex={-1}>
        <h1 class="unseen">{VIEW_TITLES[view.value]}</h1>
        <div class="print-head" aria-hidden="true">
          <strong>{VIEW_TITLES[view.value]}</strong>
          <span>TarComp, {RULESET_WORDS[ruleset.value]} rules</span>
        </div>
        {view.value === 'attack' && <AttackView />}
        {view.value === 'battle-value' && <LazyView load={loadBattleValue} />}
        {view.value === 'battle' && <LazyView load={loadBattle} />}
      </main>
      <Toast />
    </>
  );
}
