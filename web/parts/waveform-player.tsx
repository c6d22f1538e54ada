import { Pause, Play } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { previewUrl, useWaveform } from '../api/upload.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { formatDuration } from './format.ts';
import { usePlayer } from './use-player.ts';
import { waveformOutline } from './waveform-shape.ts';

type WaveformPlayerProps = { uploadId: string; title: string; durationMs: number };

/** Listens into a track: one button, and the shape of the sound to jump in. */
export function WaveformPlayer({ uploadId, title, durationMs }: WaveformPlayerProps) {
  const { t } = useTranslation();
  const player = usePlayer(previewUrl(uploadId));
  const Icon = player.playing ? Pause : Play;
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3">
      <button
        type="button"
        aria-label={t(player.playing ? 'upload.pause' : 'upload.play', { title })}
        onClick={player.toggle}
        className="grid size-10 place-items-center rounded-full bg-ink text-paper hover:opacity-90"
      >
        <Icon size={17} fill="currentColor" aria-hidden />
      </button>
      <WaveformSlider uploadId={uploadId} seconds={player.seconds} durationMs={durationMs} onSeek={player.seek} />
      <span className="code text-ink-2">
        {formatDuration(player.seconds * 1000)} / {formatDuration(durationMs)}
      </span>
      {player.failed && (
        <p role="alert" className="col-span-3 text-13 text-bad">
          {t('upload.cannot_play')}
        </p>
      )}
    </div>
  );
}

type SliderProps = { uploadId: string; seconds: number; durationMs: number; onSeek: (seconds: number) => void };

/** Seconds that a key jumps. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5 };

/** The shape of the sound, to see where it is and to jump in. */
export function WaveformSlider({ uploadId, seconds, durationMs, onSeek }: SliderProps) {
  const { t } = useTranslation();
  const waveform = useWaveform(uploadId);
  const total = durationMs / 1000;
  if (waveform.isPending) return <Skeleton className="h-12 w-full" />;
  const outline = waveform.data ? waveformOutline(waveform.data.min, waveform.data.max) : 'M0 -0.02H1000V0.02H0Z';
  const played = total > 0 ? Math.min(1, seconds / total) * 1000 : 0;
  const jump = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    onSeek(((event.clientX - box.left) / box.width) * total);
  };
  const step = (event: KeyboardEvent) => {
    const change = STEPS[event.key];
    if (change === undefined) return;
    event.preventDefault();
    onSeek(Math.min(total, Math.max(0, seconds + change)));
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
      onKeyDown={step}
      className="cursor-pointer touch-none rounded-[4px]"
    >
      <svg viewBox="0 -1 1000 2" preserveAspectRatio="none" className="block h-12 w-full" aria-hidden>
        <path d={outline} fill="var(--art-line, var(--line-strong))" />
        <clipPath id={`played-${uploadId}`}>
          <rect x="0" y="-1" width={played} height="2" />
        </clipPath>
        <path d={outline} fill="var(--ink)" clipPath={`url(#played-${uploadId})`} />
      </svg>
    </div>
  );
}
