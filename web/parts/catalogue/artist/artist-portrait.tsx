import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getFormatLocale } from '../../../texts/load-texts.ts';

type ArtistPortraitProps = {
  name: string;
  /** Address of a square picture; if it is missing or fails to load, the initial is shown. */
  src?: string | null;
  className?: string;
};

/** The round picture of an artist, like a record: without a picture, the initial is in the place of the label. */
export function ArtistPortrait({ name, src = null, className }: ArtistPortraitProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src !== null && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setBroken(src)}
        className={clsx('shrink-0 rounded-full bg-sunken object-cover', className)}
      />
    );
  }
  return <Letter name={name} className={className} />;
}

function Letter({ name, className }: { name: string; className: string | undefined }) {
  const { i18n } = useTranslation();
  const letter = [...name.trim()][0]?.toLocaleUpperCase(getFormatLocale(i18n)) ?? '';
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
