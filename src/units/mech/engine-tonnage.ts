import { type EngineStatement, type EngineType, whyNoSuchEngine } from './systems.js';

const RATING_STEP = 5;

/** Tons of a standard fusion engine by rating, from 0 in steps of 5 (TechManual; above 400, Tactical Operations). */
const FUSION_TONNAGES: readonly number[] = [
  ...[0, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1.5, 1.5, 1.5, 2, 2, 2, 2.5, 2.5, 3, 3],
  ...[3, 3.5, 3.5, 4, 4, 4, 4.5, 4.5, 5, 5, 5.5, 5.5, 6, 6, 6, 7, 7, 7.5, 7.5, 8],
  ...[8.5, 8.5, 9, 9.5, 10, 10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14, 14.5, 15.5, 16, 16.5, 17.5, 18],
  ...[19, 19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 25.5, 27, 28.5, 29.5, 31.5, 33, 34.5, 36.5, 38.5, 41, 43.5],
  ...[46, 49, 52.5, 56.5, 61, 66.5, 72.5, 79.5, 87.5, 97, 107.5, 119.5, 133.5, 150, 168.5, 190, 214.5],
  ...[243, 275.5, 313, 356, 405.5, 462.5],
];

const FACTORS: Readonly<Partial<Record<EngineType, number>>> = {
  ice: 2,
  xl: 1 / 2,
  light: 0.75,
  xxl: 1 / 3,
  compact: 1.5,
  fission: 1.75,
  'fuel-cell': 1.2,
  none: 0,
};
const LIGHTEST_FISSION_ENGINE = 5;

/** Rounded up to the next half ton. */
export function engineTonnage(engine: EngineStatement): number {
  if (whyNoSuchEngine(engine) !== undefined) return 0;
  const fusion = FUSION_TONNAGES[Math.ceil(engine.rating / RATING_STEP)] ?? 0;
  const tons = fusion * (FACTORS[engine.type] ?? 1);
  return Math.ceil(Math.max(tons, engine.type === 'fission' ? LIGHTEST_FISSION_ENGINE : 0) * 2) / 2;
}
