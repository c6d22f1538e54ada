/** A plain record, as wide as its place. More tracks have more grooves. */
export function Record({ tracks = 1 }: { tracks?: number }) {
  const grooves = Math.min(22, Math.max(11, tracks));
  const pitch = 25.5 / (grooves - 1);
  return (
    <svg viewBox="0 0 100 100" className="block w-full" aria-hidden>
      <circle cx="50" cy="50" r="50" fill="var(--disc)" />
      {Array.from({ length: grooves }, (_, index) => 47.5 - index * pitch).map((radius) => (
        <circle key={radius} cx="50" cy="50" r={radius} fill="none" stroke="var(--disc-groove)" strokeWidth=".5" />
      ))}
      <circle cx="50" cy="50" r="17" fill="var(--record-label)" />
      <circle cx="50" cy="50" r="1.7" fill="var(--disc)" />
    </svg>
  );
}
