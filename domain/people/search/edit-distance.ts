/** How far two words are apart: as wholes, and the first from the nearest beginning of the second. */
export type EditDistance = { readonly whole: number; readonly prefix: number };

/**
 * Counts the letters to insert, remove, replace or swap with a neighbour to turn one word into another: the restricted
 * Damerau–Levenshtein distance. What is more than `max` apart counts as `max + 1`.
 *
 * @example
 * measureDistance('mrae', 'mare', 1); // { whole: 1, prefix: 1 }
 * measureDistance('mastrin', 'mastering', 1); // { whole: 2, prefix: 1 }
 */
export function measureDistance(typed: string, word: string, max: number): EditDistance {
  const far = max + 1;
  // A beginning of the word that is longer by more than `max` is further away than that.
  const columns = Math.min(word.length, typed.length + max);
  let before: number[] = [];
  let above = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        read(above, column) + 1,
        read(current, column - 1) + 1,
        read(above, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, read(before, column - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    // A swap reaches over one row, but never below the least of the row it skips.
    if (least > max) return { whole: far, prefix: far };
    before = above;
    above = current;
  }
  const whole = columns < word.length ? far : read(above, columns);
  return { whole: Math.min(whole, far), prefix: Math.min(...above, far) };
}

function read(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
