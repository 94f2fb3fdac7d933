import type { BattleValueRules } from './battle-value.js';
import type { ClusterRules } from './cluster.js';
import type { CriticalRules } from './critical.js';
import type { DamageRules } from './damage.js';
import type { EdgeRules } from './edge.js';
import type { ElectronicsRules } from './electronics.js';
import type { EnvironmentRules } from './environment.js';
import type { ExplosionRules } from './explosions.js';
import type { FallingRules } from './falling.js';
import type { HeatRules } from './heat.js';
import type { HitLocationRules } from './hit-location.js';
import type { InitiativeRules } from './initiative.js';
import type { MovementRules } from './movement.js';
import type { PhysicalRules } from './physical.js';
import type { PilotRules } from './pilot.js';
import type { PilotingRules } from './piloting.js';
import type { TerrainRules } from './terrain.js';
import type { ToHitRules } from './to-hit.js';
import type { WeaponRules } from './weapons.js';
import type { WithdrawalRules } from './withdrawal.js';

/** Everything in which editions differ, as data, area by area. */
export interface RulesetAreas {
  readonly battleValue: BattleValueRules;
  readonly toHit: ToHitRules;
  readonly weapons: WeaponRules;
  readonly cluster: ClusterRules;
  readonly hitLocation: HitLocationRules;
  readonly pilot: PilotRules;
  readonly piloting: PilotingRules;
  readonly physical: PhysicalRules;
  readonly falling: FallingRules;
  readonly movement: MovementRules;
  readonly terrain: TerrainRules;
  readonly environment: EnvironmentRules;
  readonly edge: EdgeRules;
  readonly electronics: ElectronicsRules;
  readonly critical: CriticalRules;
  readonly damage: DamageRules;
  readonly withdrawal: WithdrawalRules;
  readonly heat: HeatRules;
  readonly explosions: ExplosionRules;
  readonly initiative: InitiativeRules;
}

/** What a ruleset changes against its base: whole tables and single switches, area by area. */
export type AreaChanges = {
  readonly [Area in keyof RulesetAreas]?: Partial<RulesetAreas[Area]>;
};
