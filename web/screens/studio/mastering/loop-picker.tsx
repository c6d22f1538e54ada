import type { Upload } from '@tangent/contract/upload.ts';
import { PREVIEW_LOOP_SECONDS } from '@tangent/domain/limits.ts';
import { findLastLoopStart } from '@tangent/domain/mastering/check-mastering.ts';
import { Pause, Play, Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { previewUrl, useWaveform } from '../../../api/upload.ts';
import { formatDuration } from '../../../parts/text/format.ts';
import { type Player, usePlayer } from '../../../parts/upload/use-player.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type LoopPickerProps = { mix: Upload; start: number; onStart: (seconds: number) => void };
type Waveform = { min: number[]; max: number[] };

/** The preview loop of 15 seconds on the waveform, by pointer or keys, and the mix to listen to (S2-127). */
export function LoopPicker({ mix, start, onStart }: LoopPickerProps) {
  const { t } = useTranslation();
  const waveform = useWaveform(mix.id);
  const duration = (mix.audio?.duration_ms ?? 0) / 1000;
  const last = findLastLoopStart(mix.audio?.duration_ms ?? 0);
  const player = usePlayer(previewUrl(mix.id));
  const { seconds, playing, seek } = player;
  useEffect(() => {
    const isOutside = seconds < start - 0.5 || seconds >= start + PREVIEW_LOOP_SECONDS;
    if (playing && isOutside) seek(start);
  }, [playing, seconds, start, seek]);
  const span = `${formatDuration(start * 1000)} – ${formatDuration((start + PREVIEW_LOOP_SECONDS) * 1000)}`;
  return (
    <Card
      title={t('mastering.loop.title')}
      isRegion
      action={
        <Button size="small" tone="quiet" onClick={() => onStart(findLoudest(waveform.data, duration, last))}>
          <Sparkles size={15} aria-hidden /> {t('mastering.loop.loudest')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <div className="relative h-40 rounded-[8px] bg-[#0b0f0c] px-2 pt-8 pb-2">
          {waveform.isPending && <Skeleton className="h-full w-full" />}
          {waveform.data && (
            <Bars waveform={waveform.data} from={start / duration} to={(start + PREVIEW_LOOP_SECONDS) / duration} />
          )}
          <input
            type="range"
            min={0}
            max={last}
            step={1}
            value={start}
            aria-label={t('mastering.loop.start')}
            aria-valuetext={span}
            onChange={(event) => onStart(Number(event.target.value))}
            className="absolute inset-0 h-full w-full cursor-ew-resize opacity-0 focus-visible:opacity-100"
          />
          <span className="code pointer-events-none absolute top-2 left-3 rounded-[4px] bg-volt px-1.5 text-on-volt">
            {span}
          </span>
        </div>
        <LoopPlayer player={player} title={mix.filename} duration={duration} />
      </div>
    </Card>
  );
}

function LoopPlayer({ player, title, duration }: { player: Player; title: string; duration: number }) {
  const { t } = useTranslation();
  const Icon = player.playing ? Pause : Play;
  return (
    <div className="flex items-center gap-3">
      <button
        type="button"
        aria-label={t(player.playing ? 'upload.pause' : 'upload.play', { title })}
        onClick={player.toggle}
        className="grid size-11 place-items-center rounded-full bg-ink text-paper hover:opacity-90"
      >
        <Icon size={18} fill="currentColor" aria-hidden />
      </button>
      <span className="text-13 text-ink-2">{t('mastering.loop.lead')}</span>
      <span className="code ml-auto">
        {formatDuration(player.seconds * 1000)} / {formatDuration(duration * 1000)}
      </span>
    </div>
  );
}

function Bars({ waveform: { min, max }, from, to }: { waveform: Waveform; from: number; to: number }) {
  const count = Math.min(180, max.length);
  const bars = Array.from({ length: count }, (_, i) => {
    const first = Math.floor((i * max.length) / count);
    const end = Math.max(first + 1, Math.floor(((i + 1) * max.length) / count));
    const high = Math.max(...max.slice(first, end), ...min.slice(first, end).map((value) => -value), 0.01);
    return { at: i, high };
  });
  return (
    <svg viewBox={`0 -1 ${count} 2`} preserveAspectRatio="none" className="block h-full w-full" aria-hidden>
      {bars.map(({ at, high }) => {
        const isInside = at / count >= from && at / count <= to;
        return (
          <rect
            key={at}
            x={at + 0.2}
            y={-high}
            width="0.6"
            height={2 * high}
            fill={isInside ? 'var(--volt)' : '#7d857d'}
          />
        );
      })}
    </svg>
  );
}

/** The start of the 15 seconds with the most sound. */
function findLoudest(waveform: Waveform | undefined, duration: number, last: number): number {
  if (!waveform || duration === 0) return 0;
  const perSecond = waveform.max.length / duration;
  let best = { start: 0, sum: -1 };
  for (let start = 0; start <= last; start++) {
    const part = waveform.max.slice(
      Math.floor(start * perSecond),
      Math.floor((start + PREVIEW_LOOP_SECONDS) * perSecond),
    );
    const sum = part.reduce((total, value) => total + value * value, 0);
    if (sum > best.sum) best = { start, sum };
  }
  return best.start;
}
