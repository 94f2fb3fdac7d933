/** In a row, in two groups of five. */
const IN_GROUP = 5;
const SPACE = 10;
const RADIUS = 3.8;
const BETWEEN_GROUPS = 5;
/** Up to this many pips, each row has one group. */
const NARROW = 15;

/** Points as pips in groups of five. Lost ones come first, as players tick them off. */
export function Pips({ full, left }: { readonly full: number; readonly left: number }) {
  const all = Math.ceil(full);
  const gone = Math.max(0, all - Math.ceil(left));
  const inRow = all > NARROW ? 2 * IN_GROUP : IN_GROUP;
  const rows = Math.ceil(all / inRow);
  const width = inRow * SPACE + (inRow > IN_GROUP ? BETWEEN_GROUPS : 0);
  if (all === 0) return null;
  return (
    <svg
      class="pips"
      viewBox={`0 0 ${width} ${rows * SPACE}`}
      style={{ width: `${width / 20}em` }}
      aria-hidden="true"
    >
      <path class="pips-gone" d={circles(0, gone, inRow)} />
      <path class="pips-left" d={circles(gone, all, inRow)} />
    </svg>
  );
}

function circles(from: number, to: number, inRow: number): string {
  let path = '';
  for (let pip = from; pip < to; pip += 1) {
    const column = pip % inRow;
    const x = column * SPACE + (column >= IN_GROUP ? BETWEEN_GROUPS : 0) + SPACE / 2 - RADIUS;
    const y = Math.floor(pip / inRow) * SPACE + SPACE / 2;
    path += `M${x} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`;
  }
  return path;
}
