import { Button } from '../../../controls/button.js';
import { counted } from '../../../words.js';
import { type OnTable, undoTo } from '../game/table.js';
import { placeOf } from '../game/turn.js';

interface TakeBackProps {
  readonly table: OnTable;
  readonly unit: number;
  readonly what: 'move' | 'fire' | 'strike';
}

/**
 * Takes back a unit's action of this turn. Later steps may depend on it, so they are undone as well, and can be redone.
 */
export function TakeBack({ table: { game }, unit, what }: TakeBackProps) {
  const place = placeOf(game, unit, what);
  if (place < 0) return null;
  const since = game.entries.length - place - 1;
  return (
    <Button onClick={() => undoTo(place)}>
      {since === 0 ? 'Take it back' : `Take it back, with ${counted(since, 'step')} since`}
    </Button>
  );
}
