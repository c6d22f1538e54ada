import { countDaysLeft, type ReleaseContext } from './release-context.ts';

const GROOVES = Array.from({ length: 13 }, (_, index) => 47.5 - (index * 25.5) / 12);
/** The record is this far out of its sleeve when a campaign starts at its earliest. */
const DAYS_INSIDE = 14;

const ARTWORK = 'relative aspect-square h-auto w-21/25 rounded-sleeve bg-art-card shadow-sleeve xl:z-1 xl:size-120';

/** The cover, with the record that leaves it as the release comes nearer. */
export function Stage({ context }: { context: ReleaseContext }) {
  const { page, title, texts } = context;
  const out = page.state === 'live' ? 1 : Math.max(0, 1 - countDaysLeft(context) / DAYS_INSIDE);
  return (
    <div className="relative flex xl:size-120" style={{ '--out': out.toFixed(2) } as React.CSSProperties}>
      <Disc label={texts.t('link.side', { title, artist: page.artist })} />
      {page.cover_path === null ? (
        <div className={ARTWORK} />
      ) : (
        <img
          className={ARTWORK}
          src={page.cover_path}
          alt={texts.t('link.cover', { title })}
          width="600"
          height="600"
          fetchPriority="high"
        />
      )}
    </div>
  );
}

function Disc({ label }: { label: string }) {
  return (
    <svg
      className="absolute top-1/20 right-0 h-9/10 w-auto xl:top-5.5 xl:right-auto xl:left-[calc(202px+104px*var(--out,1))] xl:h-109"
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <circle cx="50" cy="50" r="50" fill="var(--disc)" />
      <g fill="none" stroke="var(--groove)" strokeWidth=".4">
        {GROOVES.map((radius) => (
          <circle key={radius} cx="50" cy="50" r={radius.toFixed(2)} />
        ))}
      </g>
      <circle cx="50" cy="50" r="17" fill="var(--art-wash)" />
      <path id="label" d="M50 38.2a11.8 11.8 0 1 1-.1 0" fill="none" />
      <text fontSize="3.1" fontWeight="640" fill="var(--ink)">
        <textPath href="#label">{label.length > 42 ? `${label.slice(0, 40)}…` : label}</textPath>
      </text>
      <circle cx="50" cy="50" r="1.7" fill="var(--disc)" />
    </svg>
  );
}
