import { asksForRuleset, chooseRuleset } from '../state/address.js';
import { OFFERED_RULESETS, RULESETS_IN_WORDS } from '../words.js';

/** Asked once, on the first visit. The page can be used without an answer. */
export function RulesetQuestion() {
  if (!asksForRuleset.value) return null;
  return (
    <section class="card ruleset-question" aria-labelledby="ruleset-question">
      <h2 id="ruleset-question">Which rules do you play?</h2>
      <ul>
        {OFFERED_RULESETS.map((value) => {
          const { name, brief } = RULESETS_IN_WORDS[value];
          return (
            <li key={value}>
              <button
                type="button"
                class="ruleset-answer"
                onClick={() => {
                  chooseRuleset(value);
                  // The button that had the focus no longer exists.
                  document.getElementById('main')?.focus();
                }}
              >
                <strong>{name}</strong>
                <span class="ruleset-brief">{brief}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="faint">
        The numbers follow {RULESETS_IN_WORDS.standard.name} until you choose. You can switch at the top
        later.
      </p>
    </section>
  );
}
