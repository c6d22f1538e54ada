/** Moves labels that stand one below the other apart, none below `lowest`; each stays as near to its own place as their order allows. */
export function spreadLabels(
  positions: readonly number[],
  { apart, lowest }: { apart: number; lowest: number },
): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const spread = [...positions];
  for (const [rank, index] of order.entries()) {
    const above = order[rank - 1];
    if (above !== undefined) spread[index] = Math.max(spread[index] ?? 0, (spread[above] ?? 0) + apart);
  }
  let room = lowest;
  for (const index of order.reverse()) {
    spread[index] = Math.min(spread[index] ?? 0, room);
    room = (spread[index] ?? 0) - apart;
  }
  return spread;
}
