export const MECH_CHASSIS = Object.freeze(['biped', 'quad', 'tripod', 'lam', 'quadvee'] as const);
/** What a 'Mech stands on. A LAM and a QuadVee are meant in 'Mech mode. */
export type MechChassis = (typeof MECH_CHASSIS)[number];

export type ByChassis<Value> = Readonly<Record<MechChassis, Value>>;

/** A table for rules that look at the legs alone: a LAM stands like a biped, a QuadVee like a quad. */
export const byLegs = <Value>(two: Value, four: Value, three: Value): ByChassis<Value> => ({
  biped: two,
  quad: four,
  tripod: three,
  lam: two,
  quadvee: four,
});

/** Legs, by chassis. */
export const LEG_COUNT: ByChassis<number> = byLegs(2, 4, 3);

/** Where others have arms, it has its front legs. */
export const hasFourLegs = (chassis: MechChassis = 'biped'): boolean => LEG_COUNT[chassis] === 4;
