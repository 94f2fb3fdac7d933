// Hexes, maps and lines of sight.

export { bearing, bearingPoint } from './hex/bearing.js';
export { FACINGS, type Facing, hexDistance } from './hex/hex.js';
export { type HexPlace, type LinePlace, lineOfHexes } from './hex/line.js';
export { generateMap, LANDSCAPES, type Landscape, type MapOrder } from './map/generate-map.js';
export { type Bridge, type Building, CLEAR_HEX, HexMap, type MapHex, OFF_MAP } from './map/hex-map.js';
export { hexIndex, hexNumber } from './map/hex-number.js';
export { MapFileError } from './map/map-file-error.js';
export { readMapJson, writeMapJson } from './map/map-json.js';
export { type MapWarning, type ReadMap, readBoard } from './map/read-board.js';
// Movement: points, reach, paths with their rolls, slides and displacement.
export * from './movement/index.js';
export { isInArc, WEAPON_ARCS, type WeaponArc } from './sight/arcs.js';
export { explainLineOfSight, type SightItem, type SightReport } from './sight/explain-sight.js';
export { HIT_SIDES, type HitSide, hitSide } from './sight/hit-side.js';
export { LINE_SIDES, LineOfSight, type LineSide } from './sight/line-of-sight.js';
export type { SightEnd } from './sight/sight-end.js';
export { SIGHT_BLOCKS, type SightBlock, type SightNote } from './sight/tally.js';

// From units to the arguments of the to-hit rules.

export type { AttackDescription, AttackedUnit, AttackingUnit } from './attack/attack-from.js';
export { beginDuel, type Duel, type DuelAttacker, type DuelTarget, type WeaponUse } from './attack/duel.js';
export type { DuelShot } from './attack/duel-shots.js';
export {
  type DamageAtRange,
  damageByRange,
  duelVolley,
  type SampleOptions,
  sampleVolleys,
  type VolleyCount,
  type VolleyOfDuel,
} from './attack/duel-volley.js';
export { type HeatBalance, type HeatEffects, heatBalance } from './attack/heat-balance.js';
export { type PhysicalChoice, physicalChoices } from './attack/physical-choices.js';
export { type FollowingRoll, rollAfterDamage } from './attack/piloting-rolls.js';
export type { ToHitQuestion } from './shot/shot-from.js';

// The exact odds of a volley.

export { volleyOdds } from './odds/volley-odds.js';

// Saves, replays and the words of a battle.

export { type BattleLog, battleLog, EVENT_DEPTHS } from './events/battle-log.js';
export type { BattleEvent, BattleEventType, RollRecord } from './events/event.js';
export { locationName, type Stage, slotName } from './events/words/names.js';
export { describeEvent } from './events/words.js';
export { checkInvariants, InvariantError } from './invariants.js';
export { type OpenReplay, openReplay, playReplay } from './replay/play-replay.js';
export { type Recording, recordBattle, recordReplay } from './replay/record-replay.js';
export type { Replay } from './replay/replay-file.js';
export { BattleFileError } from './save/battle-file-error.js';
export { loadBattle } from './save/load-battle.js';
export { saveBattle } from './save/save-battle.js';
export type { SavedBattle } from './save/saved-battle.js';
export { stateHash } from './save/state-hash.js';

// Games that are played order by order.

export type { BlowChoice } from './plan/blow-choices.js';
export type { FireForecast, ShotForecast } from './plan/fire-forecast.js';
export type { MovePlan, PlannedRoll, PlannedStep } from './plan/move-plan.js';
export type { GripChoice, OtherFireOrders } from './plan/other-fire-orders.js';
export type { Outlook, Prospect } from './plan/outlook.js';
export type { ReachChoice, ReachedHex } from './plan/reached-hexes.js';
export type { BoosterRoll, MovementModifiers } from './plan/results-of-move.js';
export type { FireChoices, LoadChoice, WeaponChoice } from './plan/weapon-choices.js';
export { beginGame, type GameSetup, type OpenedGame, openGame } from './play/open-game.js';
export type { Asked, GivenOrder, PlayedGame } from './play/played-game.js';
export type { EdgeQuestion } from './play/player.js';

// Forces in and out.

export * from './force/index.js';
export * from './mul/index.js';

// What a bot may order.

export { moverOf } from './combatant/mover-of.js';
export { legalBlows, strikeFacings } from './physical/index.js';
export { legalShots } from './weapons/legal-shots.js';

// Types that the names above use.

export type { Battle, BattleListener, BattleOptions, LooseObject } from './battle.js';
export type { Bot } from './bots/bot.js';
export { makeBot } from './bots/bots.js';
export { canFight } from './combatant/can-fight.js';
export type { CauseOfLoss } from './combatant/cause-of-loss.js';
export type { Combatant } from './combatant/combatant.js';
export type { ConditionSetup } from './combatant/condition.js';
export type { Design } from './combatant/design.js';
export { type PilotSetup, REGULAR_GUNNERY, REGULAR_PILOTING } from './combatant/pilot.js';
export type { SignatureOrder } from './combatant/signature.js';
export { UnsupportedInBattleError } from './combatant/unsupported.js';
export type { WeaponMount } from './combatant/weapon-mount.js';
export { createBattle } from './create-battle.js';
export { IllegalOrderError } from './illegal-order.js';
export { designOf } from './kinds/kinds.js';
export { mechDesignOf } from './kinds/mech-design-of.js';
export type {
  NamedBlowOrder as BlowOrder,
  NamedDecision as Decision,
  NamedFireOrder as FireOrder,
  NamedPhysicalOrder as PhysicalOrder,
  NamedShotOrder as ShotOrder,
} from './named-orders.js';
export type { MoveOrder } from './orders.js';
export type { Phase } from './phase.js';
export { type BattleSetup, type ForceUnit, SIDES } from './setup.js';
export type { Aim } from './weapons/legality.js';
