import { Combatant } from '../battle/combatant/combatant.js';
import type { Design } from '../battle/combatant/design.js';
import { pilotDesign } from '../battle/combatant/pilot.js';
import type { Kind } from '../battle/kinds/kind.js';
import type { Ruleset } from '../rules/ruleset.js';
import type { TerrainFeature } from '../rules/terrain/terrain.js';
import type { MovementType } from '../rules/to-hit/index.js';
import { plainDesign, type SomebodyKind } from './plain-units.js';

/** A target without a sheet here: what counts of it is what its players say. */
export interface Somebody {
  readonly kind: SomebodyKind;
  readonly movement?: MovementType;
  readonly hexes?: number;
  readonly prone?: boolean;
  /** It cannot move, for whatever reason. */
  readonly immobile?: boolean;
  /** What its hex holds; left out, open ground. */
  readonly ground?: readonly TerrainFeature[];
  /** For who rams it, or comes down on it; left out, 50. */
  readonly tonnage?: number;
  /** For the same; left out, 5. */
  readonly piloting?: number;
}

/** More than any fire brings down: hits are told, and marked on the sheet that somebody else keeps. */
const ENDLESS = 1_000_000;

const designs = new Map<SomebodyKind, Design>();

function designOf(kind: SomebodyKind): Design {
  let design = designs.get(kind);
  if (design === undefined) {
    const plain = plainDesign(kind);
    const endless = plain.armor.slice().fill(ENDLESS);
    design = {
      ...plain,
      kind: onPaper(plain.kind),
      name: 'somebody',
      armor: endless,
      rearArmor: endless,
      structure: endless,
      // Nor does anybody here roll for its pilot.
      pilotInHead: false,
    };
    designs.set(kind, design);
  }
  return design;
}

const nothing = (): undefined => undefined;

/** What follows from a hit is rolled where the sheet is. */
const onPaper = (kind: Kind): Kind => ({
  ...kind,
  fatalDamage: nothing,
  checkForCriticals: nothing,
  explode: nothing,
  hitMotiveSystem: nothing,
  burn: nothing,
  losesFooting: nothing,
});

/** Somebody in the state that was said, against this side. */
export function strangerOf(index: number, side: number, said: Somebody, rules: Ruleset): Combatant {
  const { kind, movement = 'stationary', hexes = 0, prone = false, immobile = false } = said;
  const design = designOf(kind);
  const stranger = new Combatant(
    index,
    `somebody-${index + 1}`,
    side,
    said.tonnage === undefined ? design : { ...design, tonnage: said.tonnage },
    pilotDesign(said.piloting === undefined ? undefined : { piloting: said.piloting }),
    rules,
  );
  stranger.movement = movement;
  stranger.hexesMoved = hexes;
  stranger.hasMoved = true;
  stranger.prone = prone && stranger.design.falls;
  stranger.shutDown = immobile;
  return stranger;
}
