export const GYRO_TYPES = ['standard', 'xl', 'compact', 'heavy-duty', 'superheavy', 'none'] as const;
export type GyroType = (typeof GYRO_TYPES)[number];
