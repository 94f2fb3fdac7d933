// What most callers need. The subpaths hold the rest: tarcomp/rules, tarcomp/units, tarcomp/catalog,
// tarcomp/battle-value, tarcomp/battle and tarcomp/simulate.

// Dice.

export {
  type D6Roller,
  type DiceRoll,
  getProbability,
  PROBABILITY_TABLE,
  randomRoller,
  roll2d6,
  SeededDice,
} from './edge/rules.js';

// Rulesets.

export {
  extendRuleset,
  RULESETS,
  type Ruleset,
  type RulesetChanges,
  type RulesetName,
  type RulesetOption,
  rulesetOf,
} from './edge/rules.js';

// To-hit.

export { attackFrom, bracketOf, calculateToHit, prepareToHit, toHitNumber } from './built-in/rules.js';
export type { AttackDescription, AttackedUnit, AttackingUnit, ToHitQuestion } from './edge/battle.js';
export {
  aggregateModifiers,
  calculateMinimumRangeModifier,
  calculateTMM,
  type Environment,
  FiringArc,
  formatToHit,
  getRangeBracket,
  HEAT_TO_HIT_TABLE,
  type IActuatorDamage,
  type IAttackerState,
  type IIndirectFire,
  type ISecondaryTarget,
  type ITargetNumber,
  type ITargetState,
  type IToHitCalculation,
  type IToHitModifierDetail,
  type IToHitOptions,
  type LineOfFire,
  type ModifierDetail,
  MovementType,
  type PreparedToHit,
  preparedToHitNumber,
  RANGE_MODIFIERS,
  RangeBracket,
  TERRAIN_TYPES,
  type TerrainFeature,
  type TerrainType,
  TMM_BRACKETS,
  type ToHitSource,
  type WeaponCategory,
} from './edge/rules.js';

// Hit locations, clusters and volleys.

export { calculateClusterModifier, itemiseClusterModifier, rollWeaponHits } from './built-in/rules.js';
export {
  CLUSTER_HITS_TABLE,
  calculateVolleyOdds,
  determineHitLocation,
  determineHitLocationFromRoll,
  determineKickLocation,
  determinePunchLocation,
  distributeClusterHits,
  groupHitsByLocation,
  HIT_LOCATIONS,
  type HitLocation,
  type IClusterHit,
  type IClusterShot,
  type IDistributionOptions,
  type IHitLocation,
  type IPhysicalLocationOptions,
  type IShotOdds,
  type IVolleyOdds,
  MECH_LOCATIONS,
  type MechLocation,
  rollClusterHits,
  type VolleyOptions,
  type VolleyShot,
} from './edge/rules.js';

// Quirks, special abilities and Edge.

export {
  type AbilityCategory,
  type AbilityEntry,
  type AbilityId,
  calculateAttackerQuirkModifiers,
  calculateAttackerSPAModifiers,
  canUseEdge,
  createEdgeState,
  EDGE_TRIGGERS,
  type EdgeTriggerId,
  getQuirkCatalogSize,
  getQuirksByCategory,
  getQuirksForPipeline,
  getSPACatalogSize,
  getSPAsByCategory,
  getSPAsForPipeline,
  getWeaponQuirks,
  hasLowProfile,
  hasNoArms,
  hasQuirk,
  hasSPA,
  type IEdgeState,
  type IEdgeTrigger,
  type IEdgeUse,
  isLowArmsRestricted,
  type Pipeline,
  QUIRK_CATALOG,
  type QuirkCategory,
  type QuirkEntry,
  type QuirkId,
  SPA_CATALOG,
  UNIT_QUIRK_IDS,
  type UnitQuirkId,
  useEdge,
  WEAPON_QUIRK_IDS,
  type WeaponQuirkId,
} from './edge/rules.js';
export { parseWeaponQuirksFromBLK, parseWeaponQuirksFromMTF } from './edge/units.js';

// The other pipelines.

export {
  calculateConsciousnessCheck,
  calculateHeatGenerated,
  calculateInitiativeModifier,
  calculatePhysicalDamage,
  calculatePhysicalToHit,
  calculatePilotingRoll,
  calculateShutdownCheck,
  calculateWeaponHeat,
  canPunch,
  type HeatSources,
  type ICriticalCheck,
  type ICriticalResult,
  type IHeatGenerated,
  type IInitiativeModifier,
  type ILegActuatorDamage,
  type InitiativeUnit,
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type IPhysicalTarget,
  type LegDamage,
  type PhysicalAttackKind,
  PILOTING_CAUSES,
  type PilotingCause,
  type PilotingCauseKind,
  type PilotingOptions,
  type PilotState,
  resolveCriticalCheck,
} from './edge/rules.js';

// Equipment.

export {
  type Ammunition,
  type Catalog,
  createCatalog,
  type EquipmentItem,
  type PhysicalWeapon,
  type Ranges,
  type Weapon,
} from './edge/catalog.js';
export { officialCatalog } from './edge/official.js';

// Units.

export { parseBlk, parseMtf, parseUnit } from './built-in/units.js';
export {
  type BattleArmor,
  type DropShip,
  type Fighter,
  fullName,
  type GunEmplacement,
  type HandheldWeapon,
  type Infantry,
  type JumpShip,
  type Mech,
  type Mount,
  type OtherUnit,
  openUnitArchive,
  type ProtoMech,
  type ReadOptions,
  type ReadTextOptions,
  type SmallCraft,
  type SpaceStation,
  type Unit,
  type UnitArchive,
  UnitFileError,
  UnitLibrary,
  type UnitWarning,
  type Vehicle,
  type WarShip,
  writeUnitJson,
} from './edge/units.js';

// Battle Value.

export {
  type BattleValue,
  type BattleValueOptions,
  calculateBattleValue,
  calculateForceBattleValue,
  type ForceBattleValue,
  type ForceMember,
  type ReportLine,
  type ReportSection,
} from './edge/battle-value.js';

// Battles.

export { loadBattle, openReplay, playReplay } from './built-in/battles.js';
export {
  type Battle,
  type BattleEvent,
  BattleFileError,
  type BattleLog,
  type BattleSetup,
  type Bot,
  battleLog,
  type Combatant,
  type ConditionSetup,
  createBattle,
  describeEvent,
  type ForceUnit,
  generateMap,
  HexMap,
  IllegalOrderError,
  LANDSCAPES,
  type Landscape,
  MapFileError,
  type MapHex,
  MulFileError,
  type MulForce,
  type MulUnit,
  makeBot,
  type OpenReplay,
  type PilotSetup,
  type Replay,
  readBoard,
  readMapJson,
  readMul,
  recordBattle,
  recordReplay,
  type SavedBattle,
  saveBattle,
  stateHash,
  UnsupportedInBattleError,
  writeMapJson,
  writeMul,
} from './edge/battle.js';

// Many games.

export {
  BOT_NAMES,
  type BotName,
  type Comparison,
  compareBattles,
  type FairCandidate,
  type FairResult,
  findFairest,
  type Interval,
  type SimulateOptions,
  type SimulationResult,
  type SimulationSetup,
  simulate,
} from './edge/simulate.js';
