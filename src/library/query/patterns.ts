/** Returns a test for a text, ignoring case. `*` matches anything. */
export function pattern(wanted: string): (text: string) => boolean {
  const lower = wanted.toLowerCase();
  if (!lower.includes('*')) return (text) => text.toLowerCase() === lower;
  const parts = lower.split('*');
  const first = parts[0] as string;
  const last = parts[parts.length - 1] as string;
  const between = parts.slice(1, -1);
  return (text) => {
    const plain = text.toLowerCase();
    if (plain.length < first.length + last.length) return false;
    if (!plain.startsWith(first) || !plain.endsWith(last)) return false;
    // The leftmost match of each part leaves the most room for the next.
    let at = first.length;
    for (const part of between) {
      const found = plain.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= plain.length - last.length;
  };
}
