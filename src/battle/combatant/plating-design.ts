import type { BodyPlan } from '../../rules/body/plan.js';
import type { Plating } from '../../rules/damage/plating.js';
import type { Block } from './block.js';
import type { Fixture } from './design.js';

/** A piece in front of the armor of its location, and the damage that it absorbs. */
export interface PlatingPiece {
  readonly fixture: number;
  readonly location: number;
  readonly kind: 'modular' | 'rear-modular' | 'shield';
  readonly capacity: number;
  readonly absorption: number;
}

/** Modular armor and shields among the fixtures, or undefined for a design without any. */
export function platingPieces(
  fixtures: readonly Fixture[],
  { hasRear }: BodyPlan,
): readonly PlatingPiece[] | undefined {
  const pieces: PlatingPiece[] = [];
  for (const { item, mount, index, location } of fixtures) {
    const shield = item !== undefined && 'shield' in item ? item.shield : undefined;
    if (item === undefined || shield === undefined) continue;
    const modular = item.traits.includes('modular-armor');
    const rear = modular && mount?.rear === true && hasRear[location] === 1;
    pieces.push({
      fixture: index,
      location,
      kind: rear ? 'rear-modular' : modular ? 'modular' : 'shield',
      capacity: shield.capacity,
      absorption: shield.absorption,
    });
  }
  return pieces.length === 0 ? undefined : pieces;
}

/** Lists for whatever protects the armor, as the block has them. */
export const platingIn = (block: Block, locations: number): Plating => ({
  modular: block.doubles(locations),
  rearModular: block.doubles(locations),
  shield: block.doubles(locations),
  shieldAbsorption: block.doubles(locations),
  guards: block.octets(locations),
});

/** As built. */
export function fillPlating(plating: Plating, pieces: readonly PlatingPiece[]): void {
  for (const piece of pieces) {
    const plates = platesOf(plating, piece);
    plates[piece.location] = (plates[piece.location] as number) + piece.capacity;
  }
}

/** A piece that was hit, or lost with its location, absorbs nothing more. */
export function dropBrokenPlating(
  plating: Plating,
  pieces: readonly PlatingPiece[],
  isWorking: (fixture: number) => boolean,
): void {
  for (const piece of pieces) {
    if (isWorking(piece.fixture)) continue;
    const plates = platesOf(plating, piece);
    let most = 0;
    for (const other of pieces) {
      const same = other.location === piece.location && other.kind === piece.kind;
      if (same && isWorking(other.fixture)) most += other.capacity;
    }
    plates[piece.location] = Math.min(plates[piece.location] as number, most);
  }
}

function platesOf(plating: Plating, { kind }: PlatingPiece): Float64Array {
  if (kind === 'shield') return plating.shield;
  return kind === 'modular' ? plating.modular : plating.rearModular;
}
