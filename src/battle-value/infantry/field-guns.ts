import type { Infantry, OtherMount } from '../../units/index.js';

/** The field guns of a platoon and their rounds. */
export const fieldGear = ({ equipment }: Infantry): readonly OtherMount[] => equipment.filter(isFieldGear);

export const hasFieldGuns = ({ equipment }: Infantry): boolean =>
  equipment.some((mount) => isFieldGear(mount) && mount.item?.kind === 'weapon');

const FIELD_GUNS = 'FGUN';
const isFieldGear = ({ location }: OtherMount) => location === FIELD_GUNS;
