import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type GridStore = {
  readonly key: string;
  readonly name: string;
  readonly mark?: ReactNode;
  /** `live`: listeners hear it; `bad`: something is wrong; `later`: on its way. */
  readonly tone: 'live' | 'bad' | 'later' | 'gone';
  readonly text: ReactNode;
  readonly notes?: readonly string[];
  readonly action?: ReactNode;
};

const LINES: Record<GridStore['tone'], string> = {
  live: 'border-ink before:bg-ink',
  bad: 'border-bad before:bg-bad',
  later: 'border-dashed border-line-strong before:hidden',
  gone: 'border-dotted border-line-strong before:hidden',
};

/** Notes up to this length fit beside the others. */
const SHORT = 48;

/** Stores side by side, each below its own line: solid where the release is live, dashed while it is on its way. */
export function StoreGrid({ label, stores }: { label: string; stores: readonly GridStore[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-x-5 md:grid-cols-3 xl:grid-cols-4">
      {stores.map(({ key, name, mark, tone, text, notes = [], action }) => (
        <li
          key={key}
          className={clsx(
            'relative mt-1 flex min-h-16.5 min-w-0 items-start gap-1 border-t-2 pt-2 pb-3.5 before:absolute before:-top-1.5 before:left-0 before:size-2.5 before:rounded-full',
            LINES[tone],
            // Sentences need more than a narrow column.
            notes.join('').length > SHORT && 'col-span-2',
          )}
        >
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <b className="font-strong wrap-anywhere">{name}</b>
              {mark}
            </p>
            <p className={clsx('text-13', tone === 'bad' ? 'font-medium text-bad' : 'text-ink-2')}>{text}</p>
            {notes.map((note) => (
              <p key={note} className="mt-0.5 text-13 wrap-anywhere text-ink-2">
                {note}
              </p>
            ))}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
