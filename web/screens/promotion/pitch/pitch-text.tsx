import { measurePitch } from '@tangent/domain/promotion/playlist/check-pitch.ts';
import { PITCH_CHARS, SPOTIFY_PITCH_CHARS } from '@tangent/domain/promotion/playlist-limits.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';

type PitchTextProps = { value: string; error: string | undefined; onChange: (text: string) => void };

/** The text with its live counters: over our minimum, and whether Spotify's own form would take it too. */
export function PitchText({ value, error, onChange }: PitchTextProps) {
  const { t } = useTranslation();
  const { count, missing, spotify_left, left } = measurePitch(value);
  const share = (chars: number) => `${Math.min(100, (100 * chars) / PITCH_CHARS.max)}%`;
  return (
    <div className="grid gap-2">
      <TextareaField
        id="pitch-text"
        label={t('playlist.submit.text')}
        error={error}
        rows={8}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="relative h-1.5 bg-line" aria-hidden>
        <div className={clsx('h-full', left < 0 ? 'bg-bad' : 'bg-ink')} style={{ width: share(count) }} />
        {[PITCH_CHARS.min, SPOTIFY_PITCH_CHARS].map((mark) => (
          <span key={mark} className="absolute -top-1 h-3.5 w-px bg-ink-3" style={{ left: share(mark) }} />
        ))}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-13">
        <b className="num text-15 font-bold">{count}</b>
        {missing > 0 ? (
          <span className="text-ink-2">{t('playlist.submit.missing', { count: missing })}</span>
        ) : (
          <Good>{t('playlist.submit.over_min', { min: PITCH_CHARS.min })}</Good>
        )}
        {missing === 0 && spotify_left >= 0 && <Good>{t('playlist.submit.fits_spotify', { left: spotify_left })}</Good>}
        {spotify_left < 0 && (
          <span className="text-warn">{t('playlist.submit.over_spotify', { over: -spotify_left })}</span>
        )}
        <span className={clsx('ml-auto', left < 0 ? 'text-bad' : 'text-ink-2')}>
          {t('playlist.submit.max', { max: PITCH_CHARS.max })}
        </span>
      </p>
    </div>
  );
}

function Good({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1 text-good">
      <Check size={14} aria-hidden /> {children}
    </span>
  );
}
