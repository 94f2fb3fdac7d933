/**
 * The inverse of a symmetric matrix whose quadratic form is positive, by Cholesky's method.
 * @throws {RangeError} if it is not
 */
export function inverseOf(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const at = (rows: readonly Float64Array[], row: number, column: number): number =>
    (rows[row] as Float64Array)[column] as number;
  const lower = matrix.map((row) => new Float64Array(row.length));
  for (let row = 0; row < size; row += 1) {
    const own = lower[row] as Float64Array;
    for (let column = 0; column <= row; column += 1) {
      const other = lower[column] as Float64Array;
      let rest = at(matrix, row, column);
      for (let step = 0; step < column; step += 1) rest -= (own[step] as number) * (other[step] as number);
      if (row !== column) own[column] = rest / (other[column] as number);
      else if (rest > 0) own[column] = Math.sqrt(rest);
      else throw new RangeError(`the matrix has no inverse: row ${row} follows from those before it`);
    }
  }
  // Columns of the inverse of the lower factor, kept as rows.
  const inner = matrix.map((row) => new Float64Array(row.length));
  for (let column = 0; column < size; column += 1) {
    const own = inner[column] as Float64Array;
    for (let row = column; row < size; row += 1) {
      const line = lower[row] as Float64Array;
      let rest = row === column ? 1 : 0;
      for (let step = column; step < row; step += 1) rest -= (line[step] as number) * (own[step] as number);
      own[row] = rest / (line[row] as number);
    }
  }
  const inverse = matrix.map((row) => new Float64Array(row.length));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = 0;
      for (let step = row; step < size; step += 1) sum += at(inner, row, step) * at(inner, column, step);
      (inverse[row] as Float64Array)[column] = sum;
      (inverse[column] as Float64Array)[row] = sum;
    }
  }
  return inverse;
}
