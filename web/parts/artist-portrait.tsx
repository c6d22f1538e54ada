import { clsx } from 'clsx';

/** Artists are round, like records: until there is a picture, the first letter sits where the label is. */
export function ArtistPortrait({ name, className }: { name: string; className?: string }) {
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  return (
    <svg viewBox="0 0 100 100" className={clsx('shrink-0 rounded-full', className)} aria-hidden>
      <circle cx="50" cy="50" r="50" fill="var(--ink)" />
      {[46, 41, 36, 31].map((radius) => (
        <circle key={radius} cx="50" cy="50" r={radius} fill="none" stroke="var(--paper)" strokeOpacity=".22" />
      ))}
      <circle cx="50" cy="50" r="25" fill="var(--paper)" />
      <text x="50" y="59" textAnchor="middle" className="display" fontSize="27" fill="var(--ink)">
        {letter}
      </text>
    </svg>
  );
}
