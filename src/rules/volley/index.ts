export type { ShotAim, ShotCover, VolleyOptions, VolleyShot } from './shot.js';
export { calculateVolleyOdds, type IShotOdds, type IVolleyOdds } from './volley-odds.js';
