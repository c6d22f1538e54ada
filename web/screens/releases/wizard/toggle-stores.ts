/** The chosen stores with some put in or taken out; the order of the rest stays. */
export function toggleStores(chosen: readonly string[], ids: readonly string[], on: boolean): string[] {
  const others = chosen.filter((id) => !ids.includes(id));
  return on ? [...chosen, ...ids.filter((id) => !chosen.includes(id))] : others;
}
