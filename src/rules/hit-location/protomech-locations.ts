/** Locations that only ProtoMechs have. Head and arms share their names with a 'Mech's. */
export const PROTOMECH_LOCATIONS = Object.freeze(['torso', 'legs', 'main_gun'] as const);
export type ProtoMechOwnLocation = (typeof PROTOMECH_LOCATIONS)[number];
export type ProtoMechLocation = ProtoMechOwnLocation | 'head' | 'right_arm' | 'left_arm';
