import { Toast } from '../controls/toast.js';
import { openView, VIEWS, type ViewName, view } from '../state/address.js';
import { AttackView } from '../views/attack/attack-view.js';
import { Header } from './header.js';
import { LazyView } from './lazy-view.js';

export const VIEW_TITLES: Readonly<Record<ViewName, string>> = {
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
      <a class="skip" href="#main" onClick={skipToMain}>
        Skip to the content
      </a>
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
        {view.value === 'attack' && <AttackView />}
        {view.value === 'battle-value' && <LazyView load={loadBattleValue} />}
        {view.value === 'battle' && <LazyView load={loadBattle} />}
      </main>
      <Toast />
    </>
  );
}

/** The address holds the situation; an anchor must not take its place. */
function skipToMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
