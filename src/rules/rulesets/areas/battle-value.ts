export const NETWORK_SHARES = ['sum-of-members', 'own-value-by-members'] as const;

export interface BattleValueRules {
  /** Factor on internal structure with an XXL engine, by the slots it takes in one side torso. */
  readonly xxlStructureFactors: Readonly<Record<number, number>>;
  /** What a C3 network adds to each member: this share, and that with boosted gear. */
  readonly networkShare: number;
  readonly boostedNetworkShare: number;
  /** The additional share of its own value for boosted gear, whatever the number of members. */
  readonly boostedNetworkAdds: number;
  /** The base of that share: the values of all members, or its own value times the number of members. */
  readonly networkShareOf: (typeof NETWORK_SHARES)[number];
  /** The most members that count. */
  readonly mostNetworkMembers: number;
  readonly mostNovaMembers: number;
  /** Whether a TAG adds the value of all guided rounds of the force. */
  readonly tagAddsGuidedRounds: boolean;
  /** What it adds for each artillery piece of the force that has homing rounds. */
  readonly tagAddsForHomingGun: number;
  /** Whether the bonus for a network is rounded before the pilot's factor, or only at the end. */
  readonly roundsNetworkBonus: boolean;
}
