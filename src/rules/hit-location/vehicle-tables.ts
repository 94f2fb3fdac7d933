import type { BodySide } from './body-sides.js';
import type { VehicleLocation } from './vehicle-locations.js';

/** Effect of a hit besides damage: a roll on the critical table of its location, a motive system roll, or both. */
type HitEffect = 'critical' | 'motive' | 'critical-and-motive';

/** `turret` means whichever turret there is, or the side itself if there is none. */
export interface VehicleHit {
  readonly location: VehicleLocation;
  readonly effect?: HitEffect;
}

/** For two dice. */
export type VehicleHitTable = Readonly<Record<number, VehicleHit>>;

const plain = (location: VehicleLocation): VehicleHit => ({ location });
const critical = (location: VehicleLocation): VehicleHit => ({ location, effect: 'critical' });
const motive = (location: VehicleLocation): VehicleHit => ({ location, effect: 'motive' });

const TURRET: readonly VehicleHit[] = [plain('turret'), plain('turret'), critical('turret')];

/** Takes the cells for rolls of 2 to 9. The remaining rolls strike a turret. */
const table = (...cells: readonly VehicleHit[]): VehicleHitTable =>
  Object.freeze(Object.fromEntries([...cells, ...TURRET].map((cell, index) => [index + 2, cell])));

/** From front and rear, a roll of 8 causes no critical hit. */
const endOn = (end: VehicleLocation, near: VehicleLocation, far: VehicleLocation): VehicleHitTable =>
  table(
    critical(end),
    motive(end),
    motive(end),
    motive(near),
    plain(end),
    plain(end),
    plain(end),
    motive(far),
  );

const broadside = (side: VehicleLocation): VehicleHitTable =>
  table(
    critical(side),
    motive(side),
    motive(side),
    motive('front'),
    plain(side),
    plain(side),
    critical(side),
    motive('rear'),
  );

/** Total Warfare, "Ground Combat Vehicle Hit Location Table". */
export const FOUR_SIDED_TABLES: Readonly<Partial<Record<BodySide, VehicleHitTable>>> = Object.freeze({
  front: endOn('front', 'right_side', 'left_side'),
  right: broadside('right_side'),
  left: broadside('left_side'),
  rear: endOn('rear', 'left_side', 'right_side'),
});

const largeEnd = (end: VehicleLocation, corner: VehicleLocation): VehicleHitTable =>
  table(
    critical(end),
    motive(corner),
    motive(end),
    motive(end),
    plain(end),
    plain(end),
    plain(end),
    motive(end),
  );

const largeSide = (side: VehicleLocation, corner: VehicleLocation): VehicleHitTable =>
  table(
    critical(side),
    motive(corner),
    motive(side),
    plain(side),
    plain(side),
    plain(side),
    critical(side),
    motive(side),
  );

/** For large and superheavy vehicles, which have six sides. */
export const SIX_SIDED_TABLES: Readonly<Partial<Record<BodySide, VehicleHitTable>>> = Object.freeze({
  front: largeEnd('front', 'front_right'),
  front_right: largeSide('front_right', 'front'),
  front_left: largeSide('front_left', 'front'),
  rear_right: largeSide('rear_right', 'rear_right'),
  rear_left: largeSide('rear_left', 'rear_left'),
  rear: largeEnd('rear', 'rear_left'),
});

/** Every hit on the rotor reduces its speed. */
const ROTOR: VehicleHit = motive('rotor');

/** A VTOL has a chin turret. Without one, that roll strikes the rotor. */
const underRotor = (end: VehicleHit, low: VehicleLocation, high: VehicleLocation): VehicleHitTable => {
  const { location } = end;
  return Object.freeze({
    2: critical(location),
    3: ROTOR,
    4: plain('turret'),
    5: plain(low),
    6: plain(location),
    7: plain(location),
    8: end,
    9: plain(high),
    10: ROTOR,
    11: ROTOR,
    12: { location: 'rotor', effect: 'critical-and-motive' },
  });
};

/** Total Warfare, "VTOL Combat Vehicle Hit Location Table". */
export const ROTOR_TABLES: Readonly<Partial<Record<BodySide, VehicleHitTable>>> = Object.freeze({
  front: underRotor(plain('front'), 'right_side', 'left_side'),
  right: underRotor(critical('right_side'), 'front', 'rear'),
  left: underRotor(critical('left_side'), 'front', 'rear'),
  rear: underRotor(plain('rear'), 'left_side', 'right_side'),
});
