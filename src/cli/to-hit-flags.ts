import { type Command, InvalidArgumentError, Option } from 'commander';
import { WORST_SKILL } from '../rules/check.js';
import { FOGS, LIGHTS, PRECIPITATIONS, WINDS } from '../rules/environment/environment.js';
import { DEADLY_WOUNDS } from '../rules/pilot/index.js';
import { type RulesetName, SENSOR_KINDS, type SensorKind } from '../rules/ruleset.js';
import { TERRAIN_TYPES, type TerrainFeature } from '../rules/terrain/terrain.js';
import type { IToHitModifierDetail } from '../rules/to-hit/index.js';
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
  WEAPON_CATEGORIES,
  type WeaponCategory,
} from '../rules/to-hit/vocabulary.js';
import { choiceOption, oneOf } from './choice-option.js';
import { together } from './list-flag.js';
import { whole } from './number-flag.js';
import { abilityList, quirkList, UNIT_QUIRK_NAMES, WEAPON_QUIRK_NAMES } from './quirk-and-ability-names.js';
import { rulesetOption } from './ruleset-option.js';
import { UNITS_VARIABLE } from './units-variable.js';

const ARM_PARTS = ['shoulder', 'upper-arm', 'lower-arm'] as const;
type ArmPart = (typeof ARM_PARTS)[number];
const MOST_SENSOR_HITS = 3;

/** What the command line may say of a shot. What is left out has its usual value. */
export interface ToHitFlags {
  readonly attacker?: string;
  readonly target?: string;
  readonly units?: string;
  readonly gunnery?: number;
  readonly movement: MovementType;
  readonly heat: number;
  readonly wounds?: number;
  readonly sensorHits?: number;
  readonly sensors?: SensorKind;
  readonly actuators?: readonly ArmPart[];
  readonly prone?: true;
  readonly fourLegs?: true;
  readonly skidded?: true;
  readonly spotting?: true;
  readonly targetingComputer?: true;
  readonly enhancedActuators?: true;
  readonly fireControl?: FireControl;
  readonly shield?: ShieldStance;
  readonly abilities?: readonly string[];
  readonly quirks?: readonly string[];
  readonly designatedWeapon?: string;
  readonly designatedCategory?: WeaponCategory;
  readonly designatedTarget?: string;
  readonly designatedBracket?: RangeBracket;
  readonly modifier?: readonly IToHitModifierDetail[];
  readonly weapon?: string;
  readonly weaponType?: string;
  readonly weaponCategory?: WeaponCategory;
  readonly weaponQuirks?: readonly string[];
  readonly ammo?: string;
  readonly linkedTo?: string;
  readonly pulseModule?: true;
  readonly minimumRange?: number;
  readonly damageSetting?: number;
  readonly range?: number;
  readonly bracket?: RangeBracket;
  readonly extremeRange?: true;
  readonly calledShot?: true;
  readonly teammateCalledShot?: true;
  readonly aimed?: AimedShot;
  readonly secondary?: FiringArc;
  readonly indirect?: true;
  readonly spotterMovement?: MovementType;
  readonly spotterAttacked?: true;
  readonly withoutSpotter?: true;
  readonly targetMovement: MovementType;
  readonly targetHexes: number;
  readonly targetProne?: true;
  readonly immobile?: true;
  readonly partialCover?: true;
  readonly dodging?: true;
  readonly stealth?: true;
  readonly voidSignature?: true;
  readonly chameleon?: true;
  readonly superheavy?: true;
  readonly targetHeat?: number;
  readonly tagged?: true;
  readonly homingPod?: true;
  readonly stuck?: true;
  readonly targetSkidded?: true;
  readonly targetId?: string;
  readonly targetAbilities?: readonly string[];
  readonly targetQuirks?: readonly string[];
  readonly targetWeaponQuirks?: readonly string[];
  readonly targetTerrain?: readonly TerrainFeature[];
  readonly between?: readonly (readonly TerrainFeature[])[];
  readonly targetTerrainPoints?: number;
  readonly betweenPoints?: number;
  readonly light?: (typeof LIGHTS)[number];
  readonly precipitation?: (typeof PRECIPITATIONS)[number];
  readonly fog?: (typeof FOGS)[number];
  readonly wind?: (typeof WINDS)[number];
  readonly ruleset: RulesetName;
  readonly json?: true;
}

const parsed = <Value>(flags: string, words: string, parse: (text: string) => Value): Option =>
  new Option(flags, words).argParser(parse);

/** Given several times, all of them together. */
const listed = <Part>(flags: string, words: string, read: (text: string) => readonly Part[]): Option =>
  new Option(flags, words).argParser(together(read));

