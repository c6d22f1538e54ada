/** How far two words are apart: as wholes, and the first from the nearest beginning of the second. */
export type EditDistance = { readonly whole: number; readonly prefix: number };

/** Three rows of the table of distances, for words up to this length: made once, since thousands are compared. */
const ROW_LENGTH = 128;
const ROWS = [new Uint16Array(ROW_LENGTH), new Uint16Array(ROW_LENGTH), new Uint16Array(ROW_LENGTH)] as const;

/**
 * Counts the letters to insert, remove, replace or swap with a neighbour to turn one word into another: the restricted
 * Damerau–Levenshtein distance. What is more than `max` apart counts as `max + 1`; so do words of more than a hundred
 * letters.
 *
 * @example
 * measureDistance('mrae', 'mare', 1); // { whole: 1, prefix: 1 }
 * measureDistance('mastrin', 'mastering', 1); // { whole: 2, prefix: 1 }
 */
export function measureDistance(typed: string, word: string, max: number): EditDistance {
  const far = max + 1;
  // A beginning of the word that is longer by more than `max` is further away than that.
  const columns = Math.min(word.length, typed.length + max);
  if (columns >= ROW_LENGTH || word.length < typed.length - max) return { whole: far, prefix: far };
  let [before, above, current]: [Uint16Array, Uint16Array, Uint16Array] = [...ROWS];
  for (let column = 0; column <= columns; column += 1) above[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    // A swap reaches over one row, but never below the least of the row it skips.
    if (fillRow(typed, word, row, columns, [before, above, current]) > max) return { whole: far, prefix: far };
    [before, above, current] = [above, current, before];
  }
  let prefix = far;
  for (let column = 0; column <= columns; column += 1) prefix = Math.min(prefix, above[column] ?? far);
  return { whole: columns < word.length ? far : Math.min(above[columns] ?? far, far), prefix };
}

/** Fills a row of the table, and returns the least distance in it. */
function fillRow(
  typed: string,
  word: string,
  row: number,
  columns: number,
  [before, above, current]: readonly [Uint16Array, Uint16Array, Uint16Array],
): number {
  const letter = typed.charCodeAt(row - 1);
  const previous = row > 1 ? typed.charCodeAt(row - 2) : -1;
  current[0] = row;
  let least = row;
  let left = row;
  for (let column = 1; column <= columns; column += 1) {
    const other = word.charCodeAt(column - 1);
    let cost = Math.min((above[column] ?? 0) + 1, left + 1, (above[column - 1] ?? 0) + (letter === other ? 0 : 1));
    if (previous === other && column > 1 && letter === word.charCodeAt(column - 2))
      cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    current[column] = cost;
    left = cost;
    if (cost < least) least = cost;
  }
  return least;
}
