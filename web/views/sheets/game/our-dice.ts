/** The limit below which bytes give every face the same chance. */
const FAIR = 252;

export function ourDie(): number {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] as number) >= FAIR);
  return ((byte[0] as number) % 6) + 1;
}
