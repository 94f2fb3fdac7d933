import { customInfantry } from '../../../battle/custom-infantry.js';
import { customMech } from '../../../battle/custom-mech.js';
import { customSquad } from '../../../battle/custom-squad.js';
import { customVehicle } from '../../../battle/custom-vehicle.js';
import type { SampleBattle } from '../../../battle/sample-battle.js';
import { groundOf, nameInFiles, ROW, SINKS, slotsOf, sturdy, type Volley } from './volley.js';

const POOL = groundOf(
  Object.fromEntries(
    Array.from({ length: 48 }, (_, row) => [`5,${row}`, { terrain: ['water'], waterDepth: 2 }] as const),
  ),
);

const LRM: Volley = { weapon: 'lrm-20', load: 'lrm-20-ammo', distance: 7 };
const SRM: Volley = { weapon: 'srm-2', load: 'srm-2-ammo' };
const AUTOCANNON: Volley = { weapon: 'ac-5', load: 'ac-5-ammo', dice: 0 };
const VSP: Volley = { weapon: 'medium-vsp-laser', dice: 0 };
const guns = ['machine-gun', 'machine-gun', 'machine-gun'];
const ARRAY: Volley = { weapon: 'machine-gun-array', load: 'machine-gun-ammo-full', gear: guns, distance: 1 };
const HAG: Volley = { weapon: 'clan-hag-20', load: 'Clan HAG 20 Ammo' };
const BOMBAST: Volley = { weapon: 'bombast-laser', dice: 0 };

const PLATOON = customInfantry();
const MECHANIZED = customInfantry({ motion: 'Tracked', squadSize: 5 });
const TANK = customVehicle({ armor: 200 });
/** By their code in unit files. */
const SUITS = { plain: 28, fireResistant: 35, reflective: 37, reactive: 38 };
const squad = (armorType: keyof typeof SUITS) => customSquad({ armor: 100, armorType: SUITS[armorType] });

