import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** `live` is volt and means now; a colour never appears without its word. */
export type PillTone = 'live' | 'good' | 'info' | 'warn' | 'bad' | 'quiet';

const TONES: Record<PillTone, string> = {
  live: 'bg-volt text-on-volt',
  good: 'bg-good-soft text-good',
  info: 'bg-info-soft text-info',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  quiet: 'bg-sunken text-ink-2',
};

export function StatusPill({ tone, children }: { tone: PillTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-5 items-center rounded-full px-2 text-2xs font-strong whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
