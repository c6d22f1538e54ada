/** Peaks as one closed outline in a box from 0 to 1000 and -1 to 1: along the highest, back along the lowest. */
export function waveformOutline(min: readonly number[], max: readonly number[]): string {
  const count = Math.min(min.length, max.length);
  if (count === 0) return '';
  const x = (index: number) => ((index / Math.max(1, count - 1)) * 1000).toFixed(1);
  // A silent stretch is still a line one can see.
  const top = Array.from(
    { length: count },
    (_, index) => `${x(index)} ${(-Math.max(max[index] ?? 0, 0.012)).toFixed(3)}`,
  );
  const bottom = Array.from(
    { length: count },
    (_, index) => `${x(index)} ${Math.max(-(min[index] ?? 0), 0.012).toFixed(3)}`,
  );
  return `M${top.join('L')}L${bottom.reverse().join('L')}Z`;
}
