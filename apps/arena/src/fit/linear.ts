/** Small dense systems of linear equations, by Cholesky's method. Matrices are square, symmetric, row by row. */

/** The lower triangle L with L Lᵀ = matrix. Throws unless the matrix is positive definite. */
export function cholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] as number;
      for (let k = 0; k < column; k++) sum -= (lower[row * size + k] as number) * (lower[column * size + k] as number);
      if (row !== column) lower[row * size + column] = sum / (lower[column * size + column] as number);
      else if (sum > 0) lower[row * size + row] = Math.sqrt(sum);
      else throw new Error(`the matrix is not positive definite at row ${row}`);
    }
  }
  return lower;
}

/** Solves L Lᵀ x = right. */
export function solve(lower: Float64Array, right: ArrayLike<number>): Float64Array {
  const size = right.length;
  const x = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let sum = x[row] as number;
    for (let k = 0; k < row; k++) sum -= (lower[row * size + k] as number) * (x[k] as number);
    x[row] = sum / (lower[row * size + row] as number);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = x[row] as number;
    for (let k = row + 1; k < size; k++) sum -= (lower[k * size + row] as number) * (x[k] as number);
    x[row] = sum / (lower[row * size + row] as number);
  }
  return x;
}

/** Adds the outer product of a vector with itself, times `factor`, to the lower triangle. */
export function addSquare(matrix: Float64Array, vector: Float64Array, factor: number): void {
  const size = vector.length;
  for (let row = 0; row < size; row++) {
    const scaled = factor * (vector[row] as number);
    const start = row * size;
    for (let column = 0; column <= row; column++)
      matrix[start + column] = (matrix[start + column] as number) + scaled * (vector[column] as number);
  }
}

/**
 * Standard errors of fitted weights. The positions of one game share its outcome, so they are no
 * independent witnesses: the gradients are summed game by game and only games count as independent
 * (the "sandwich" of the Hessian and the spread of these sums).
 *
 * `gradients` holds a vector for each game, `gradients[game * size + weight]`.
 */
export function clusteredErrors(lower: Float64Array, gradients: Float64Array, size: number): number[] {
  const squares = new Float64Array(size);
  for (let start = 0; start < gradients.length; start += size) {
    const moved = solve(lower, gradients.subarray(start, start + size));
    for (let i = 0; i < size; i++) squares[i] = (squares[i] as number) + (moved[i] as number) ** 2;
  }
  return Array.from(squares, Math.sqrt);
}
