import type { AudioSeverity } from '@tangent/domain/release/audio-advice.ts';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaveform } from '../../api/upload.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatDuration } from '../text/format.ts';

/**
 * Builds the outline of the peaks as one closed path in a box from 0 to 1000 and -1 to 1: along the maxima, back along
 * the minima.
 */
function waveformOutline(min: readonly number[], max: readonly number[]): string {
  const count = Math.min(min.length, max.length);
  if (count === 0) return '';
  const x = (index: number) => ((index / Math.max(1, count - 1)) * 1000).toFixed(1);
  // A silent stretch is still a visible line.
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

/** A position in the track with advice about its sound. */
export type WaveformMark = { readonly ms: number; readonly severity: AudioSeverity };

type WaveformSliderProps = {
  uploadId: string;
  seconds: number;
  durationMs: number;
  marks?: readonly WaveformMark[];
  onSeek: (seconds: number) => void;
};

/** The new position for each key, from the current position and the duration. */
const KEYS: Readonly<Record<string, (seconds: number, total: number) => number>> = {
  ArrowRight: (seconds) => seconds + 5,
  ArrowUp: (seconds) => seconds + 5,
  ArrowLeft: (seconds) => seconds - 5,
  ArrowDown: (seconds) => seconds - 5,
  PageUp: (seconds) => seconds + 30,
  PageDown: (seconds) => seconds - 30,
  Home: () => 0,
  End: (_seconds, total) => total,
};

/** The waveform, to see the position and to jump by pointer or keys. */
export function WaveformSlider({ uploadId, seconds, durationMs, marks = [], onSeek }: WaveformSliderProps) {
  const { t } = useTranslation();
  const total = durationMs / 1000;
  const jump = (event: PointerEvent) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    onSeek(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * total);
  };
  const step = (event: KeyboardEvent) => {
    const target = KEYS[event.key]?.(seconds, total);
    if (target === undefined) return;
    event.preventDefault();
    onSeek(Math.min(total, Math.max(0, target)));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('upload.position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(total)}
      aria-valuenow={Math.round(seconds)}
      aria-valuetext={formatDuration(seconds * 1000)}
      onPointerDown={jump}
      onPointerMove={jump}
      onKeyDown={step}
      className="relative cursor-pointer touch-none rounded-[4px]"
    >
      <Shape uploadId={uploadId} played={total > 0 ? Math.min(1, seconds / total) : 0} />
      {marks.map(({ ms, severity }) => (
        <span
          key={`${severity}-${ms}`}
          aria-hidden
          style={{ left: `${Math.min(100, (ms / durationMs) * 100)}%` }}
          className={`pointer-events-none absolute inset-y-0 w-0.5 ${severity === 'problem' ? 'bg-bad' : 'bg-warn'}`}
        />
      ))}
    </div>
  );
}

function Shape({ uploadId, played }: { uploadId: string; played: number }) {
  const waveform = useWaveform(uploadId);
  // The same track may have two players on a page.
  const clip = useId();
  if (waveform.isPending) return <Skeleton className="h-12 w-full" />;
  const outline = waveform.data ? waveformOutline(waveform.data.min, waveform.data.max) : 'M0 -0.02H1000V0.02H0Z';
  return (
    <svg viewBox="0 -1 1000 2" preserveAspectRatio="none" className="block h-12 w-full" aria-hidden>
      <path d={outline} fill="var(--art-line, var(--line-strong))" />
      <clipPath id={clip}>
        <rect x="0" y="-1" width={played * 1000} height="2" />
      </clipPath>
      <path d={outline} fill="var(--ink)" clipPath={`url(#${clip})`} />
    </svg>
  );
}
