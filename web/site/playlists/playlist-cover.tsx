/** Pairs of a ground and a shape. */
const COLOURS = [
  ['#21336b', '#f2a23a'],
  ['#0e3b33', '#7fe3a7'],
  ['#c9dfe8', '#2b5a78'],
  ['#e6e2f5', '#6a4be0'],
  ['#7a1f45', '#ff7a45'],
  ['#f2cf3b', '#d8402b'],
] as const;

/** A cover drawn from the name of a playlist: covers of others are not ours to copy. */
export function PlaylistCover({ name, className }: { name: string; className: string }) {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const [ground, shape] = COLOURS[hash % COLOURS.length] ?? COLOURS[0];
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <rect width="40" height="40" fill={ground} />
      {hash % 3 === 0 && <circle cx="20" cy="20" r="11" fill="none" stroke={shape} strokeWidth="5" />}
      {hash % 3 === 1 && <path d="M0 40 14 18l8 9 9-13 9 26z" fill={shape} />}
      {hash % 3 === 2 &&
        [8, 15, 22, 29].map((x, bar) => (
          <rect key={x} x={x} y={12 + ((hash >> bar) % 9)} width="4" height={20 - ((hash >> bar) % 9)} fill={shape} />
        ))}
    </svg>
  );
}
