/** Returns a system error's code. Undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your quota of the disk is used up',
  EIO: 'the disk reports an error',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links form a loop',
};

/**
 * Describes a system error in words, with its code.
 * @throws {unknown} the error itself, if it is not a system error
 */
export function systemReason(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) throw error;
  return REASONS[code] === undefined ? code : `${REASONS[code]} (${code})`;
}
