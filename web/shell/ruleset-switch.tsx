import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { RULESETS } from '../../src/edge/rules.js';
import { Segmented } from '../controls/segmented.js';
import { chooseRuleset, ruleset } from '../state/address.js';
import { RULESETS_IN_WORDS } from '../words.js';

const CHOICES = RULESETS.map((value) => {
  const { name, tag, about } = RULESETS_IN_WORDS[value];
  return { value, label: name, note: tag, title: about };
});

/** Which rules the numbers follow, and what each of them is. */
export function RulesetSwitch() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Before the paint: whoever sees the box can close it.
  useLayoutEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    addEventListener('pointerdown', closeOutside);
    addEventListener('keydown', closeByKey);
    return () => {
      removeEventListener('pointerdown', closeOutside);
      removeEventListener('keydown', closeByKey);
    };
  }, [open]);
  return (
    <div class="ruleset" ref={place}>
      <Segmented
        label="Rules"
        name="ruleset"
        choices={CHOICES}
        value={ruleset.value}
        onChange={chooseRuleset}
      />
      <button
        type="button"
        class="hint-button"
        aria-expanded={open}
        aria-controls={id}
        aria-label="About the rulesets"
        onClick={() => setOpen(!open)}
      >
        ?
      </button>
      <div id={id} class="ruleset-about" hidden={!open}>
        <dl>
          {RULESETS.map((value) => (
            <div key={value}>
              <dt>{RULESETS_IN_WORDS[value].name}</dt>
              <dd>{RULESETS_IN_WORDS[value].about}</dd>
            </div>
          ))}
        </dl>
        <p class="faint">The Attack view shows where another ruleset gives different numbers.</p>
      </div>
    </div>
  );
}
