/** Input that cannot be used: says what, where, and what to do. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