/** Missiles in the distance at which they are armed, cluster rounds and single hits, at a 'Mech in the open. */
const AT_MECHS: readonly Volley[] = [
  LRM,
  { weapon: 'extended-lrm-15', load: 'extended-lrm-15-ammo', distance: 11 },
  { weapon: 'enhanced-lrm-15', load: 'enhanced-lrm-15-ammo', distance: 4 },
  { weapon: 'clan-improved-lrm-15', load: 'clan-improved-lrm-15-ammo', distance: 7 },
  { weapon: 'primitive-prototype-lrm-15', load: 'primitive-prototype-lrm-15-ammo', distance: 7 },
  { weapon: 'mrm-20', load: 'mrm-20-ammo' },
  { weapon: 'mrm-20', load: 'mrm-20-ammo', gear: ['apollo-mrm-fcs'] },
  { weapon: 'rocket-launcher-10' },
  { weapon: 'mml-9', load: 'mml-9-lrm-ammo', distance: 7 },
  { weapon: 'mml-9', load: 'mml-9-srm-ammo' },
  { weapon: 'clan-atm-12', load: 'clan-standard-atm-12-ammo', distance: 5 },
  { weapon: 'clan-improved-atm-3', load: 'clan-standard-iatm-3-ammo', distance: 5 },
  { weapon: 'clan-streak-lrm-5', load: 'clan-streak-lrm-5-ammo' },
  { weapon: 'streak-srm-6', load: 'streak-srm-6-ammo' },
  HAG,
  { ...HAG, distance: 17 },
  { ...HAG, distance: 25 },
  { weapon: 'lb-10-x-ac', load: 'lb-10-x-cluster-ammo' },
  { weapon: 'lb-20-x-ac-thb', load: 'lb-20-x-cluster-ammo-thb' },
  { weapon: 'silver-bullet-gauss-rifle', load: 'silver-bullet-gauss-rifle-ammo' },
  ARRAY,
  { weapon: 'srm-6', load: 'srm-6-acid-ammo' },
  { weapon: 'srm-6', load: 'srm-6-fragmentation-ammo' },
  { weapon: 'srm-6', load: 'srm-6-tandem-charge-ammo' },
  { weapon: 'srm-6', load: 'srm-6-dead-fire-ammo' },
  { ...LRM, load: 'lrm-20-semi-guided-ammo' },
  { weapon: 'ultra-ac-5', load: 'ultra-ac-5-ammo', order: { shots: 2 } },
  { weapon: 'rotary-ac-5', load: 'rotary-ac-5-ammo', order: { shots: 4 } },
  { ...LRM, load: 'lrm-20-artemis-capable-ammo', gear: ['artemis-iv-fcs'] },
  { ...LRM, load: 'lrm-20-artemis-capable-ammo', gear: ['prototype-artemis-iv-fcs'] },
  {
    ...LRM,
    weapon: 'clan-lrm-20',
    load: 'clan-lrm-20-clan-artemis-v-capable-ammo',
    gear: ['clan-artemis-v-fcs'],
  },
  ...[5, 10, 15, 20].map((size) => ({
    weapon: `thunderbolt-${size}`,
    load: `thunderbolt-${size}-ammo`,
    distance: 6,
    dice: 0,
  })),
  ...[2, 5, 10, 20].map((size) => ({
    weapon: `ac-${size}`,
    load: `armor-piercing-ac-${size}-ammo`,
    dice: 0,
  })),
  { weapon: 'gac-8', load: 'armor-piercing-gac-8-ammo', dice: 0 },
  AUTOCANNON,
  { ...AUTOCANNON, load: 'flechette-ac-5-ammo' },
  { ...AUTOCANNON, load: 'precision-ac-5-ammo' },
  { weapon: 'thumper-cannon', load: 'thumper-cannon-ammo', dice: 0 },
  { weapon: 'heavy-gauss-rifle', load: 'heavy-gauss-rifle-ammo', distance: 14, dice: 0 },
  { weapon: 'mech-mortar-2', load: 'shaped-charge-mortar-2-ammo', distance: 7 },
  { weapon: 'flamer', distance: 1, dice: 0 },
  BOMBAST,
  VSP,
];

/** What becomes of it against other targets than 'Mechs. */
const AT_OTHERS: readonly Volley[] = [
  ...[PLATOON, MECHANIZED].flatMap((target): readonly Volley[] => [
    { ...AUTOCANNON, target },
    { ...AUTOCANNON, load: 'flechette-ac-5-ammo', target },
    { weapon: 'lb-10-x-ac', load: 'lb-10-x-cluster-ammo', target, dice: 0 },
    { weapon: 'lb-20-x-ac-thb', load: 'lb-20-x-cluster-ammo-thb', target, dice: 0 },
    { weapon: 'silver-bullet-gauss-rifle', load: 'silver-bullet-gauss-rifle-ammo', target, dice: 0 },
    { weapon: 'clan-atm-3', load: 'clan-high-explosive-atm-3-ammo', distance: 2, target, dice: 0 },
    { weapon: 'clan-improved-atm-3', load: 'clan-high-explosive-iatm-3-ammo', distance: 2, target, dice: 0 },
    { weapon: 'mech-mortar-2', load: 'shaped-charge-mortar-2-ammo', distance: 7, target, dice: 0 },
    { ...SRM, load: 'srm-2-inferno-ammo', target },
    { ...SRM, load: 'srm-2-fragmentation-ammo', target, dice: 0 },
    { weapon: 'light-plasma-rifle', load: 'light-plasma-rifle-ammo', target, dice: 2 },
    { ...VSP, distance: 2, target },
    { ...VSP, distance: 5, target },
    { ...VSP, distance: 9, target },
    { ...VSP, distance: 10, target },
  ]),
  {
    ...ARRAY,
    weapon: 'light-machine-gun-array',
    load: 'light-machine-gun-ammo-full',
    gear: ['light-machine-gun', 'light-machine-gun'],
    target: MECHANIZED,
  },
  { ...ARRAY, target: TANK },
  { ...LRM, target: squad('plain') },
  ...[TANK, squad('plain'), squad('fireResistant')].flatMap((target): readonly Volley[] => [
    { weapon: 'plasma-rifle', load: 'plasma-rifle-ammo', target, dice: 2 },
    { weapon: 'flamer', distance: 1, target, dice: 0 },
  ]),
];

