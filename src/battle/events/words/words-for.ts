import type { BattleEvent, BattleEventType } from '../event.js';
import type { Stage } from './names.js';

export type EventOf<Type extends BattleEventType> = Extract<BattleEvent, { readonly type: Type }>;

/** A function for each of these types that makes its sentence. */
export type WordsFor<Types extends BattleEventType> = {
  readonly [Type in Types]: (stage: Stage, event: EventOf<Type>) => string;
};
