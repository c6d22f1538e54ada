type Listed = readonly { readonly id: string }[];

/**
 * Merges the order of tracks after both sides may have moved, added and removed some. If one side moved tracks, its
 * order applies; if both did so differently, the local order applies and a conflict is reported. A track that one side
 * added comes after its neighbour.
 */
export function mergeTrackOrder(
  base: Listed,
  local: Listed,
  remote: Listed,
): { ids: readonly string[]; conflict: boolean } {
  const [before, here, there] = [listIds(base), listIds(local), listIds(remote)];
  const movedHere = !isSameOrder(before, here);
  const movedThere = !isSameOrder(before, there);
  const [first, second] = movedThere && !movedHere ? [there, here] : [here, there];
  return { ids: insertMissing(first, second), conflict: movedHere && movedThere && !isSameOrder(here, there) };
}

function listIds(list: Listed): readonly string[] {
  return list.map(({ id }) => id);
}

/** Whether the ids that both lists contain have the same order. */
function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  const inB = new Set(b);
  const inA = new Set(a);
  const [commonA, commonB] = [a.filter((id) => inB.has(id)), b.filter((id) => inA.has(id))];
  return commonA.every((id, index) => id === commonB[index]);
}

function insertMissing(into: readonly string[], from: readonly string[]): readonly string[] {
  const ids = [...into];
  for (const [index, id] of from.entries()) {
    if (ids.includes(id)) continue;
    const neighbour = from[index - 1];
    ids.splice(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, id);
  }
  return ids;
}
