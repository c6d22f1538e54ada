import type { AudioSeverity } from '@tangent/domain/catalogue/release/audio-advice.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../text/format.ts';
import { Waveform } from './waveform.tsx';

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
      className="relative cursor-pointer touch-none rounded-sm"
    >
      <Waveform uploadId={uploadId} played={total > 0 ? Math.min(1, seconds / total) : 0} />
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
