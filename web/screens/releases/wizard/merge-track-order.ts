type Listed = readonly { readonly id: string }[];

/**
 * The order of tracks after both sides may have moved, added and removed some. Moved on one side only: that side's order.
 * Moved to different orders on both: the order here, told as a conflict. What one side added stands behind its neighbour.
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

/** Whether those that both lists have stand in the same order. */
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
