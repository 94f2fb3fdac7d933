/** Spellings of unit files whose canonical id is another. All other ids are the same in both. */
const CANONICAL: ReadonlyMap<string, string> = new Map([
  ['imp_target_short', 'improved_targeting_short'],
  ['imp_target_med', 'improved_targeting_medium'],
  ['imp_target_long', 'improved_targeting_long'],
  ['poor_target_short', 'poor_targeting_short'],
  ['poor_target_med', 'poor_targeting_medium'],
  ['poor_target_long', 'poor_targeting_long'],
  ['easy_pilot', 'easy_to_pilot'],
  ['hard_pilot', 'hard_to_pilot'],
  ['pro_actuator', 'protected_actuators'],
  ['exp_actuator', 'exposed_actuators'],
  ['imp_cooling', 'improved_cooling'],
]);

/** The id that rules know a quirk by, whichever way a file spells it; an unknown id is kept as written. */
export function canonicalQuirkId(id: string): string {
  return CANONICAL.get(id) ?? id;
}
