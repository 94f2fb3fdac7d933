/** Parts that only ProtoMechs have; head and arms are named as a 'Mech's. */
export const PROTOMECH_LOCATIONS = Object.freeze(['torso', 'legs', 'main_gun'] as const);
export type ProtoMechOwnLocation = (typeof PROTOMECH_LOCATIONS)[number];
/** A part of a ProtoMech. */
export type ProtoMechLocation = ProtoMechOwnLocation | 'head' | 'right_arm' | 'left_arm';
