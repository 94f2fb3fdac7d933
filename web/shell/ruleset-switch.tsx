import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Segmented } from '../controls/segmented.js';
import { chooseRuleset, ruleset } from '../state/address.js';
import { isPlaying } from '../state/games-under-way.js';
import { OFFERED_RULESETS, RULESETS_IN_WORDS } from '../words.js';

const IN_A_GAME = 'A game is in progress or on screen. To switch the rules, stop or leave it.';

const choices = (inGame: boolean) =>
  OFFERED_RULESETS.map((value) => {
    const { name, short, tag, about } = RULESETS_IN_WORDS[value];
    return { value, label: name, short, note: tag, title: inGame ? IN_A_GAME : about, disabled: inGame };
  });

/** Switches the rules of all numbers, and explains each ruleset. In the middle of a game they stay as they are. */
export function RulesetSwitch() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Before painting, so that a visible box can be closed.
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
        choices={choices(isPlaying.value)}
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
          {OFFERED_RULESETS.map((value) => (
            <div key={value}>
              <dt>{RULESETS_IN_WORDS[value].name}</dt>
              <dd>{RULESETS_IN_WORDS[value].about}</dd>
            </div>
          ))}
        </dl>
        <p class="faint">
          {isPlaying.value ? IN_A_GAME : 'Tap an underlined number to see what it is in another ruleset.'}
        </p>
      </div>
    </div>
  );
}
