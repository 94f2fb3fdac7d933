/** Unit files abbreviate some ids. The long forms are canonical. All other ids are the same in both. */
const LONG_FORMS: ReadonlyMap<string, string> = new Map([
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

/** Returns the catalog's id of a quirk, whichever way it is spelled. An unknown id is returned unchanged. */
export function canonicalQuirk(id: string): string {
  return LONG_FORMS.get(id) ?? id;
}
