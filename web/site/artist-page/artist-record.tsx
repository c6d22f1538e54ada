import type { CSSProperties } from 'react';

/** The record in pixels of the wide page: its radius, the first groove, and how near the label the last one may come. */
const RECORD = { radius: 300, rim: 288, inner: 150, label: 138 } as const;
/** Between two grooves, where there is room for it. */
const PITCH = 9;
/** The rows beside the record: where their lines begin, and the height of each. */
const ROWS = { left: 752, line: 65, step: 68 } as const;
const step = (index: number) => ({ '--i': index }) as CSSProperties;

const pitchOf = (count: number) => Math.min(PITCH, (RECORD.rim - RECORD.inner) / Math.max(1, count - 1));

function listRadii(count: number): number[] {
  return Array.from({ length: count }, (_, index) => RECORD.rim - index * pitchOf(count));
}

/** The releases as a record: one groove for each, and the newest cover as its label. */
export function ArtistRecord({ count, cover }: { count: number; cover: string | null }) {
  const share = (radius: number) => ((radius * 50) / RECORD.radius).toFixed(2);
  return (
    <div className="relative aspect-square max-xl:-mr-3 max-xl:-mb-37.5 max-xl:ml-auto max-xl:w-82.5 md:max-xl:-mb-60 md:max-xl:w-130 xl:absolute xl:top-0 xl:left-0 xl:w-150">
      <i aria-hidden className="absolute top-0 left-1/2 w-screen border-t-2 border-ink xl:hidden" />
      <svg viewBox="0 0 100 100" className="crate size-full" aria-hidden>
        <circle cx="50" cy="50" r="50" fill="var(--hero-disc)" />
        <g fill="none" stroke="var(--hero-groove)" strokeWidth={((pitchOf(count) / PITCH) * 0.3).toFixed(2)}>
          {listRadii(count).map((radius) => (
            <circle key={radius} cx="50" cy="50" r={share(radius)} />
          ))}
        </g>
        <circle cx="50" cy="50" r={share(RECORD.label)} fill="var(--hero-label)" />
      </svg>
      {cover !== null && (
        <img
          src={cover}
          alt=""
          width="600"
          height="600"
          fetchPriority="high"
          className="absolute top-27/100 left-27/100 size-46/100 rounded-full object-cover"
        />
      )}
      <span className="absolute top-97/200 left-97/200 size-3/100 rounded-full bg-art-wash" />
    </div>
  );
}

/** Each of the outer grooves leaves the record and becomes the line under its release, on a wide screen. */
export function PeeledGrooves({ count, shown }: { count: number; shown: number }) {
  const centre = RECORD.radius;
  const curves = listRadii(count)
    .slice(0, shown)
    .map((radius, index) => {
      const [from, to] = [centre - radius, ROWS.line + index * ROWS.step];
      return `M${centre} ${from.toFixed(1)}C${(centre + radius * 1.15).toFixed(1)} ${from.toFixed(1)} 610 ${to} ${ROWS.left} ${to}`;
    });
  const draw = (stroke: string) =>
    curves.map((d, index) => <path key={d} d={d} pathLength="1" stroke={stroke} style={step(index)} />);
  return (
    <svg
      width={ROWS.left}
      height="690"
      viewBox={`0 0 ${ROWS.left} 690`}
      className="draw pointer-events-none absolute top-0 left-0 hidden overflow-visible xl:block"
      fill="none"
      strokeWidth="2"
      aria-hidden
    >
      <clipPath id="on-record">
        <circle cx={centre} cy={centre} r={centre} />
      </clipPath>
      {draw('var(--ink)')}
      <g clipPath="url(#on-record)">{draw('var(--record-label)')}</g>
    </svg>
  );
}
