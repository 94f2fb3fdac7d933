export const NETWORK_SHARES = ['sum-of-members', 'own-value-by-members'] as const;

/** What a unit is worth. */
export interface BattleValueRules {
  /** Factor on internal structure with an XXL engine, by the slots it takes in one side torso. */
  readonly xxlStructureFactors: Readonly<Record<number, number>>;
  /** What a C3 network adds to each member: this share, and that with boosted gear. */
  readonly networkShare: number;
  readonly boostedNetworkShare: number;
  /** Share of its own value that boosted gear adds besides, however many members there are. */
  readonly boostedNetworkAdds: number;
  /** Of what: of the values of all members, or of its own as many times as there are members. */
  readonly networkShareOf: (typeof NETWORK_SHARES)[number];
  /** Members that count for that at most. */
  readonly mostNetworkMembers: number;
  readonly mostNovaMembers: number;
  /** Whether a TAG adds the value of all guided rounds of the force. */
  readonly tagAddsGuidedRounds: boolean;
  /** What it adds for each artillery piece of the force that has homing rounds. */
  readonly tagAddsForHomingGun: number;
  /** Whether what a network adds is rounded before the pilot's factor, or only at the end. */
  readonly roundsNetworkBonus: boolean;
}
