import { useId } from 'react';
import { useWaveform } from '../../../api/catalogue/upload.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

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

type WaveformProps = {
  uploadId: string;
  /** The part that was played, from 0 to 1. */
  played?: number;
  /** A stretch to point out, each end from 0 to 1. */
  marked?: { readonly from: number; readonly to: number };
};

/** The shape of a recording, for those who see it. */
export function Waveform({ uploadId, played = 0, marked }: WaveformProps) {
  const waveform = useWaveform(uploadId);
  // The same track may have two players on a page.
  const clip = useId();
  if (waveform.isPending) return <Skeleton className="h-12 w-full" />;
  const outline = waveform.data ? waveformOutline(waveform.data.min, waveform.data.max) : 'M0 -0.02H1000V0.02H0Z';
  const part = marked ?? { from: 0, to: played };
  const [x, width] = [part.from * 1000, (part.to - part.from) * 1000];
  return (
    <svg viewBox="0 -1 1000 2" preserveAspectRatio="none" className="block h-12 w-full" aria-hidden>
      {marked && <rect x={x} y="-1" width={width} height="2" fill="var(--volt)" />}
      <path d={outline} fill="var(--art-line, var(--line-strong))" />
      <clipPath id={clip}>
        <rect x={x} y="-1" width={width} height="2" />
      </clipPath>
      <path d={outline} fill={marked ? 'var(--on-volt)' : 'var(--ink)'} clipPath={`url(#${clip})`} />
    </svg>
  );
}
