import type { BattleEvent, BattleEventType } from '../event.js';
import type { Stage } from './names.js';

export type EventOf<Type extends BattleEventType> = Extract<BattleEvent, { readonly type: Type }>;

/** For each of these types, how it is put into a sentence. */
export type WordsFor<Types extends BattleEventType> = {
  readonly [Type in Types]: (stage: Stage, event: EventOf<Type>) => string;
};
