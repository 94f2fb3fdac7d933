import { Toast } from '../controls/toast.js';
import { StorageNotice } from '../kept/storage-notice.js';
import { openView, refusal, ruleset, view } from '../state/address.js';
import { TABS, type ViewName } from '../state/written-address.js';
import { RULESET_WORDS } from '../words.js';
import { Header } from './header.js';
import { LazyView } from './lazy-view.js';
import { RulesetQuestion } from './ruleset-question.js';

const VIEW_TITLES: Readonly<Record<ViewName, string>> = {
  units: 'Units',
  forces: 'Forces',
  attack: 'Attack',
  'battle-value': 'Battle Value',
  battle: 'Battle',
  play: 'Play',
  sheets: 'Sheets',
  'own-units': 'Own units',
  worth: 'What is it worth?',
};

const LOADERS = {
  units: () => import('../views/units/units-view.js').then(({ UnitsView }) => UnitsView),
  forces: () => import('../views/forces/forces-view.js').then(({ ForcesView }) => ForcesView),
  attack: () => import('../views/attack/attack-view.js').then(({ AttackView }) => AttackView),
  'battle-value': () =>
    import('../views/battle-value/battle-value-view.js').then(({ BattleValueView }) => BattleValueView),
  battle: () => import('../views/battle/battle-view.js').then(({ BattleView }) => BattleView),
  play: () => import('../views/play/play-view.js').then(({ PlayView }) => PlayView),
  sheets: () => import('../views/sheets/sheets-view.js').then(({ SheetsView }) => SheetsView),
  'own-units': () => import('../views/own-units/own-units-view.js').then(({ OwnUnitsView }) => OwnUnitsView),
  worth: () => import('../views/worth/worth-view.js').then(({ WorthView }) => WorthView),
} as const satisfies Readonly<Record<ViewName, unknown>>;

export function Page() {
  return (
    <>
      <button type="button" class="skip button" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <Header />
      <nav class="tabs" aria-label="Views">
        {TABS.map((name) => (
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
      <RulesetQuestion />
      <main id="main" tabIndex={-1}>
        <h1 class="unseen">{VIEW_TITLES[view.value]}</h1>
        <div class="print-head" aria-hidden="true">
          <strong>{VIEW_TITLES[view.value]}</strong>
          <span>TarComp. Rules: {RULESET_WORDS[ruleset.value]}</span>
        </div>
        {refusal.value !== '' && (
          <div class="notice bad closable" role="alert">
            <p>{refusal.value}</p>
            <button
              type="button"
              class="icon-button"
              aria-label="Close this message"
              onClick={() => {
                refusal.value = '';
                // The button that had the focus no longer exists.
                document.getElementById('main')?.focus();
              }}
            >
              ×
            </button>
          </div>
        )}
        <StorageNotice />
        <LazyView key={view.value} load={LOADERS[view.value]} />
      </main>
      <Toast />
    </>
  );
}
