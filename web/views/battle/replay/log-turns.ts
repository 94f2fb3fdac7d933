import type { BattleEvent, Phase } from '../../../../src/edge/battle.js';

/** A line of the log. */
interface LogLine {
  /** The number of events shown with this one. */
  readonly place: number;
  readonly event: BattleEvent;
}

interface LogPhase {
  readonly phase: Phase;
  /** The place of its event; the first phase of a turn has none, because it begins with the turn. */
  readonly place: number | undefined;
  readonly lines: readonly LogLine[];
}

export interface LogTurn {
  readonly turn: number;
  /** The place of its first event. */
  readonly place: number;
  /** The place of its last event. */
  readonly last: number;
  readonly phases: readonly LogPhase[];
  /** Units lost in it. */
  readonly lost: readonly number[];
}

/** The events of a game by turn and phase. */
export function logTurns(events: readonly BattleEvent[]): readonly LogTurn[] {
  const turns: OpenTurn[] = [];
  for (const [index, event] of events.entries()) {
    const place = index + 1;
    if (event.type === 'turn') {
      turns.push({ turn: event.turn, place, last: place, phases: [], lost: [] });
      continue;
    }
    const turn = turns.at(-1);
    if (turn === undefined) continue;
    turn.last = place;
    if (event.type === 'lost') turn.lost.push(event.unit);
    if (event.type === 'phase') turn.phases.push({ phase: event.phase, place, lines: [] });
    else {
      if (turn.phases.length === 0) turn.phases.push({ phase: 'initiative', place: undefined, lines: [] });
      turn.phases.at(-1)?.lines.push({ place, event });
    }
  }
  return turns;
}

type OpenTurn = Omit<LogTurn, 'last' | 'phases' | 'lost'> & {
  last: number;
  readonly phases: (LogPhase & { readonly lines: LogLine[] })[];
  readonly lost: number[];
};

/** Returns the turn to show after this many events; before the first one, the first. */
export function turnAt(turns: readonly LogTurn[], at: number): number {
  const next = turns.findIndex(({ place }) => place > at);
  return Math.max(0, (next === -1 ? turns.length : next) - 1);
}
