import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type BannerTone = 'info' | 'good' | 'warn' | 'bad';

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;
const TONES = {
  info: 'bg-info-soft text-info',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
} as const;

type BannerProps = {
  tone: BannerTone;
  /** The event. */
  title: ReactNode;
  /** The advice: what to do about it. */
  children?: ReactNode;
  action?: ReactNode;
};

/** A message inside the page. Errors are announced when they appear. */
export function Banner({ tone, title, children, action }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap gap-x-3 gap-y-2.5 rounded-card p-4',
        children ? 'items-start' : 'items-center',
        TONES[tone],
      )}
    >
      <Icon size={18} className="mt-px shrink-0" aria-hidden />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold">{title}</p>
        {children && <div className="mt-0.5 text-ink">{children}</div>}
      </div>
      {action && <div className="text-ink">{action}</div>}
    </div>
  );
}
