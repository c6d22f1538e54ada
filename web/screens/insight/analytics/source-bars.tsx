import type { Figure } from '@tangent/contract/insight/analytics.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { ShareBar } from './share-bar.tsx';

export type BarRow = {
  readonly key: string;
  readonly name: ReactNode;
  readonly streams: Figure;
  /** Streams that are not counted. */
  readonly flagged: number;
};

/** Rows of a name, a bar beside the largest row, the streams and their change. */
export function SourceBars({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const largest = Math.max(1, ...rows.map(({ streams }) => streams.value));
  return (
    <ul aria-label={label} className="min-w-0">
      {rows.map(({ key, name, streams, flagged }) => (
        <li
          key={key}
          className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto_4rem] items-center gap-x-4 border-b border-line py-2 last:border-0 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_7rem_4.5rem]"
        >
          <span className="min-w-0 font-strong wrap-anywhere" dir="auto">
            {name}
          </span>
          <span className="max-sm:order-1 max-sm:col-span-full max-sm:mt-1.5">
            <ShareBar part={streams.value / largest} />
          </span>
          <span className="num text-right">
            {number(streams.value)}
            <span className="sr-only"> {t('analytics.figure.streams')}</span>
            {flagged > 0 && (
              <span className="block text-xs text-bad">
                {t('dashboard.flagged.beside', { streams: number(flagged) })}
              </span>
            )}
          </span>
          <span className="text-right">
            <FigureChange figure={streams} className="text-13" />
          </span>
        </li>
      ))}
    </ul>
  );
}
