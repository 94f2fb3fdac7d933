/** Rows of the digest of the new book that no test has in its title, and why. */
export interface OtherRow {
  readonly rows: readonly string[];
  /** The same in every edition here, or something that no battle plays yet. */
  readonly status: 'same' | 'not playable';
  readonly why: string;
}

const same = (why: string, ...rows: readonly string[]): OtherRow => ({ rows, status: 'same', why });
const notPlayable = (why: string, ...rows: readonly string[]): OtherRow => ({
  rows,
  status: 'not playable',
  why,
});

export const OTHER_ROWS: readonly OtherRow[] = [
  same('no ruleset here gives a command console a bonus', 'IN-2', 'EQ-12', 'Command console'),
  notPlayable(
    'the digest of the old book knows no search for a club, so that there is none to make easier: limbs lie where they fell, and are taken with the move',
    'IN-5',
    'PH-24',
  ),
  same('whoever charges does nothing else in any edition', 'IN-6'),
  same('no ruleset here dumps ammunition', 'IN-8'),
  notPlayable('no map has a minefield, and mines are not laid', 'IN-9'),
  same('phases have one name each', 'IN-10'),
  same('what heat does to a pilot is HT-2 and HT-3', 'PI-5'),
  same('how a unit falls is FA-1', 'HL-3', 'HL-4', 'FA-6'),
  same('aimed shots are HL-2', 'TH-4'),
  same('C3 networks are C3-1 to C3-4', 'TH-20'),
  same('gyros are CR-2 and the piloting rows', 'EQ-13', 'Heavy-duty gyro'),
  same('standing up is PS-20 and HT-1', 'MV-20'),
  same('no ruleset here knows a careful stand', 'MV-22'),
  notPlayable('fog and active probes: no figures in the digest, and weather hides nobody here', 'LO-3'),
  same('no ruleset here makes primitive cockpits easier to hurt', 'CR-9'),
  notPlayable(
    'no ruleset here adds a retractable blade to a punch, which the row changes: it is drawn for a blow of its own',
    'PH-20',
  ),
  notPlayable(
    'a unit that jumps at a target from above is not raised for the fire of the turn: lines of sight go by where it stands',
    'PH-26',
  ),
  notPlayable('pain shunts are not among the implants of pilots here', 'HT-4'),
  notPlayable('radical heat sinks and blue shields are not switched on in battles', 'EQ-3', 'EQ-4', 'EQ-5'),
  notPlayable('emergency coolant and viral jammers are not used in battles', 'EQ-6'),
  same('active probes are LO-2 and EQ-8', 'Beagle and Clan probes'),
  same('a network may have any shape', 'C3-6'),
  notPlayable('the catalog has no caseless rounds for rotary autocannons, nor has any unit file', 'WE-3'),
  notPlayable('no weapon fires at a hex, so that an Apollo saturates none', 'WE-9'),
  same('the surface of water is LO-1, movement in it MV-2 to MV-5', 'UW-2', 'UW-4'),
  same('they slip sideways as in the older book', 'VTOL, WiGE, hover'),
  notPlayable('aircraft do not fight on the map', 'Aerospace'),
  same(
    'what they share with others has rows of its own: TH-1, TH-4, TH-8, AR-1; what only they do is unchanged',
    'Battle armour',
    'ProtoMechs',
  ),
  same('by rows of their own: movement and piloting, EX-7, TH-6', 'Tripods', "Superheavy 'Mechs"),
  notPlayable('LAMs do not fly', 'LAMs'),
  same('the digest knows no change', 'Environment, weather, light, gravity'),
  same(
    'secondary targets are TH-1: what the quirk or ability takes off is the same',
    'Multi-Trac',
    'Multi-Tasker',
  ),
  same('the roll that is made again is PI-1', 'Edge on a knock-out'),
  same('Edge is not spent on jams here', 'Edge on AC jam'),
  same('points in deep water are MV-4, of which the ability takes one', 'Terrain Master: Frogman'),
  same('points on slopes are MV-7, of which the ability takes one', 'Terrain Master: Mountaineer'),
  same('there are no skids: MV-1', 'Maneuvering Ace (skid −1)'),
  same(
    'the roll that is changed has a row of its own; what the quirk or ability adds is the same',
    'Easy to Pilot, Stable, Unbalanced, Hard to Pilot, Cramped Cockpit',
    'No/Minimal Arms',
    'Battle Fists −1, Barrel Fists, Overhead Arms +2, Melee Specialist −1/+1',
    'Reinforced / Weak Legs',
    'Heavy Lifter, Zweihander, Dodge, Sniper, Range Master, Oblique Attacker (−1 on artillery base), Forward Observer, Sandblaster, Cluster Hitter',
    'Weapon quirks (Accurate, cooling, Ammo Feed, Static Feed …)',
    'Animal Mimicry, quad −2',
  ),
  same(
    'the figures of this equipment are those of numbered rows, each with its test',
    'Standard/light/improved/Proto AC, AP ammo',
    'same, precision ammo',
    'Acid SRM/LRM/MML',
    'MRM 10–40',
    'MRM with Apollo',
    'ATM 3–12',
    'Extended LRM',
    'Thunderbolt',
    'Ultra AC',
    'all ACs',
    'Machine gun array',
    'Gauss and other exploding weapons',
    'Flamers',
    'Energy weapons under water',
    'AMS',
    'Claw; lance',
    'Lance; spikes; retractable blade',
    'Shields',
    'Mace',
    'Talons',
    'MASC, supercharger, blue shield, radical heat sink',
    'Watchdog, Nova CEWS',
    'Armours: ABA, ferro-lamellor, reactive, reflective, impact, heat-dissipating',
    'CASE, CASE II',
  ),
];
