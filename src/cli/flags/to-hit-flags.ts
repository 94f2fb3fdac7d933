import { type Command, InvalidArgumentError, Option } from 'commander';
import { WORST_SKILL } from '../../check/check.js';
import type { Word } from '../../check/words.js';
import { FOGS, LIGHTS, PRECIPITATIONS, WINDS } from '../../rules/environment/environment.js';
import { DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import type { RulesetName } from '../../rules/ruleset.js';
import { SENSOR_KINDS, type SensorKind } from '../../rules/rulesets/areas/to-hit.js';
import { TERRAIN_TYPES, type TerrainFeature } from '../../rules/terrain/terrain.js';
import type { IToHitModifierDetail } from '../../rules/to-hit/index.js';
import {
  AIMED_SHOTS,
  type AimedShot,
  FIRE_CONTROLS,
  FIRING_ARCS,
  type FireControl,
  type FiringArc,
  MOVEMENT_TYPES,
  type MovementType,
  RANGE_BRACKETS,
  type RangeBracket,
  SHIELD_STANCES,
  type ShieldStance,
  SOLDIERS,
  type Soldiers,
  SUIT_STEALTHS,
  type SuitStealth,
  WEAPON_CATEGORIES,
  type WeaponCategory,
} from '../../rules/to-hit/vocabulary.js';
import { choiceFlag, oneOf } from './choice-flag.js';
import { together } from './list-flag.js';
import { whole } from './number-flag.js';
import { abilityList, quirkList, UNIT_QUIRK_NAMES, WEAPON_QUIRK_NAMES } from './quirk-and-ability-names.js';
import { rulesetFlag } from './ruleset-flag.js';
import { unitsFlag } from './units-flag.js';

const ARM_PARTS = ['shoulder', 'upper-arm', 'lower-arm'] as const;
type ArmPart = (typeof ARM_PARTS)[number];
const MOST_SENSOR_HITS = 3;

/** Flags without a value, and flags that take a number, a name or a list of ids. */
type Switch = Word<
  | 'prone fourLegs threeLegs skidded firesFromAir gunnerOut spotting targetingComputer enhancedActuators'
  | 'pulseModule charged extremeRange calledShot teammateCalledShot indirect spotterAttacked'
  | 'withoutSpotter targetProne immobile partialCover dodging stealth voidSignature chameleon superheavy'
  | 'large tagged homingPod narcPod stuck targetSkidded mimetic camoSystem airborne aloft emplaced json'
>;
type Amount = Word<
  | 'gunnery hexes piloting wounds sensorHits minimumRange damageSetting range targetHeat'
  | 'targetTerrainPoints betweenPoints'
>;
type Name =
  Word<'attacker target units designatedWeapon designatedTarget weapon weaponType ammo linkedTo targetId'>;
type Ids = Word<'abilities quirks weaponQuirks targetAbilities targetQuirks targetWeaponQuirks'>;

/** The flags that describe a shot. All have defaults. */
export interface ToHitFlags
  extends Readonly<Partial<Record<Switch, true>>>,
    Readonly<Partial<Record<Amount, number>>>,
    Readonly<Partial<Record<Name, string>>>,
    Readonly<Partial<Record<Ids, readonly string[]>>> {
  readonly movement: MovementType;
  readonly heat: number;
  readonly sensors?: SensorKind;
  readonly actuators?: readonly ArmPart[];
  readonly soldiers?: Soldiers;
  readonly fireControl?: FireControl;
  readonly shield?: ShieldStance;
  readonly designatedCategory?: WeaponCategory;
  readonly designatedBracket?: RangeBracket;
  readonly modifier?: readonly IToHitModifierDetail[];
  readonly weaponCategory?: WeaponCategory;
  readonly bracket?: RangeBracket;
  readonly aimed?: AimedShot;
  readonly secondary?: FiringArc;
  readonly spotterMovement?: MovementType;
  readonly targetMovement: MovementType;
  readonly targetHexes: number;
  readonly targetSoldiers?: Soldiers;
  readonly suitStealth?: SuitStealth;
  readonly targetTerrain?: readonly TerrainFeature[];
  readonly between?: readonly (readonly TerrainFeature[])[];
  readonly light?: (typeof LIGHTS)[number];
  readonly precipitation?: (typeof PRECIPITATIONS)[number];
  readonly fog?: (typeof FOGS)[number];
  readonly wind?: (typeof WINDS)[number];
  readonly ruleset: RulesetName;
}

const parsed = <Value>(flags: string, words: string, parse: (text: string) => Value): Option =>
  new Option(flags, words).argParser(parse);

/** A list flag. If it is given several times, the lists are joined. */
const listed = <Part>(flags: string, words: string, read: (text: string) => readonly Part[]): Option =>
  new Option(flags, words).argParser(together(read));

export function withToHitFlags(command: Command): Command {
  const add = (heading: string, options: readonly Option[]) => {
    command.optionsGroup(heading);
    for (const option of options) command.addOption(option);
  };
  add('Units:', [
    new Option('--attacker <unit>', 'UNIT[:G/P[:ability+ability…]]: use its quirks, gear and weapons'),
    new Option('--target <unit>', 'UNIT[:G/P[:ability+ability…]]: use its quirks'),
    unitsFlag(),
  ]);
  add('Weapon:', [
    new Option('--weapon <name>', 'any name of the weapon; with --attacker, the one to show in detail'),
    listed('--weapon-quirks <ids>', 'quirks of the weapon', quirkList(WEAPON_QUIRK_NAMES, 'weapons')),
    new Option('--weapon-type <name>', 'type to compare with designations, instead of its name'),
    choiceFlag('--weapon-category <kind>', "instead of the weapon's own", WEAPON_CATEGORIES),
    new Option('--ammo <name>', 'the ammunition it fires'),
    new Option('--linked-to <name>', 'what is linked to it: an Artemis V, an Apollo, a pulse module'),
    new Option('--pulse-module', 'fire through its laser pulse module'),
    parsed('--minimum-range <hexes>', "instead of the weapon's own", whole(0)),
    parsed('--damage-setting <n>', 'damage setting of a weapon that has several', whole(0)),
    new Option('--charged', 'it was charged for a turn before, if the rules allow that'),
  ]);
  add('Shot:', [
    parsed('--range <hexes>', 'distance to the target', whole(0)),
    choiceFlag('--bracket <name>', 'range bracket, instead of the one for range and weapon', RANGE_BRACKETS),
    new Option('--extreme-range', 'allow extreme range, whatever the ruleset says'),
    new Option('--called-shot', 'the attacker calls a location'),
    new Option('--teammate-called-shot', 'a teammate calls the shot'),
    choiceFlag('--aimed <how>', 'an aimed shot', AIMED_SHOTS),
    choiceFlag('--secondary <arc>', 'a secondary target, in this arc', FIRING_ARCS),
    new Option('--indirect', 'indirect fire'),
    choiceFlag('--spotter-movement <kind>', 'how the spotter moved', MOVEMENT_TYPES),
    new Option('--spotter-attacked', 'the spotter attacked this turn'),
    new Option('--without-spotter', 'fire without a spotter, as mortars can'),
  ]);
  add('Attacker:', [
    parsed('--gunnery <0-8>', 'gunnery skill (default: 4)', whole(0, WORST_SKILL)),
    parsed('--piloting <0-8>', 'piloting skill (default: 5)', whole(0, WORST_SKILL)),
    choiceFlag('--movement <kind>', 'how it moved', MOVEMENT_TYPES).default('stationary'),
    parsed('--hexes <n>', 'hexes it moved, for charges and the heat of a jump', whole(0)),
    parsed('--heat <n>', 'heat level', whole(0)).default(0),
    parsed('--wounds <n>', 'wounds the pilot has taken', whole(0, DEADLY_WOUNDS)),
    parsed('--sensor-hits <n>', 'sensor hits taken', whole(0, MOST_SENSOR_HITS)),
    choiceFlag('--sensors <kind>', 'how much damage the sensors can take', SENSOR_KINDS),
    choiceFlag('--soldiers <kind>', 'kind of infantry that attacks', SOLDIERS),
    listed('--actuators <list>', `destroyed parts of the arm (${ARM_PARTS.join(', ')})`, armParts),
    new Option('--prone', 'is prone'),
    new Option('--four-legs', 'is prone on four intact legs'),
    new Option('--three-legs', 'is prone on three intact legs'),
    new Option('--skidded', 'skidded while it moved'),
    new Option('--fires-from-air', 'is in the air now itself'),
    new Option('--gunner-out', 'the gunner of its crew is unconscious or dead'),
    new Option('--spotting', 'is spotting for another unit'),
    new Option('--targeting-computer', 'uses a targeting computer'),
    new Option('--enhanced-actuators', 'has an Actuator Enhancement System in the arm'),
    choiceFlag('--fire-control <kind>', 'fire control of the cockpit', FIRE_CONTROLS),
    choiceFlag('--shield <stance>', 'stance of a shield that blocks the weapon', SHIELD_STANCES),
    listed('--abilities <ids>', 'special abilities, such as sniper,range_master_long', abilityList),
    listed('--quirks <ids>', 'quirks of the unit', quirkList(UNIT_QUIRK_NAMES, 'units')),
    new Option('--designated-weapon <name>', 'the weapon that an ability applies to'),
    choiceFlag(
      '--designated-category <kind>',
      'the weapon category that an ability applies to',
      WEAPON_CATEGORIES,
    ),
    new Option('--designated-target <id>', 'the target that an ability applies to'),
    choiceFlag('--designated-bracket <name>', 'the range bracket that an ability applies to', RANGE_BRACKETS),
    new Option('--modifier <name=n>', 'any other modifier; repeat to add more').argParser(ownModifier),
  ]);
  add('Target:', [
    choiceFlag('--target-movement <kind>', 'how it moved', MOVEMENT_TYPES).default('stationary'),
    parsed('--target-hexes <n>', 'hexes it moved', whole(0)).default(0),
    new Option('--target-prone', 'is prone'),
    new Option('--immobile', 'cannot move'),
    new Option('--partial-cover', 'is in partial cover'),
    new Option('--dodging', 'is dodging'),
    new Option('--stealth', 'uses stealth armor or a null-signature system'),
    new Option('--void-signature', 'uses a void-signature system'),
    new Option('--chameleon', 'uses a chameleon shield'),
    new Option('--superheavy', 'weighs more than 100 tons'),
    new Option('--large', 'a superheavy or large support vehicle, or marked as large'),
    parsed('--target-heat <n>', 'heat level, for heat-seeking missiles', whole(0)),
    new Option('--tagged', 'is marked by a friendly TAG'),
    new Option('--homing-pod', 'carries a friendly homing pod'),
    new Option('--narc-pod', 'carries a friendly Narc pod'),
    new Option('--stuck', 'is bogged down'),
    new Option('--target-skidded', 'skidded while it moved'),
    choiceFlag('--target-soldiers <kind>', 'kind of infantry that is the target', SOLDIERS),
    choiceFlag('--suit-stealth <kind>', 'stealth armor of battle armor', SUIT_STEALTHS),
    new Option('--mimetic', 'wears mimetic battle armor'),
    new Option('--camo-system', 'battle armor with a camo system'),
    new Option('--airborne', 'flew this turn, or is in the air'),
    new Option('--aloft', 'is in the air now, for flak'),
    new Option('--emplaced', 'is a gun emplacement'),
    new Option('--target-id <id>', 'id to compare with --designated-target'),
    listed('--target-abilities <ids>', 'special abilities of its pilot', abilityList),
    listed('--target-quirks <ids>', 'quirks of the unit', quirkList(UNIT_QUIRK_NAMES, 'units')),
    listed('--target-weapon-quirks <ids>', 'quirks of its weapons', quirkList(WEAPON_QUIRK_NAMES, 'weapons')),
  ]);
  add('Terrain and weather:', [
    listed('--target-terrain <list>', "terrain of the target's hex, such as light_woods or water:1", hexOf),
    listed(
      '--between <hexes>',
      'terrain of each hex between, such as light_woods,clear,heavy_woods+light_smoke',
      hexesOf,
    ),
    parsed('--target-terrain-points <n>', "terrain modifier of the target's hex, if already known", whole(0)),
    parsed('--between-points <n>', 'terrain modifier of the hexes between, if already known', whole(0)),
    choiceFlag('--light <kind>', 'light conditions', LIGHTS),
    choiceFlag('--precipitation <kind>', 'rain or snow', PRECIPITATIONS),
    choiceFlag('--fog <kind>', 'fog', FOGS),
    choiceFlag('--wind <kind>', 'wind', WINDS),
  ]);
  add('Rules and output:', [rulesetFlag('rules to use'), new Option('--json', 'print one JSON object')]);
  return command;
}

const armParts = (text: string): ArmPart[] => text.split(',').map((part) => oneOf(part, ARM_PARTS));

const hexesOf = (text: string): TerrainFeature[][] =>
  text.split(',').map((hex) => hex.split('+').map(featureOf));

const hexOf = (text: string): TerrainFeature[] => text.split(/[,+]/).map(featureOf);

function featureOf(text: string): TerrainFeature {
  const [, name = '', level] = /^([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  const type = oneOf(name, TERRAIN_TYPES);
  return level === undefined ? type : { type, level: whole(0, 100)(level) };
}

function ownModifier(text: string, before: readonly IToHitModifierDetail[] = []): IToHitModifierDetail[] {
  const [, name = '', value] = /^(.+)=\s*([+-]?\d{1,3})$/s.exec(text) ?? [];
  if (value === undefined) throw new InvalidArgumentError('Expected a name and a number, as in "wind=+1".');
  const modifier = {
    id: `own_${before.length + 1}`,
    name: name.trim(),
    value: Number(value),
    source: 'damage',
    description: name.trim(),
  } as const;
  return [...before, modifier];
}