/** Points before armor are what they are: what armor makes of them is for the battle to find out. */
const AT_ARMOR: readonly Volley[] = [
  ...[
    'clan-ferro-fibrous-armor',
    'light-ferro-fibrous-armor',
    'heavy-ferro-fibrous-armor',
    'ferro-fibrous-prototype-armor',
    'hardened-armor',
    'clan-ferro-lamellor-armor',
    'reactive-armor',
    'reflective-armor',
    'ballistic-reinforced-armor',
    'impact-resistant-armor',
    'commercial-armor',
    'heat-dissipating-armor',
    'anti-penetrative-ablation-armor',
  ]
    .map((armor) => ({ armor: nameInFiles(armor) }))
    .flatMap((mech) => {
      const target = sturdy(mech);
      return [
        { weapon: 'ppc', distance: 4, target, dice: 0 },
        { ...AUTOCANNON, target },
        { ...AUTOCANNON, load: 'armor-piercing-ac-5-ammo', target },
        { weapon: 'thunderbolt-10', load: 'thunderbolt-10-ammo', distance: 6, target, dice: 0 },
        { weapon: 'thumper-cannon', load: 'thumper-cannon-ammo', distance: 4, target, dice: 0 },
        { ...SRM, load: 'srm-2-acid-ammo', target },
        { weapon: 'plasma-rifle', load: 'plasma-rifle-ammo', target, dice: 1 },
        ...[1, 2, 3].map((RT) => ({
          ...SRM,
          load: 'srm-2-acid-ammo',
          target: customMech({ ...mech, slots: SINKS, points: { RT } }),
        })),
      ];
    }),
  ...[squad('reactive'), squad('reflective')].flatMap((target): readonly Volley[] => [
    { weapon: 'medium-laser', target, dice: 0 },
    { weapon: 'flamer', distance: 1, target, dice: 0 },
    { weapon: 'thunderbolt-10', load: 'thunderbolt-10-ammo', distance: 6, target, dice: 0 },
    { weapon: 'thumper-cannon', load: 'thumper-cannon-ammo', distance: 4, target, dice: 0 },
  ]),
];

const ofRed =
  (mark: 'narcedBy' | 'taggedBy') =>
  ({ blue }: SampleBattle) => {
    blue[mark] = 1;
  };
const charged = ({ red: { design, charged: loads } }: SampleBattle) => {
  loads[design.weapons[0]?.linkedFixture ?? -1] = 1;
};
/** Red cannot see blue over it. */
const RIDGE = groundOf({ [`5,${ROW - 3}`]: { level: 4 } });
const NARC_LRM: Volley = { ...LRM, load: 'lrm-20-narc-capable-ammo', before: ofRed('narcedBy') };
const SEMI_GUIDED: Volley = { ...LRM, load: 'lrm-20-semi-guided-ammo', before: ofRed('taggedBy') };
const ARTEMIS: Volley = { ...LRM, load: 'lrm-20-artemis-capable-ammo', gear: ['artemis-iv-fcs'] };
const jammer = (id: string) => customMech({ slots: { LT: [slotsOf(id)] } });
/** A suite this far behind blue. */
const behind = (id: string, hexes: number, unit = jammer(id)) => ({
  unit,
  at: [5, ROW - 7 - hexes] as const,
});
const BESIDE_THE_WAY = { unit: jammer('ecm-suite-guardian'), at: [11, ROW - 6] as const };

/**
 * What a bot leaves out that looks for a place: what happened before, what is in the way, how near the target is, other
 * modes of fire, and launchers of pods.
 */
