/** What a weapon whose damage is set by a dial does at one setting. */
export interface DialSetting {
  readonly points: number;
  readonly heat: number;
  readonly toHit: number;
}

export interface Dial {
  /** From the weakest on. */
  readonly settings: readonly DialSetting[];
  /** Whether a turn of charging takes off what the setting adds to the roll; it may blow up while it is charged. */
  readonly charges: boolean;
}

/** The weakest setting of at least so many points; of more than all of them, the strongest. */
export const settingOf = ({ settings }: Dial, points: number): DialSetting =>
  settings.find((setting) => setting.points >= points) ?? (settings.at(-1) as DialSetting);
