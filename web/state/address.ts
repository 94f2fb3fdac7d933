import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { RULESETS, type RulesetName } from '../../src/edge/rules.js';
import { RULESETS_IN_WORDS } from '../words.js';
import { isPlaying } from './games-under-way.js';
import { keep, kept } from './kept.js';
import { hashProblem, readHash, type ViewName } from './written-address.js';

// In the browser's history each change of view and each `asEntry` is a step of its own; everything else that is changed
// is written into the step that is open.

export const view = signal<ViewName>('attack');
export const ruleset = signal<RulesetName>('standard');
/** Why the opened link was refused; empty if it was not. */
export const refusal = signal('');

const CHOSEN_RULESET = 'tarcomp-ruleset';

/** Whether the visitor still has to choose the rules: none are stored, and no link names any. */
export const asksForRuleset = signal(false);

/** Remembered for the next visit; a link that names rules wins. The rules of a game never change. */
export function chooseRuleset(name: RulesetName): void {
  if (isPlaying.peek()) return;
  batch(() => {
    ruleset.value = name;
    asksForRuleset.value = false;
  });
  chosenHere = name;
  keep(CHOSEN_RULESET, name);
}

/** For browsers that store nothing. */
let chosenHere: RulesetName | undefined;

const usualRuleset = (): RulesetName | undefined => kept(CHOSEN_RULESET, RULESETS) ?? chosenHere;

interface Shared {
  readonly read: (query: URLSearchParams) => void;
  readonly write: () => URLSearchParams;
}

const shared = new Map<ViewName, Shared>();
/** What links said about views that are not open yet, and what open views say about themselves. */
const queries = signal<Readonly<Partial<Record<ViewName, string>>>>({});

const RULES = 'rules';
/** The longest ruleset name in a message, in characters. */
const LONGEST_NAME = 40;
/** Browsers refuse pages that change their address too often. */
const PAUSE = 250;

/**
 * Keeps a view's situation and the address in step. `read` gets what the link says, at once and whenever the address is
 * changed from outside; `write` is run again whenever a signal that it reads changes.
 */
export function shareInAddress(name: ViewName, read: Shared['read'], write: Shared['write']): void {
  shared.set(name, { read, write });
  const known = untracked(() => queries.value[name]);
  if (known !== undefined) batch(() => read(new URLSearchParams(known)));
  effect(() => {
    const query = write().toString();
    const all = queries.peek();
    if (all[name] !== query) queries.value = { ...all, [name]: query };
  });
}

/** The rules in links; none until they have been chosen. */
const namedRules = computed<RulesetName | ''>(() => (asksForRuleset.value ? '' : ruleset.value));

/** Whether the current situation fits into a link. */
export const fitsInLink = computed(
  () => hashProblem(fullHashOf(view.value, queries.value, namedRules.value)) === undefined,
);

/** The address of the current situation, or of the view alone if a link cannot hold it. */
export function sharedAddress(): string {
  return new URL(hashOf(view.peek()), location.href).href;
}

/** The address of a view with this query, under the current rules; undefined if a link cannot hold it. */
export function linkTo(name: ViewName, query: URLSearchParams): string | undefined {
  const hash = fullHashOf(name, { [name]: query.toString() }, ruleset.peek());
  return hashProblem(hash) === undefined ? new URL(hash, location.href).href : undefined;
}

export function openView(name: ViewName): void {
  if (name === view.peek()) return;
  flush();
  refusal.value = '';
  view.value = name;
  push();
}

/** The query of a view's address, now or when the view is opened. */
const writtenQuery = (name: ViewName): URLSearchParams => new URLSearchParams(queries.peek()[name]);

/** Opens a view with the fields in `changes` replaced. */
export function openViewWith(name: ViewName, changes: URLSearchParams): void {
  const query = writtenQuery(name);
  for (const field of new Set(changes.keys())) query.delete(field);
  for (const [field, value] of changes) query.append(field, value);
  flush();
  refusal.value = '';
  batch(() => {
    view.value = name;
    takeOver(name, query);
  });
  push();
}

/**
 * Makes a change that Back undoes. Gives back the same way out for a button; it does nothing once the browser has gone
 * elsewhere.
 */
export function asEntry(change: () => void): () => void {
  flush();
  batch(change);
  const entry = push();
  return () => {
    if (stateOf(history.state).entry === entry) history.back();
  };
}

let entries = 0;

function push(): string {
  entries += 1;
  const entry = `${performance.timeOrigin}-${entries}`;
  history.pushState({ entry, asks: asksForRuleset.peek() }, '', hashOf(view.peek()));
  return entry;
}

/** What this page stores in a history entry. */
function stateOf(state: unknown): { readonly entry?: unknown; readonly asks?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}

export function followAddress(): void {
  readAddress();
  addEventListener('popstate', readAddress);
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    // Read, so that the effect runs again when any of them changes.
    hashOf(view.value, queries.value, namedRules.value);
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE);
  });
  addEventListener('pagehide', flush);
}

function flush(): void {
  const hash = hashOf(view.peek());
  if (location.hash === hash) return;
  history.replaceState({ ...stateOf(history.state), asks: asksForRuleset.peek() }, '', hash);
}

/** A link that would be refused is never written. */
function hashOf(name: ViewName, all = queries.peek(), rules = namedRules.peek()): string {
  const hash = fullHashOf(name, all, rules);
  return hashProblem(hash) === undefined ? hash : fullHashOf(name, {}, rules);
}

function fullHashOf(name: ViewName, all: typeof queries.value, rules: RulesetName | ''): string {
  const parts = [rules === '' ? '' : `${RULES}=${rules}`, all[name] ?? ''].filter((part) => part !== '');
  return `#/${name}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
}

function readAddress(): void {
  const { view: name, query, problem = '' } = readHash(location.hash);
  const named = query?.get(RULES) ?? undefined;
  const usual = usualRuleset();
  // A link without rules was made with the standard ones; an empty address leaves them to the user.
  const rules = named ?? (query === undefined ? usual : undefined) ?? 'standard';
  const known = RULESETS.find((registered) => registered === rules);
  query?.delete(RULES);
  batch(() => {
    view.value = name;
    const other = known !== undefined && known !== ruleset.peek() && isPlaying.peek();
    refusal.value =
      known === undefined ? unknownRules(rules) : other ? rulesOfTheGame(ruleset.peek()) : problem;
    // The rules of a game never change, neither by a link nor by going back.
    if (!isPlaying.peek()) ruleset.value = known ?? 'standard';
    // A history entry without an answer to the question asks it again on reload.
    if (usual === undefined && (query === undefined || stateOf(history.state).asks))
      asksForRuleset.value = true;
    if (named !== undefined) asksForRuleset.value = false;
    if (query !== undefined) takeOver(name, query);
  });
}

const unknownRules = (name: string): string =>
  `This link was made with rules that this page does not know (“${name.slice(0, LONGEST_NAME)}”). The numbers below follow TarComp’s standard rules: choose others at the top.`;

const rulesOfTheGame = (name: RulesetName): string =>
  `A game is in progress, and it stays with the rules it began with (${RULESETS_IN_WORDS[name].name}). Finish or discard it, then open the link again.`;

/** A view that already matches the query is left alone, so that it keeps what addresses cannot hold. */
function takeOver(name: ViewName, query: URLSearchParams): void {
  const written = query.toString();
  if (queries.peek()[name] === written) return;
  queries.value = { ...queries.peek(), [name]: written };
  shared.get(name)?.read(query);
}
