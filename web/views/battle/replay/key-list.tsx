import { PAN_WORDS, REPLAY_KEYS } from './keys.js';

/** The keys of the replay, for people who have a keyboard. */
export const KeyList = () => (
  <div class="keys">
    <dl>
      {[...REPLAY_KEYS, PAN_WORDS].map(({ shown, words }) => (
        <div key={words}>
          <dt>
            {shown.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <p class="faint">In the log, Page Up, Page Down, Home, End and Space scroll the log instead.</p>
  </div>
);
