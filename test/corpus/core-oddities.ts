/** Why a case of the files with two editions is left out: by words of our own, each with what stands behind it. */
export const CORE_ODDITIES = {
  'stands-without-gyro': "a 'Mech without a gyro may stand up (unexplained, in both editions alike)",
  'bombast-laser': 'a Bombast laser is set to 8, 12 or 16 points in both editions (WE-17)',
  'tagged-unseen': 'indirect fire at a tagged target that nobody sees: the designator would have to',
  'thunderbolt-pod':
    'an iNarc pod makes Thunderbolts 1 truer in core alone; other missiles gain that in both editions',
  buildings: 'a line through buildings (unexplained, in both editions alike)',
  'inside-building': 'no blade reaches a target inside a building (since 2025)',
  'tripod-kick': 'a tripod kicks in spite of a damaged hip or a lost leg',
  'unexplained-kick': 'a kick is impossible (unexplained, in both editions alike)',
  'two-handed-club': 'a club in both hands counts lost actuators of each arm',
  'superheavy-in-water': 'a superheavy up to its hips in water has no cover against blows',
  'mace-without-hand': 'a mace is swung without a hand',
  'building-moves':
    'a way over roofs that here leads through walls: a step has one end here, roof or ground floor',
  'stands-on-lost-legs': 'a quad that has lost a leg stands up at a walk; here that is a run (MV-21)',
  'one-hex-run-in-water': 'a run of one hex out of water (unexplained, in both editions alike)',
  'checks-in-lost-locations':
    "the reference rolls for critical hits in a location that is gone, or in a 'Mech that is, and passes them inward",
  'industrial-checks': 'IndustrialMechs make rolls of their own: sealing, fuel, stalled engines',
  'hardened-on-the-other-side':
    'hardened armor counts against a critical hit only on the side that was struck; here on either',
  'lamellor-stops-single-points':
    'ferro-lamellor armor makes nothing of a single point; here a point is left',
  'pilot-rolls-last': 'the reference rolls for the pilot after the critical hits of the head; here before',
  'tripods-keep-the-old-table':
    'the reference leaves the punch table of tripods as it was; here it is mirrored',
  'levels-above-water':
    'a fall into water strikes its surface with all levels down to the bottom; here with those above it',
  'falls-on-special-armor': 'falls on armor that changes the damage, or asks for dice of its own',
} as const;

/** Where a case is compared and the answers differ: what each of the two does. */
export const CORE_DIFFERENCES = {
  'heat-after-damage':
    'the reference brings the heat of a hit after its damage, when the armor that keeps it out may be gone; here both at once',
  'acid-stops-at-the-structure':
    'an acid missile that finds less armor than it dissolves does nothing inside in the reference; here the rest goes through',
  'explosion-behind-case-ii':
    'after an explosion behind CASE II in a fall the reference rolls for each critical hit whether it counts, and for the crew at the end; here for the check, and for the crew at once',
  'second-pilot': 'the reference hurts the second pilot of a command console, and counts the first',
} as const;
export type CoreOddity = keyof typeof CORE_ODDITIES | keyof typeof CORE_DIFFERENCES;

export const isDifference = (reason: unknown): boolean =>
  typeof reason === 'string' && reason in CORE_DIFFERENCES;
