import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type TimelineEntry = {
  readonly key: string;
  readonly label: ReactNode;
  /** The date of the step, already as text. */
  readonly when?: ReactNode;
  readonly detail?: ReactNode;
  readonly state: 'done' | 'now' | 'next' | 'stopped';
};

const DOTS: Record<TimelineEntry['state'], string> = {
  done: 'bg-trace text-surface',
  now: 'bg-volt ring-3 ring-trace',
  next: 'ring-[1.5px] ring-inset ring-trace-next',
  stopped: 'bg-bad text-surface',
};

/** The steps of a release's timeline on one groove. `row` is horizontal on wide screens and vertical on phones. */
export function Timeline({ entries, row = false }: { entries: readonly TimelineEntry[]; row?: boolean }) {
  return (
    <ol className={clsx(row && 'sm:flex')}>
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          aria-current={entry.state === 'now' ? 'step' : undefined}
          className={clsx(
            'relative grid grid-cols-[1.75rem_1fr_auto] pb-4 last:pb-0',
            row && 'sm:block sm:flex-1 sm:pr-3 sm:pb-0',
          )}
        >
          <Groove entry={entry} last={index === entries.length - 1} row={row} />
          <div className="min-w-0">
            <div className="text-13 font-strong">{entry.label}</div>
            {entry.detail && <div className="mt-0.5 text-13 text-trace-2">{entry.detail}</div>}
          </div>
          {entry.when && (
            <div className={clsx('pl-3 text-right text-xs leading-4.5 text-trace-3', row && 'sm:pl-0 sm:text-left')}>
              {entry.when}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Groove({ entry, last, row }: { entry: TimelineEntry; last: boolean; row: boolean }) {
  return (
    <div className={clsx(row && 'sm:mb-2.5 sm:flex sm:items-center')} aria-hidden>
      <span
        className={clsx('relative z-1 mt-px grid size-4 shrink-0 place-items-center rounded-full', DOTS[entry.state])}
      >
        {entry.state === 'done' && <Check size={10} strokeWidth={3.5} />}
        {entry.state === 'stopped' && <X size={10} strokeWidth={3.5} />}
      </span>
      {!last && (
        <span
          className={clsx(
            'absolute top-3 left-1.75 h-full w-0.5',
            row && 'sm:static sm:-mr-3 sm:h-0.5 sm:w-auto sm:flex-1',
            entry.state === 'done' ? 'bg-trace' : 'bg-trace-line',
          )}
        />
      )}
    </div>
  );
}
