/** Why a case of the files with two editions is left out: by words of our own, each with what stands behind it. */
export const CORE_ODDITIES = {
  'stands-without-gyro': "a 'Mech without a gyro may stand up (unexplained, in both editions alike)",
  'bombast-laser': 'a Bombast laser is set to 8, 12 or 16 points in both editions (WE-17)',
  'tagged-unseen': 'indirect fire at a tagged target that nobody sees: the designator would have to',
  'prone-tripod':
    'a tripod fires from the ground as in the corrections of December 2025, which total-warfare does not have',
  'thunderbolt-pod':
    'a homing pod guides Thunderbolts in core alone (their Narc loads are newer than our catalog)',
  buildings: 'a line through buildings (unexplained, in both editions alike)',
} as const;
export type CoreOddity = keyof typeof CORE_ODDITIES;
