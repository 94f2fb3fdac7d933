import { QUERY_FIELDS } from '../../../src/edge/search.js';
import { Disclosure } from '../../controls/disclosure.js';
import { asEntry } from '../../state/address.js';
import { query } from './state.js';

const EXAMPLES = [
  { text: 'timber wolf', about: 'names, mistyped or not' },
  { text: 'tech=clan tons=60-75 has="ER PPC":>=2 bv<2500', about: 'all conditions at once' },
  { text: 'kind=tank,vtol year<=3025', about: 'one of several kinds' },
  { text: 'role=Scout jump>=6 rules<=standard', about: 'numbers and levels' },
  { text: 'has=AC* has!=CASE', about: 'a star for any letters; != for not' },
  { text: '(kind=mek bv>2500) OR (kind=battlearmor bv>600)', about: 'either of two' },
] as const;

/** Help with queries. Each example can be tried. */
export const QueryHelp = () => (
  <Disclosure title="How to search">
    <ul class="query-examples">
      {EXAMPLES.map(({ text, about }) => (
        <li key={text}>
          <button
            type="button"
            class="text-button"
            onClick={() =>
              asEntry(() => {
                query.value = text;
              })
            }
          >
            <code>{text}</code>
          </button>{' '}
          <span class="faint">{about}</span>
        </li>
      ))}
    </ul>
    <p class="faint">
      Fields: {Object.keys(QUERY_FIELDS).join(', ')}. Operators: = != &gt; &gt;= &lt; &lt;=. Quote values with
      spaces.
    </p>
  </Disclosure>
);
