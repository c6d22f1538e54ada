type Groove = { readonly key: string; readonly value: number; readonly isMain: boolean };

/** Radii in hundredths of the width: the outermost groove, the label, and the least groove that can be seen. */
const RIM = 47;
const LABEL = 15;
const GAP = 1.2;
const THINNEST = 0.5;

/**
 * A record with one groove per value, the first one at the rim, each as wide as its value is large. The same values are
 * beside it as text.
 */
export function GrooveRecord({ grooves, className }: { grooves: readonly Groove[]; className?: string }) {
  const total = grooves.reduce((sum, { value }) => sum + value, 0);
  const room = RIM - LABEL - GAP * (grooves.length + 1) - THINNEST * grooves.length;
  let edge = RIM;
  const rings = grooves.map(({ key, value, isMain }) => {
    const width = THINNEST + (total === 0 ? 0 : (value / total) * room);
    const radius = edge - width / 2;
    edge -= width + GAP;
    return { key, width, radius, isMain };
  });
  return (
    <svg viewBox="0 0 100 100" aria-hidden className={className}>
      <circle cx="50" cy="50" r="50" fill="var(--record)" />
      {rings.map(({ key, width, radius, isMain }) => (
        <circle
          key={key}
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          stroke={isMain ? 'var(--volt)' : 'var(--record-groove)'}
          strokeWidth={width}
        />
      ))}
      <circle cx="50" cy="50" r={LABEL} fill="var(--record-label)" />
      <circle cx="50" cy="50" r="1.6" fill="var(--record)" />
    </svg>
  );
}
