/** Returns the values of a query as one text each: of a name that occurs several times the first one. */
export function firstValues(query: unknown): Record<string, string> {
  const pairs = Object.entries(query as Record<string, string | string[]>);
  return Object.fromEntries(pairs.map(([name, value]) => [name, Array.isArray(value) ? (value[0] ?? '') : value]));
}
