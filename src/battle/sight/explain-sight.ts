import { TERRAIN_TYPES, type TerrainType } from '../../rules/terrain/index.js';
import type { HexMap } from '../map/hex-map.js';
import { hexNumber } from '../map/hex-number.js';
import { LineOfSight, type LineSide } from './line-of-sight.js';
import type { SightEnd } from './sight-end.js';
import type { SightBlock, SightNote } from './tally.js';

/** Something that hides the target, or its legs. */
export interface SightItem {
  /** The hex number, as players write it. */
  readonly hex: string;
  readonly name: string;
  /** Points towards blocking the line; 0 for an item that blocks it alone. */
  readonly points: number;
}

/** A line of sight for display: the same sums as `LineOfSight`, with their parts. */
export interface SightReport {
  readonly visible: boolean;
  readonly blockedBy: SightBlock;
  readonly distance: number;
  readonly range: number;
  readonly divided: boolean;
  readonly side: LineSide;
  readonly onTheWay: readonly SightItem[];
  readonly aroundTheTarget: readonly SightItem[];
  readonly interveningModifier: number;
  readonly targetModifier: number;
  readonly targetBehindCover: boolean;
  readonly targetWades: boolean;
  readonly attackerBehindCover: boolean;
  /** The whole report in one sentence. */
  readonly sentence: string;
}

export function explainLineOfSight(map: HexMap, attacker: SightEnd, target: SightEnd): SightReport {
  const line = new LineOfSight({ withNotes: true });
  line.trace(map, attacker, target);
  const report = {
    visible: !line.blocked,
    blockedBy: line.block,
    distance: line.distance,
    range: line.range,
    divided: line.divided,
    side: line.sideTaken,
    onTheWay: line.notesOnTheWay.map((note) => itemOf(map, note)),
    aroundTheTarget: line.notesOnTheTarget.map((note) => itemOf(map, note)),
    interveningModifier: line.interveningModifier,
    targetModifier: line.targetModifier,
    targetBehindCover: line.targetBehindCover,
    targetWades: line.targetWades,
    attackerBehindCover: line.attackerBehindCover,
  };
  const ends = `${hexNumber(attacker.hex, map)} to ${hexNumber(target.hex, map)}`;
  return { ...report, sentence: sentenceOf(ends, report) };
}

const itemOf = (map: HexMap, note: SightNote): SightItem => ({
  hex: hexNumber(note.hex, map),
  name: nameOf(map, note),
  points: note.points,
});

const NAMED_BY_TERRAIN: Readonly<Partial<Record<SightNote['what'], RegExp>>> = {
  growth: /_(woods|jungle)$/,
  smoke: /_smoke$/,
  field: /^planted_field$/,
  industry: /^heavy_industrial$/,
};

function nameOf(map: HexMap, { hex, what }: SightNote): string {
  const pattern = NAMED_BY_TERRAIN[what];
  const isMeant = (type: TerrainType) => pattern?.test(type) === true && map.has(hex, type);
  if (pattern !== undefined) return (TERRAIN_TYPES.find(isMeant) ?? what).replaceAll('_', ' ');
  return what === 'ground' ? `ground at level ${map.level[hex]}` : what;
}

function sentenceOf(ends: string, report: Omit<SightReport, 'sentence'>): string {
  const listed = (items: readonly SightItem[]) =>
    items.map(({ name, hex, points }) =>
      points > 0 ? `${name} in ${hex} (${points})` : `${name} in ${hex}`,
    );
  const parts = [`${ends}, ${report.distance} ${report.distance === 1 ? 'hex' : 'hexes'}`];
  if (report.divided) parts.push(`along hexsides, ${report.side} side`);
  if (!report.visible) parts.push(`blocked by ${report.blockedBy}`);
  if (report.onTheWay.length > 0) parts.push(`through ${listed(report.onTheWay).join(', ')}`);
  if (report.aroundTheTarget.length > 0) parts.push(`target in ${listed(report.aroundTheTarget).join(', ')}`);
  if (report.targetBehindCover) parts.push('target behind partial cover');
  if (report.targetWades) parts.push('target in water to its hips');
  if (report.attackerBehindCover) parts.push('attacker behind partial cover');
  if (report.visible) {
    const sum = report.interveningModifier + report.targetModifier;
    parts.push(`terrain ${sum > 0 ? `+${sum}` : '+0'}`);
  }
  return `${parts.join('; ')}.`;
}
