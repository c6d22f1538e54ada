/** Small changes to immutable lists. */

export function replaceAt<Item>(list: readonly Item[], index: number, change: Partial<Item>): Item[] {
  return list.map((item, position) => (position === index ? { ...item, ...change } : item));
}

export function removeAt<Item>(list: readonly Item[], index: number): Item[] {
  return list.filter((_, position) => position !== index);
}

/** Moves an item one place up (-1) or down (+1); at the ends nothing happens. */
export function moveItem<Item>(list: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const [moved, target] = [list[index], index + by];
  if (moved === undefined || target < 0 || target >= list.length) return list;
  const rest = removeAt(list, index);
  return [...rest.slice(0, target), moved, ...rest.slice(target)];
}
