/** Rows of the digest of the new book that no test has in its title, and why. */
export interface OtherRow {
  readonly rows: readonly string[];
  /** The same in every edition here, or something that no battle plays yet; or tested by the rows that it refers to. */
  readonly status: 'same' | 'not playable' | 'covered';
  readonly why: string;
  /** These, each with a test of its own. */
  readonly by?: readonly string[];
}

const same = (why: string, ...rows: readonly string[]): OtherRow => ({ rows, status: 'same', why });
const notPlayable = (why: string, ...rows: readonly string[]): OtherRow => ({
  rows,
  status: 'not playable',
  why,
});

const covered = (row: string, ...by: readonly string[]): OtherRow => ({
  rows: [row],
  status: 'covered',
  why: `by ${by.join(', ')}`,
  by,
});

export const OTHER_ROWS: readonly OtherRow[] = [
  same('a gunner beside whom another spots pays nothing for it in any edition', 'EQ-12'),
  notPlayable(
    'the digest of the old book knows no search for a club, so that there is none to make easier: limbs lie where they fell, and are taken with the move',
    'IN-5',
    'PH-24',
  ),
  notPlayable('ammunition is not dumped in battles', 'IN-8'),
  notPlayable('no map has a minefield, and mines are not laid', 'IN-9'),
  same('phases have one name each', 'IN-10'),
  covered('Heavy-duty gyro', 'CR-2', 'PS-2', 'PS-9', 'PS-15', 'PS-18'),
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
  same('a network may have any shape', 'C3-6'),
  notPlayable('the catalog has no caseless rounds for rotary autocannons, nor has any unit file', 'WE-3'),
  notPlayable('no weapon fires at a hex, so that an Apollo saturates none', 'WE-9'),
  same('they slip sideways as in the older book', 'VTOL, WiGE, hover'),
  notPlayable('aircraft do not fight on the map', 'Aerospace'),
  same(
    'what they share with others has rows of its own: TH-1, TH-4, TH-8, AR-1; what only they do is unchanged',
    'Battle armour',
    'ProtoMechs',
  ),
  covered('Tripods', 'MV-11', 'PS-3', 'PS-20'),
  covered("Superheavy 'Mechs", 'EX-7', 'TH-6', 'PS-18'),
  notPlayable('LAMs do not fly', 'LAMs'),
  same('the digest knows no change', 'Environment, weather, light, gravity'),
  covered('Edge on a knock-out', 'PI-1'),
  notPlayable('Edge is not spent on jams in battles', 'Edge on AC jam'),
  covered('Maneuvering Ace (skid −1)', 'MV-1'),
  same(
    'the roll that is changed has a row of its own; what the quirk or ability adds is the same',
    'Reinforced / Weak Legs',
    'Heavy Lifter, Zweihander, Dodge, Sniper, Range Master, Oblique Attacker (−1 on artillery base), Forward Observer, Sandblaster, Cluster Hitter',
    'Weapon quirks (Accurate, cooling, Ammo Feed, Static Feed …)',
    'Animal Mimicry, quad −2',
  ),
  covered('Standard/light/improved/Proto AC, AP ammo', 'TH-8', 'WE-5', 'CR-4'),
  covered('same, precision ammo', 'WE-6'),
  covered('Acid SRM/LRM/MML', 'CL-4', 'AR-12', 'WE-7', 'BV-6'),
  covered('MRM 10–40', 'TH-9', 'CL-1'),
  covered('MRM with Apollo', 'TH-10', 'CL-2'),
  covered('ATM 3–12', 'CL-11', 'WE-10'),
  covered('Extended LRM', 'CL-12', 'WE-11'),
  covered('Ultra AC', 'WE-1'),
  covered('all ACs', 'CR-1', 'WE-4'),
  covered('Machine gun array', 'CL-3', 'WE-13'),
  covered('Gauss and other exploding weapons', 'EX-6'),
  covered('Flamers', 'HT-5', 'WE-14'),
  covered('Energy weapons under water', 'UW-3'),
  covered('AMS', 'CL-8', 'CL-9', 'CL-10'),
  covered('Claw; lance', 'PH-4', 'PH-5'),
  covered('Lance; spikes; retractable blade', 'PH-16', 'PH-21'),
  covered('Shields', 'TH-7', 'PH-17', 'PH-19'),
  covered('Mace', 'PS-23'),
  covered('Talons', 'PH-22'),
  covered('MASC, supercharger, blue shield, radical heat sink', 'EQ-1', 'EQ-2'),
  covered('Watchdog, Nova CEWS', 'EQ-10'),
  covered(
    'Armours: ABA, ferro-lamellor, reactive, reflective, impact, heat-dissipating',
    ...['AR-1', 'AR-2', 'AR-3', 'AR-4', 'AR-5', 'AR-6', 'AR-7', 'AR-8', 'AR-9', 'AR-11', 'AR-12'],
  ),
  covered('CASE, CASE II', 'EX-2', 'EX-3'),
];
