export const MECH_CHASSIS = Object.freeze(['biped', 'quad', 'tripod', 'lam', 'quadvee'] as const);
/** The legs of a 'Mech. A LAM or QuadVee counts as in 'Mech mode. */
export type MechChassis = (typeof MECH_CHASSIS)[number];

export type ByChassis<Value> = Readonly<Record<MechChassis, Value>>;

/** A table for rules that depend on the legs alone: a LAM counts as a biped, a QuadVee as a quad. */
export const byLegs = <Value>(two: Value, four: Value, three: Value): ByChassis<Value> => ({
  biped: two,
  quad: four,
  tripod: three,
  lam: two,
  quadvee: four,
});

export const LEG_COUNT: ByChassis<number> = byLegs(2, 4, 3);

/** Four-legged 'Mechs have front legs in place of arms. */
export const hasFourLegs = (chassis: MechChassis = 'biped'): boolean => LEG_COUNT[chassis] === 4;
