/** Whether a path is that of a force of MegaMek's. */
export const isMulPath = (path: string): boolean => /\.mul$/i.test(path);
