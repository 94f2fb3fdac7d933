export {
  armWeaponLevels,
  mayFlipArms,
  mayTurnAbout,
  type TurningUnit,
  torsoTwistSteps,
} from './torso-and-arms.js';
