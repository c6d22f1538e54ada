const WIDTH = 64;
const HEIGHT = 22;

/** The followers of the last weeks as a line; the words beside it say the same. */
export function FollowerLine({ history }: { history: readonly number[] }) {
  if (history.length < 2) return null;
  const [low, high] = [Math.min(...history), Math.max(...history)];
  const points = history.map((followers, week) => {
    const x = 2 + (week / (history.length - 1)) * (WIDTH - 4);
    const y = HEIGHT - 3 - ((followers - low) / Math.max(1, high - low)) * (HEIGHT - 6);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="shrink-0" aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
