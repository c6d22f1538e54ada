import type { ReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../parts/text/format.ts';

type StoreBarsProps = { stores: ReleaseStats['stores'] };

/** So many stores have a row of their own before the rest is opened. */
const SHOWN = 5;

/** Streams by store: a bar as long as its number, and the day up to which the store has reported. */
export function StoreBars({ stores }: StoreBarsProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // One store more takes no more room than the row that would open it.
  const isFolded = !isOpen && stores.length > SHOWN + 1;
  const shown = isFolded ? stores.slice(0, SHOWN) : stores;
  const rest = stores.slice(shown.length);
  const largest = Math.max(1, ...stores.map(({ streams }) => streams));
  return (
    <>
      <ul aria-label={t('release.band.streams_by_store')} className="mt-5">
        {shown.map(({ store, streams, until }) => (
          <Row key={store.id} name={store.name} streams={streams} largest={largest} until={until} />
        ))}
      </ul>
      {rest.length > 0 && (
        <button type="button" className="tap text-link mt-1.5 text-13" onClick={() => setOpen(true)}>
          {t('release.band.other_stores', {
            count: rest.length,
            streams: formatNumber(
              rest.reduce((sum, { streams }) => sum + streams, 0),
              i18n.language,
            ),
          })}
        </button>
      )}
    </>
  );
}

type RowProps = { name: string; streams: number; largest: number; until: string };

function Row({ name, streams, largest, until }: RowProps) {
  const { t, i18n } = useTranslation();
  return (
    <li className="flex min-h-8.5 flex-wrap items-center gap-x-2.5 text-13 max-sm:py-1">
      <span className="w-28 shrink-0 truncate sm:w-36">{name}</span>
      <span className="h-2 flex-1 bg-line" aria-hidden>
        <span className="block h-full bg-ink" style={{ width: `${(streams / largest) * 100}%` }} />
      </span>
      <b className="num min-w-14 text-right font-bold">{formatNumber(streams, i18n.language)}</b>
      <span className="text-xs text-ink-3 max-sm:w-full sm:min-w-32 sm:text-right">
        {t('release.band.until', { date: formatDay(until, i18n.language) })}
      </span>
    </li>
  );
}
