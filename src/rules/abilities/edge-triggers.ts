export interface IEdgeTrigger {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The roll that it affects: the pilot's own, or one against the pilot's 'Mech (docs/rules/standard.md). */
  readonly rolledBy: 'pilot' | 'attacker';
  /** Whether the point is spent automatically, without a decision by the pilot. */
  readonly automatic: boolean;
}

const byId = <const Id extends string>(
  triggers: readonly (IEdgeTrigger & { readonly id: Id })[],
): Readonly<Record<Id, IEdgeTrigger>> =>
  Object.freeze(
    Object.fromEntries(triggers.map((trigger) => [trigger.id, Object.freeze(trigger)])),
  ) as unknown as Readonly<Record<Id, IEdgeTrigger>>;

/** Uses for a point of Edge, by id. */
export const EDGE_TRIGGERS = byId([
  {
    id: 'reroll_to_hit',
    name: 'Reroll to-hit',
    description: 'One attack roll by the pilot is rolled again',
    rolledBy: 'pilot',
    automatic: false,
  },
  {
    id: 'reroll_damage_location',
    name: 'Reroll damage location',
    description: "The location of a hit on the pilot's 'Mech is rolled again",
    rolledBy: 'attacker',
    automatic: false,
  },
  {
    id: 'reroll_critical_hit',
    name: 'Reroll critical hit determination',
    description: "A critical check on the pilot's 'Mech is rolled again",
    rolledBy: 'attacker',
    automatic: false,
  },
  {
    id: 'reroll_psr',
    name: 'Reroll piloting skill roll',
    description: 'One piloting roll by the pilot is rolled again',
    rolledBy: 'pilot',
    automatic: false,
  },
  {
    id: 'reroll_consciousness',
    name: 'Reroll consciousness check',
    description: 'One consciousness roll by the pilot is rolled again',
    rolledBy: 'pilot',
    automatic: false,
  },
  {
    id: 'negate_critical_hit',
    name: 'Negate critical hit',
    description: "One critical hit on the pilot's 'Mech does not happen",
    rolledBy: 'attacker',
    automatic: false,
  },
]);

/** Triggers of the book (Campaign Operations). */
export const AUTOMATIC_EDGE_TRIGGERS = byId([
  {
    id: 'edge_when_headhit',
    name: 'Head hit',
    description: "The location of a head hit on the pilot's 'Mech is rolled again",
    rolledBy: 'attacker',
    automatic: true,
  },
  {
    id: 'edge_when_tac',
    name: 'Through-armor critical',
    description: 'The location of a hit that would go through armor is rolled again',
    rolledBy: 'attacker',
    automatic: true,
  },
  {
    id: 'edge_when_ko',
    name: 'Knockout',
    description: 'A consciousness roll that failed is rolled again',
    rolledBy: 'pilot',
    automatic: true,
  },
  {
    id: 'edge_when_explosion',
    name: 'Explosion',
    description: 'Another slot is hit in place of one that would explode',
    rolledBy: 'attacker',
    automatic: true,
  },
  {
    id: 'edge_when_masc_fails',
    name: 'MASC failure',
    description: 'A MASC or supercharger roll that failed is rolled again',
    rolledBy: 'pilot',
    automatic: true,
  },
]);

export type EdgeTriggerId = keyof typeof EDGE_TRIGGERS | keyof typeof AUTOMATIC_EDGE_TRIGGERS;
