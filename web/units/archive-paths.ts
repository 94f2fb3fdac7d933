/**
 * Unique paths for files that were dropped at different times and go into one archive. Archives that they came from
 * become folders.
 */
export function archivePaths(paths: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const plain = path.replaceAll(/\.zip\//gi, '/');
    const dot = plain.lastIndexOf('.');
    let own = plain;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) {
      own = `${plain.slice(0, dot)} (${number})${plain.slice(dot)}`;
    }
    taken.add(own.toLowerCase());
    return own;
  });
}
