/** Input cannot be used. The message says what is wrong, where, and what to do. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
