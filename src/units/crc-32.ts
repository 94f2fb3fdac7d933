const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? POLYNOMIAL : 0);
  return remainder;
});

/** Returns the checksum that zip archives store for each file. */
export function crc32(bytes: Uint8Array): number {
  let remainder = -1;
  for (let place = 0; place < bytes.length; place += 1) {
    remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ (bytes[place] ?? 0)) & 0xff] ?? 0);
  }
  return ~remainder >>> 0;
}
