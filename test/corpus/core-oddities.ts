/** Why a case of the files with two editions is left out: by words of our own, each with what stands behind it. */
export const CORE_ODDITIES = {
  'stands-without-gyro': "a 'Mech without a gyro may stand up (unexplained, in both editions alike)",
} as const;
export type CoreOddity = keyof typeof CORE_ODDITIES;
