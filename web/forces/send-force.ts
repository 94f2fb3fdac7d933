import type { ConditionSetup } from '../../src/edge/battle.js';
import { openViewWith } from '../state/address.js';
import { AS_BUILT, FIELDS, UNHURT } from '../views/attack/situation-fields.js';
import type { Member } from './member.js';
import { writeMember } from './written-member.js';

// Views pass forces to each other through the address, so that no view depends on another.

type Forces = Readonly<Record<string, readonly Member[]>>;

function written(forces: Forces, more: Readonly<Record<string, string>>): URLSearchParams {
  const query = new URLSearchParams(more);
  for (const [place, members] of Object.entries(forces))
    for (const member of members) query.append(place, writeMember(member));
  return query;
}

/** On its way to the battle: its units may have damage, which addresses cannot hold. */
const sent = new Map<string, readonly Member[]>();

/** Returns what was sent to a side, once. */
export function takeSent(side: string): readonly Member[] {
  const members = sent.get(side) ?? [];
  sent.delete(side);
  return members;
}

/** Opens the battle with these sides. A side that is left out does not change. */
export function sendToBattle(sides: {
  readonly red?: readonly Member[];
  readonly blue?: readonly Member[];
}): void {
  for (const [side, members] of Object.entries(sides)) sent.set(side, members);
  openViewWith('battle', written(sides, { show: 'result' }));
}

/** Opens the sheets of these sides. A side that is left out does not change. */
export function sendToSheets(sides: {
  readonly red?: readonly Member[];
  readonly blue?: readonly Member[];
}): void {
  for (const [side, members] of Object.entries(sides)) sent.set(`sheets ${side}`, members);
  openViewWith('sheets', written(sides, {}));
}

/** Opens the Battle Value of a force, or of two side by side. */
export function sendToBattleValue(a: readonly Member[], b?: readonly Member[]): void {
  openViewWith('battle-value', written({ a, ...(b && { b }) }, { of: 'force' }));
}

/** Opens the attack view with a unit and its pilot as the attacker. */
export function attackWith({ name, gunnery, piloting, abilities, condition }: Member): void {
  const query = new URLSearchParams({
    ...writtenFields(AS_BUILT),
    attacker: name,
    gunnery: String(gunnery),
    piloting: String(piloting),
    abilities: FIELDS.abilities.write(abilities),
    wounds: String(condition?.wounds ?? 0),
    heat: String(condition?.heat ?? 0),
  });
  openViewWith('attack', query);
}

/** Opens the attack view with a unit and its pilot as the target, with its damage. */
export function attackAt({ name, piloting, abilities, condition }: Member): void {
  const query = new URLSearchParams({
    ...writtenFields(UNHURT),
    ...writtenFields(damageOf(condition)),
    target: name,
    targetPiloting: String(piloting),
    targetAbilities: FIELDS.targetAbilities.write(abilities),
  });
  openViewWith('attack', query);
}

const damageOf = ({ armor, rearArmor, structure, wounds, heat }: ConditionSetup = {}) => ({
  ...(armor && { targetArmor: armor }),
  ...(rearArmor && { targetRear: rearArmor }),
  ...(structure && { targetStructure: structure }),
  targetWounds: wounds ?? 0,
  targetHeat: heat ?? 0,
});

function writtenFields(values: object): Record<string, string> {
  const fields: Readonly<Record<string, { readonly write: (value: never) => string }>> = FIELDS;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name]?.write(value as never) ?? '']),
  );
}
