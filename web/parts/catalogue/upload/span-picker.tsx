import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { useEffect } from 'react';
import { useWaveform } from '../../../api/catalogue/upload.ts';
import { previewUrl } from '../../../api/catalogue/upload-urls.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatDuration } from '../../text/format.ts';
import { PlayButton } from './play-button.tsx';
import { type Player, usePlayer } from './use-player.ts';

export type Waveform = { min: number[]; max: number[] };

type SpanPickerProps = {
  sound: Upload;
  title: string;
  /** Length of the span, and the last second at which it can start. */
  length: number;
  last: number;
  start: number;
  label: string;
  /** Says beside the player what it repeats. */
  note: string;
  onStart: (seconds: number) => void;
};

/** A span of a recording on its waveform, moved by pointer or keys; the player repeats it. */
export function SpanPicker({ sound, title, length, last, start, label, note, onStart }: SpanPickerProps) {
  const waveform = useWaveform(sound.id);
  const duration = (sound.audio?.duration_ms ?? 0) / 1000;
  const end = Math.min(duration, start + length);
  const player = usePlayer(previewUrl(sound.id));
  const { seconds, playing, seek } = player;
  useEffect(() => {
    const isOutside = seconds < start - 0.5 || seconds >= end;
    if (playing && isOutside) seek(start);
  }, [playing, seconds, start, end, seek]);
  const span = `${formatDuration(start * 1000)} – ${formatDuration(end * 1000)}`;
  return (
    <div className="grid gap-4">
      <div className="relative h-48 rounded-control bg-lcd pt-9 pb-9 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
        <Ticks duration={duration} />
        {waveform.isPending && <Skeleton className="h-full w-full" />}
        {waveform.data && <Bars waveform={waveform.data} from={start / duration} to={end / duration} />}
        <SpanFrame from={start / duration} to={Math.min(1, end / duration)} span={span} />
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={start}
          aria-label={label}
          aria-valuetext={span}
          onChange={(event) => onStart(Number(event.target.value))}
          className="absolute inset-0 h-full w-full cursor-ew-resize opacity-0"
        />
      </div>
      <SpanPlayer player={player} title={title} note={note} duration={duration} />
    </div>
  );
}

type SpanPlayerProps = { player: Player; title: string; note: string; duration: number };

function SpanPlayer({ player, title, note, duration }: SpanPlayerProps) {
  return (
    <div className="flex items-center gap-3">
      <PlayButton title={title} playing={player.playing} onToggle={player.toggle} size="large" />
      <span className="text-13 text-ink-2">{note}</span>
      <span className="code ml-auto">
        <strong className="text-lg">{formatDuration(player.seconds * 1000)}</strong> / {formatDuration(duration * 1000)}
      </span>
    </div>
  );
}

const TICKS = 6;

/** Times along the waveform; the first and the last stand inside it. */
function Ticks({ duration }: { duration: number }) {
  return (
    <p className="code pointer-events-none absolute inset-x-3 bottom-2 flex justify-between text-lcd-ink-2" aria-hidden>
      {Array.from({ length: TICKS }, (_, i) => (
        <span key={i.toString()} className={i % 2 === 1 ? 'max-sm:hidden' : undefined}>
          {formatDuration((1000 * duration * i) / (TICKS - 1))}
        </span>
      ))}
    </p>
  );
}

function SpanFrame({ from, to, span }: { from: number; to: number; span: string }) {
  return (
    <div
      className="pointer-events-none absolute top-7 bottom-8 min-w-3 rounded-sm border border-volt bg-volt/15"
      style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }}
    >
      {/* Towards the end the label hangs to the left, so that it stays inside. */}
      <span
        className={`code absolute bottom-full rounded-sm bg-volt px-1.5 whitespace-nowrap text-on-volt ${from > 0.5 ? '-right-px' : '-left-px'}`}
      >
        {span}
      </span>
      <span className="absolute top-1/2 -left-1 h-7 w-2 -translate-y-1/2 rounded-bar bg-volt" />
      <span className="absolute top-1/2 -right-1 h-7 w-2 -translate-y-1/2 rounded-bar bg-volt" />
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
  // A quiet mix fills the height too: here the shape matters, not the level.
  const highest = Math.max(...bars.map(({ high }) => high));
  return (
    <svg viewBox={`0 -1 ${count} 2`} preserveAspectRatio="none" className="block h-full w-full" aria-hidden>
      {bars.map(({ at, high }) => {
        const isInside = at / count >= from && at / count <= to;
        return (
          <rect
            key={at}
            x={at + 0.2}
            y={-high / highest}
            width="0.6"
            height={(2 * high) / highest}
            fill={isInside ? 'var(--volt)' : '#7d857d'}
          />
        );
      })}
    </svg>
  );
}
