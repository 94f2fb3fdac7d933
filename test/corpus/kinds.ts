/** Kinds of units in the corpus that are no 'Mechs, by what their Battle Values have in common. */
export const GROUND_KINDS = ['Tank', 'Naval', 'VTOL', 'Gun Emplacement', 'Handheld Weapon'] as const;
export const TROOP_KINDS = ['BattleArmor', 'Infantry', 'ProtoMek'] as const;
export const SMALL_CRAFT_KINDS = ['AeroSpaceFighter', 'Conventional Fighter', 'Small Craft'] as const;
export const LARGE_CRAFT_KINDS = ['Dropship', 'Jumpship', 'Warship', 'Space Station'] as const;
