import { clsx } from 'clsx';
import { MAP_FILLS } from './map-step.ts';

type MapLegendProps = { fewer: string; more: string; className?: string };

/** Explains the colours of a map. */
export function MapLegend({ fewer, more, className }: MapLegendProps) {
  return (
    <p className={clsx('num flex items-center gap-1 text-xs text-ink-3', className)}>
      <span className="mr-1">{fewer}</span>
      {MAP_FILLS.slice(1).map((fill) => (
        <span key={fill} aria-hidden className="h-2.5 w-8" style={{ background: fill }} />
      ))}
      <span className="ml-1">{more}</span>
    </p>
  );
}
