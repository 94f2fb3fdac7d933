import { Combatant } from '../battle/combatant/combatant.js';
import type { Design } from '../battle/combatant/design.js';
import { pilotDesign } from '../battle/combatant/pilot.js';
import type { Kind } from '../battle/kinds/kind.js';
import type { Ruleset } from '../rules/ruleset.js';
import type { TerrainFeature } from '../rules/terrain/terrain.js';
import type { MovementType } from '../rules/to-hit/index.js';
import { plainDesign, type SomebodyKind } from './plain-units.js';

/** A target without a record sheet, as its players describe it. */
export interface Somebody {
  readonly kind: SomebodyKind;
  readonly movement?: MovementType;
  readonly hexes?: number;
  readonly prone?: boolean;
  /** The target is immobile, for any reason. */
  readonly immobile?: boolean;
  /** The terrain of its hex. Clear by default. */
  readonly ground?: readonly TerrainFeature[];
  /** Used for charges and deaths from above against it. 50 by default. */
  readonly tonnage?: number;
  /** Used for the same. 5 by default. */
  readonly piloting?: number;
}

/** More points than any fire destroys. Hits are reported, and its owner marks them on a sheet elsewhere. */
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
      // Its owner rolls for its pilot as well.
      pilotInHead: false,
    };
    designs.set(kind, design);
  }
  return design;
}

const nothing = (): undefined => undefined;

/** The owner of the sheet rolls for the effects of hits. */
const onPaper = (kind: Kind): Kind => ({
  ...kind,
  fatalDamage: nothing,
  checkForCriticals: nothing,
  explode: nothing,
  hitMotiveSystem: nothing,
  burn: nothing,
  losesFooting: nothing,
});

/** Returns a target without a record sheet as a unit of this side, in the state that its players describe. */
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
