/** One setting of a weapon with adjustable damage. */
export interface DialSetting {
  readonly points: number;
  readonly heat: number;
  readonly toHit: number;
}

export interface Dial {
  /** Weakest first. */
  readonly settings: readonly DialSetting[];
  /**
   * Whether the weapon can spend a turn charging to cancel the setting's to-hit modifier. It may explode while
   * charged.
   */
  readonly charges: boolean;
}

/** Returns the weakest setting with at least this many points, or the strongest setting if none has that many. */
export const settingOf = ({ settings }: Dial, points: number): DialSetting =>
  settings.find((setting) => setting.points >= points) ?? (settings.at(-1) as DialSetting);