export function withToHitFlags(command: Command): Command {
  const add = (heading: string, options: readonly Option[]) => {
    command.optionsGroup(heading);
    for (const option of options) command.addOption(option);
  };
  add('Units:', [
    new Option('--attacker <unit>', 'UNIT[:G/P[:ability+ability…]]: its quirks, gear and all its weapons'),
    new Option('--target <unit>', 'UNIT[:G/P[:ability+ability…]]: its quirks'),
    new Option('--units <dir|zip>', `your own units, to be found by name (or ${UNITS_VARIABLE})`),
  ]);
  add('Weapon:', [
    new Option('--weapon <name>', 'by any name it goes by; with --attacker, the one to itemise'),
    listed('--weapon-quirks <ids>', 'quirks of the weapon', quirkList(WEAPON_QUIRK_NAMES, 'weapons')),
    new Option('--weapon-type <name>', 'what designations compare with, in place of its name'),
    choiceOption('--weapon-category <kind>', "in place of the weapon's own", WEAPON_CATEGORIES),
    new Option('--ammo <name>', 'the load that is fired'),
    new Option('--linked-to <name>', 'what serves it: an Artemis V, an Apollo, a laser pulse module'),
    new Option('--pulse-module', 'the laser pulse module that serves it is switched on'),
    parsed('--minimum-range <hexes>', "in place of the weapon's own", whole(0)),
    parsed('--damage-setting <n>', 'what a weapon of variable damage is set to', whole(0)),
  ]);
  add('Shot:', [
    parsed('--range <hexes>', 'how far it is', whole(0)),
    choiceOption('--bracket <name>', 'in place of what range and weapon give', RANGE_BRACKETS),
    new Option('--extreme-range', 'extreme range may be fired at, whatever the ruleset says'),
    new Option('--called-shot', 'a location is named'),
    new Option('--teammate-called-shot', 'a teammate named it'),
    choiceOption('--aimed <how>', 'an aimed shot', AIMED_SHOTS),
    choiceOption('--secondary <arc>', 'a secondary target, and where it lies', FIRING_ARCS),
    new Option('--indirect', 'indirect fire'),
    choiceOption('--spotter-movement <kind>', 'how the spotter moved', MOVEMENT_TYPES),
    new Option('--spotter-attacked', 'the spotter attacked in this turn'),
    new Option('--without-spotter', 'nobody spots, as mortars may do'),
  ]);
  add('Attacker:', [
    parsed('--gunnery <0-8>', 'gunnery skill; 4 unless given', whole(0, WORST_SKILL)),
    choiceOption('--movement <kind>', 'how it moved', MOVEMENT_TYPES).default('stationary'),
    parsed('--heat <n>', 'heat', whole(0)).default(0),
    parsed('--wounds <n>', 'wounds of the pilot', whole(0, DEADLY_WOUNDS)),
    parsed('--sensor-hits <n>', 'hits on sensors', whole(0, MOST_SENSOR_HITS)),
    choiceOption('--sensors <kind>', 'what the sensors bear', SENSOR_KINDS),
    listed('--actuators <list>', `what is destroyed of the arm (${ARM_PARTS.join(', ')})`, armParts),
    new Option('--prone', 'lies on the ground'),
    new Option('--four-legs', 'lies on four sound legs'),
    new Option('--skidded', 'skidded while it moved'),
    new Option('--spotting', 'spots for another unit'),
    new Option('--targeting-computer', 'has one at work'),
    new Option('--enhanced-actuators', 'an Actuator Enhancement System in the arm'),
    choiceOption('--fire-control <kind>', 'what the cockpit aims with', FIRE_CONTROLS),
    choiceOption('--shield <stance>', 'a shield in the way of the weapon', SHIELD_STANCES),
    listed('--abilities <ids>', 'special abilities, as in sniper,range_master_long', abilityList),
    listed('--quirks <ids>', 'quirks of the unit', quirkList(UNIT_QUIRK_NAMES, 'units')),
    new Option('--designated-weapon <name>', 'what abilities were chosen for: a weapon'),
    choiceOption('--designated-category <kind>', '… a category of weapons', WEAPON_CATEGORIES),
    new Option('--designated-target <id>', '… a target'),
    choiceOption('--designated-bracket <name>', '… a bracket', RANGE_BRACKETS),
    new Option('--modifier <name=n>', 'any other modifier; repeat it to add more').argParser(ownModifier),
  ]);
  add('Target:', [
    choiceOption('--target-movement <kind>', 'how it moved', MOVEMENT_TYPES).default('stationary'),
    parsed('--target-hexes <n>', 'how many hexes it moved', whole(0)).default(0),
    new Option('--target-prone', 'lies on the ground'),
    new Option('--immobile', 'cannot move'),
    new Option('--partial-cover', 'in partial cover'),
    new Option('--dodging', 'dodges'),
    new Option('--stealth', 'stealth armor or a null-signature system at work'),
    new Option('--void-signature', 'a void-signature system at work'),
    new Option('--chameleon', 'a chameleon shield at work'),
    new Option('--superheavy', 'above 100 tons'),
    parsed('--target-heat <n>', 'for missiles that seek it', whole(0)),
    new Option('--tagged', 'marked by a friendly designator'),
    new Option('--homing-pod', 'carries a homing pod of our side'),
    new Option('--stuck', 'bogged down'),
    new Option('--target-skidded', 'skidded while it moved'),
    new Option('--target-id <id>', 'what designations of targets compare with'),
    listed('--target-abilities <ids>', 'special abilities of its pilot', abilityList),
    listed('--target-quirks <ids>', 'quirks of the unit', quirkList(UNIT_QUIRK_NAMES, 'units')),
    listed('--target-weapon-quirks <ids>', 'quirks of its weapons', quirkList(WEAPON_QUIRK_NAMES, 'weapons')),
  ]);
  add('Terrain and weather:', [
    listed('--target-terrain <list>', "the target's hex, as in light_woods or water:1", hexOf),
    listed('--between <hexes>', 'hexes between, as in light_woods,clear,heavy_woods+light_smoke', hexesOf),
    parsed('--target-terrain-points <n>', 'what a line of sight summed up of its hex', whole(0)),
    parsed('--between-points <n>', 'what it summed up of the hexes between', whole(0)),
    choiceOption('--light <kind>', 'light', LIGHTS),
    choiceOption('--precipitation <kind>', 'rain or snow', PRECIPITATIONS),
    choiceOption('--fog <kind>', 'fog', FOGS),
    choiceOption('--wind <kind>', 'wind', WINDS),
  ]);
  add('Rules and output:', [
    rulesetOption('rules to shoot by'),
    new Option('--json', 'print one JSON object'),
  ]);
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
