/** What a unit is worth. */
export interface BattleValueRules {
  /** Factor on internal structure with an XXL engine, by the slots it takes in one side torso. */
  readonly xxlStructureFactors: Readonly<Record<number, number>>;
}
