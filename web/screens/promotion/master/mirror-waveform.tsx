import type { MasteringReport } from '@tangent/contract/promotion/mastering.ts';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../parts/text/format.ts';
import type { Span } from './ab-player.ts';

const BARS = 220;

type MirrorWaveformProps = {
  report: MasteringReport;
  seconds: number;
  /** The part that repeats. */
  loop: Span | null;
  onSeek: (seconds: number) => void;
};

/** The original above and the master below the middle, to see what changed and to jump. */
export function MirrorWaveform({ report, seconds, loop, onSeek }: MirrorWaveformProps) {
  const { t } = useTranslation();
  const total = report.duration_ms / 1000;
  const [above, below] = [report.before, report.after].map(({ waveform }) => listHeights(waveform));
  return (
    <div className="relative h-60 rounded-control bg-lcd py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <svg viewBox={`0 -1 ${BARS} 2`} preserveAspectRatio="none" className="block h-full w-full" aria-hidden>
        {loop !== null && (
          <rect
            x={(loop.start / total) * BARS}
            y="-1"
            width={((loop.end - loop.start) / total) * BARS}
            height="2"
            fill="#fff"
            opacity="0.12"
          />
        )}
        {above?.map((height, i) => (
          <rect key={`a${i.toString()}`} x={i + 0.2} y={-height} width="0.6" height={height} fill="#7d857d" />
        ))}
        {below?.map((height, i) => (
          <rect key={`b${i.toString()}`} x={i + 0.2} y="0" width="0.6" height={height} fill="var(--volt)" />
        ))}
      </svg>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-2 w-0.5 bg-white"
        style={{ left: `${(100 * seconds) / total}%` }}
      />
      <span className="code pointer-events-none absolute top-3 left-3 rounded-sm bg-lcd-key px-1.5 text-lcd-ink">
        A {t('mastering.compare.original')}
      </span>
      <span className="code pointer-events-none absolute bottom-3 left-3 rounded-sm bg-volt px-1.5 text-on-volt">
        B {t('mastering.compare.master')}
      </span>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(total))}
        value={Math.floor(seconds)}
        aria-label={t('upload.position')}
        aria-valuetext={formatDuration(seconds * 1000)}
        onChange={(event) => onSeek(Number(event.target.value))}
        className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
      />
    </div>
  );
}

function listHeights(waveform: readonly (readonly [number, number])[]): number[] {
  return Array.from({ length: BARS }, (_, i) => {
    const from = Math.floor((i * waveform.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((i + 1) * waveform.length) / BARS));
    return waveform.slice(from, to).reduce((most, [low, high]) => Math.max(most, high, -low), 0.01);
  });
}
