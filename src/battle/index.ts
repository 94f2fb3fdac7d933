// Hexes, maps and lines of sight.
export { bearing, bearingPoint } from './hex/bearing.js';
export { hexDistance } from './hex/hex.js';
export { type HexPlace, type LinePlace, lineOfHexes } from './hex/line.js';
export { generateMap, LANDSCAPES, type Landscape, type MapOrder } from './map/generate-map.js';
export { type Bridge, type Building, CLEAR_HEX, HexMap, type MapHex } from './map/hex-map.js';
export { hexIndex, hexNumber } from './map/hex-number.js';
export { MapFileError } from './map/map-file-error.js';
export { readMapJson, writeMapJson } from './map/map-json.js';
export { type MapWarning, type ReadMap, readBoard } from './map/read-board.js';
// Movement: points, reach, paths with their rolls, slides and displacement.
export * from './movement/index.js';
export { isInArc, WEAPON_ARCS, type WeaponArc } from './sight/arcs.js';
export { explainLineOfSight, type SightItem, type SightReport } from './sight/explain-sight.js';
export { HIT_SIDES, type HitSide, hitSide } from './sight/hit-side.js';
export { LINE_SIDES, LineOfSight, type LineSide } from './sight/line-of-sight.js';
export type { SightEnd } from './sight/sight-end.js';
export { SIGHT_BLOCKS, type SightBlock, type SightNote } from './sight/tally.js';
