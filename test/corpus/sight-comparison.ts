import { bearing, bearingPoint } from '../../src/battle/hex/bearing.js';
import { FACINGS } from '../../src/battle/hex/hex.js';
import type { HexMap } from '../../src/battle/map/hex-map.js';
import { isInArc } from '../../src/battle/sight/arcs.js';
import { HIT_SIDES, hitSide } from '../../src/battle/sight/hit-side.js';
import { LineOfSight } from '../../src/battle/sight/line-of-sight.js';
import type { SightEnd } from '../../src/battle/sight/sight-end.js';
import { isBridgeOverWater } from './boards.js';
import { type Comparison, compareEach, type Verdict } from './comparison.js';
import { boardWithSmoke, type SmokeHex } from './read-once.js';
import { referenceLines } from './shared.js';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  readonly height: number;
}

interface Sum {
  readonly kind: 'number' | 'impossible';
  readonly value: number | null;
}

interface SightCase {
  readonly id: number;
  readonly board: string;
  readonly smokeHexes?: readonly SmokeHex[];
  readonly att: Place;
  readonly tgt: Place;
  readonly distance: number;
  readonly effectiveDistance: number;
  readonly degree: number;
  readonly divided: boolean;
  readonly result: {
    readonly canSee: boolean;
    readonly targetCover: number;
    readonly attackerCover: number;
    readonly minimumWaterDepth: number;
    readonly losMods: Sum;
    readonly targetTerrainMods: Sum;
  };
  readonly hitSideByTargetFacing: readonly string[];
  readonly arcsByAttackerFacing: readonly string[];
}

type Answers = Readonly<Record<string, unknown>>;

const PARTIAL = 3;

/** What the game asks of a line; cover and modifiers mean nothing where nobody is seen. */
function theirs({ result, ...rest }: SightCase): Answers {
  const seen = result.canSee && result.losMods.kind === 'number';
  return {
    distance: rest.distance,
    range: rest.effectiveDistance,
    bearing: rest.degree,
    divided: rest.divided,
    seen,
    modifier: seen ? result.losMods.value : undefined,
    targetModifier: result.targetTerrainMods.value,
    targetCover: seen ? result.targetCover === PARTIAL : undefined,
    attackerCover: seen ? result.attackerCover === PARTIAL : undefined,
    shallowest: seen ? result.minimumWaterDepth : undefined,
    hitSides: rest.hitSideByTargetFacing.join(' '),
    arcs: rest.arcsByAttackerFacing.join(' '),
  };
}

const line = new LineOfSight();
const ARC_LETTERS = { forward: 'F', 'left-arm': 'L', 'right-arm': 'R', rear: 'B' } as const;

function ours({ att, tgt }: SightCase, map: HexMap): Answers {
  const end = ({ x, y, elevation, height }: Place): SightEnd => ({
    hex: map.indexOf(x, y),
    elevation,
    height,
  });
  const target = end(tgt);
  line.trace(map, end(att), target);
  const seen = !line.blocked;
  const point = bearingPoint(att.x, att.y, tgt.x, tgt.y);
  const arcsOf = (facing: number) =>
    Object.entries(ARC_LETTERS)
      .filter(([arc]) => isInArc(arc as keyof typeof ARC_LETTERS, point, facing))
      .map(([, letter]) => letter)
      .join('');
  return {
    distance: line.distance,
    range: line.range,
    bearing: bearing(att.x, att.y, tgt.x, tgt.y),
    divided: line.divided,
    seen,
    // The reference counts the cover of ground and walls here, and that of water with the shot.
    modifier: seen ? line.interveningModifier + (line.targetBehindCover ? 1 : 0) : undefined,
    targetModifier: line.targetModifier,
    targetCover: seen ? line.targetBehindCover : undefined,
    attackerCover: seen ? line.attackerBehindCover : undefined,
    shallowest: seen ? line.shallowest : undefined,
    hitSides: FACINGS.map(
      (facing) => HIT_SIDES[hitSide(map, map.indexOf(att.x, att.y), target, facing)],
    ).join(' '),
    arcs: FACINGS.map(arcsOf).join(' '),
  };
}

function judge(situation: SightCase): Verdict {
  const our = ours(situation, boardWithSmoke(situation));
  const their = theirs(situation);
  const fields = Object.keys(their).filter((field) => our[field] !== their[field]);
  if (fields.length === 0) return 'equal';
  if (fields.join() === 'hitSides' && isBridgeOverWater(situation.board, situation.tgt)) return 15;
  const shown = fields.map((field) => `${field}: ${String(our[field])}, reference ${String(their[field])}`);
  return { different: `${situation.id} ${situation.board} ${shown.join('; ')}` };
}

export const compareSightSituations = (file: string): Comparison =>
  compareEach(file, referenceLines<SightCase>(`situations/${file}`), judge);