const BEYOND_TABLES: readonly Volley[] = [
  { weapon: 'lrt-15', load: 'lrt-15-ammo', distance: 7, map: POOL },
  { ...LRM, order: { hotLoaded: true }, dice: 3 },
  { weapon: 'extended-lrm-15', load: 'extended-lrm-15-ammo', distance: 10 },
  ...[5, 10, 15, 20].map((size) => ({
    weapon: `thunderbolt-${size}`,
    load: `thunderbolt-${size}-ammo`,
    dice: 0,
  })),
  { weapon: 'ppc', gear: ['ppc-capacitor'], distance: 4, before: charged, dice: 0 },
  ...[7, 8, 9, 10, 11, 12, 16].map((setting) => ({ ...BOMBAST, order: { setting } })),
  { weapon: 'flamer', distance: 1, order: { heats: true }, dice: 0 },
  { weapon: 'er-flamer', order: { heats: true }, dice: 0 },
  { weapon: 'narc', load: 'narc-explosive-pods', dice: 0 },
  { weapon: 'inarc', load: 'inarc-explosive-pods', dice: 0 },
  NARC_LRM,
  SEMI_GUIDED,
  { ...SEMI_GUIDED, map: RIDGE, redFriend: { unit: customMech(), at: [4, ROW - 5] }, order: { spotter: 1 } },
  { ...ARTEMIS, blueFriend: behind('ecm-suite-guardian', 6) },
  { ...NARC_LRM, blueFriend: behind('ecm-suite-guardian', 6) },
  { ...ARTEMIS, blueFriend: behind('clan-watchdog-composite-electronic-warfare-system-cews', 3) },
  { ...ARTEMIS, blueFriend: behind('clan-nova-combined-electronic-warfare-system-cews', 3) },
  { ...ARTEMIS, blueFriend: behind('electronic-warfare-ew-equipment', 3) },
  {
    ...ARTEMIS,
    blueFriend: behind('', 1, customSquad({ clan: false, equipment: [nameInFiles('ba-single-hex-ecm')] })),
  },
  { ...ARTEMIS, distance: 13, blueFriend: BESIDE_THE_WAY },
];

const defended = (system: string, load?: string) =>
  sturdy({ slots: { RT: [slotsOf(system), ...(load === undefined ? [] : [slotsOf(load)])] } });
const AMS = defended('anti-missile-system', 'anti-missile-system-ammo-is');
const STREAKS: Volley = {
  weapon: 'streak-srm-6',
  load: 'streak-srm-6-ammo',
  twice: true,
  gunnery: 0,
  dice: 0,
};

/** Missiles that the target shoots down, and glancing blows. */
const THINNED_OUT: readonly Volley[] = [
  { ...LRM, target: AMS },
  { ...LRM, target: defended('laser-ams') },
  { weapon: 'thunderbolt-10', load: 'thunderbolt-10-ammo', distance: 6, target: AMS, dice: 1 },
  { weapon: 'narc', load: 'narc-explosive-pods', target: AMS, dice: 1 },
  { weapon: 'streak-srm-6', load: 'streak-srm-6-ammo', target: AMS },
  { ...STREAKS, target: AMS },
  {
    ...STREAKS,
    target: defended('risc-advanced-point-defense-system', 'risc-advanced-point-defense-system-ammo'),
  },
  { ...LRM, distance: 15, gunnery: 8, target: sturdy({ quirks: ['low_profile'] }) },
];

/** Heat, pods and marks: no points. */
const WITHOUT_POINTS: readonly Volley[] = [
  { ...SRM, load: 'srm-2-inferno-ammo' },
  { weapon: 'tag', dice: 0 },
  { weapon: 'narc', load: 'narc-pods', dice: 0 },
  ...['inarc-pods', 'inarc-haywire-pods', 'inarc-ecm-pods', 'inarc-nemesis-pods'].map((load) => ({
    weapon: 'inarc',
    load,
    dice: 0,
  })),
];

/** By what they are fired at, and how. */
export const VOLLEYS = { AT_MECHS, AT_OTHERS, AT_ARMOR, BEYOND_TABLES, THINNED_OUT, WITHOUT_POINTS };
