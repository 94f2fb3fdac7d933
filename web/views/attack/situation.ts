import { computed, signal } from '@preact/signals';
import { isKnownAbility } from '../../../src/edge/rules.js';
import { asEntry, ruleset, shareInAddress } from '../../state/address.js';
import { say } from '../../state/toast.js';
import { unitAtHand } from '../../units/shelf.js';
import type { Field } from './fields.js';
import { allowed, type Moves, movesOf } from './moves.js';
import { FIELDS, NAMES, type Situation, USUAL } from './situation-fields.js';

/** As chosen, or as in a link, whether or not it fits the units. */
const chosen = signal<Situation>(USUAL);

const moves = (name: string, abilities: readonly string[]): Moves | undefined => {
  const unit = unitAtHand(name);
  return unit && movesOf(unit, abilities, ruleset.value);
};

export const attackersMoves = computed(() => moves(chosen.value.attacker, chosen.value.abilities));
export const targetsMoves = computed(() => moves(chosen.value.target, chosen.value.targetAbilities));
/** The situation as far as it fits the units, and the changes that were needed. */
export const allowedSituation = computed(() =>
  allowed(chosen.value, attackersMoves.value, targetsMoves.value),
);
export const situation = computed<Situation>(() => allowedSituation.value.situation);

export function change(changes: Partial<Situation>): void {
  chosen.value = { ...situation.value, ...changes };
}

export function startOver(): void {
  const undo = asEntry(() => {
    chosen.value = USUAL;
  });
  say('Reset to the defaults.', { label: 'Undo', act: undo });
}

function read(query: URLSearchParams): void {
  const values: Record<string, unknown> = { ...USUAL };
  for (const name of NAMES) {
    const written = query.get(name);
    const value = written === null ? undefined : FIELDS[name].read(written);
    if (value !== undefined) values[name] = value;
  }
  const known = values as unknown as Situation;
  chosen.value = {
    ...known,
    abilities: known.abilities.filter(isKnownAbility),
    targetAbilities: known.targetAbilities.filter(isKnownAbility),
  };
}

function write(): URLSearchParams {
  const query = new URLSearchParams();
  const { value } = situation;
  // The default units are named too, so that links can be read.
  query.set('attacker', value.attacker);
  query.set('target', value.target);
  for (const name of NAMES) {
    const field = FIELDS[name] as Field<unknown>;
    const written = field.write(value[name]);
    if (written !== field.write(field.usual)) query.set(name, written);
  }
  return query;
}

shareInAddress('attack', read, write);
