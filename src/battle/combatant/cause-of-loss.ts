/** Why a unit is out of the battle. */
export const CAUSES_OF_LOSS = [
  'head-destroyed',
  'center-torso-destroyed',
  'engine-destroyed',
  'pilot-killed',
  'cockpit-hit',
  'ammunition-explosion',
  'nowhere-to-go',
  'withdrawn',
  'hull-destroyed',
  'crew-killed',
  'fuel-explosion',
  'turret-blown-off',
  'sunk',
  'wiped-out',
  'torso-destroyed',
  'crashed',
  'hull-breached',
] as const;
export type CauseOfLoss = (typeof CAUSES_OF_LOSS)[number];
