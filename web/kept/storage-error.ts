/**
 * Why the browser keeps nothing, or no more:
 * - `denied`: site data are blocked, or a private window allows none;
 * - `full`: no room left;
 * - `newer`: a newer page has changed the database, and this one has to be reloaded;
 * - `blocked`: another tab holds on to an older database, and has to be closed;
 * - `failed`: anything else.
 */
export type StorageTrouble = 'denied' | 'full' | 'newer' | 'blocked' | 'failed';

export class StorageError extends Error {
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.trouble = trouble;
  }
}

const TROUBLES: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'denied',
  // Firefox, if a setting forbids it.
  InvalidStateError: 'denied',
  NotAllowedError: 'denied',
};

export function storageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  const { name, message } = cause instanceof Error ? cause : new Error('the browser stopped');
  return new StorageError(TROUBLES[name] ?? 'failed', message || name, { cause });
}
