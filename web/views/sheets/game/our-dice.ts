/** The last byte below which every face is as likely as the others. */
const FAIR = 252;

export function ourDie(): number {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] as number) >= FAIR);
  return ((byte[0] as number) % 6) + 1;
}
