export const MovementType = Object.freeze({
  Stationary: 'stationary',
  Walk: 'walk',
  Run: 'run',
  Jump: 'jump',
} as const);
export type MovementType = (typeof MovementType)[keyof typeof MovementType];
export const MOVEMENT_TYPES: readonly MovementType[] = Object.values(MovementType);

export const RangeBracket = Object.freeze({
  Short: 'short',
  Medium: 'medium',
  Long: 'long',
  Extreme: 'extreme',
  OutOfRange: 'out_of_range',
} as const);
export type RangeBracket = (typeof RangeBracket)[keyof typeof RangeBracket];
export const RANGE_BRACKETS: readonly RangeBracket[] = Object.values(RangeBracket);

export const FiringArc = Object.freeze({
  Front: 'front',
  Left: 'left',
  Right: 'right',
  Rear: 'rear',
} as const);
export type FiringArc = (typeof FiringArc)[keyof typeof FiringArc];
export const FIRING_ARCS: readonly FiringArc[] = Object.values(FiringArc);

export const WEAPON_CATEGORIES = ['energy', 'ballistic', 'missile'] as const;
export type WeaponCategory = (typeof WEAPON_CATEGORIES)[number];

/** A location chosen with a targeting computer, or the head of an immobile target. */
export const AIMED_SHOTS = ['targeting-computer', 'immobile-head'] as const;
export type AimedShot = (typeof AIMED_SHOTS)[number];

export const FIRE_CONTROLS = ['standard', 'industrial', 'primitive', 'basic', 'none'] as const;
export type FireControl = (typeof FIRE_CONTROLS)[number];

/** Units on foot, without a machine: a platoon, or a squad of battle armor. */
export const SOLDIERS = ['infantry', 'battle-armor'] as const;
export type Soldiers = (typeof SOLDIERS)[number];

/** Stealth armor of battle armor. */
export const SUIT_STEALTHS = ['basic', 'standard', 'improved'] as const;
export type SuitStealth = (typeof SUIT_STEALTHS)[number];

/** How a shield that obstructs a weapon is held. */
export const SHIELD_STANCES = ['carried', 'passive'] as const;
export type ShieldStance = (typeof SHIELD_STANCES)[number];

/** Steps of the aggregation, in order. */
export type ToHitSource =
  | 'base'
  | 'range'
  | 'attacker_movement'
  | 'target_movement'
  | 'heat'
  | 'target_state'
  | 'terrain'
  | 'damage'
  | 'equipment'
  | 'attacker_state'
  | 'quirk'
  | 'spa'
  | 'environment'
  | 'weapon';
