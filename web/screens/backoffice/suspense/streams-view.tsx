import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrendSuspense } from '../../../api/insight/backoffice-trends.ts';
import type { SuspenseFilter } from '../../../api/money/backoffice-suspense.ts';
import { useDebounced } from '../../../parts/form/use-debounced.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { StreamGroup } from './stream-group.tsx';
import { SuspenseList } from './suspense-list.tsx';

/** Lists the streams of trends that have no known owner yet. */
export function StreamsView() {
  const { t, i18n } = useTranslation();
  const [filter, setFilter] = useState<SuspenseFilter>({ page: 1 });
  const found = useTrendSuspense(useDebounced(filter, 250));
  const { items = [], lines = 0, streams = 0 } = found.data ?? {};
  const number = (value: number) => formatNumber(value, i18n.language);
  const amount = t('sales.streams_of', { count: streams, streams: number(streams) });
  return (
    <SuspenseList
      found={found}
      filter={filter}
      onFilter={setFilter}
      searchLabel={t('sales.suspense.streams.search')}
      empty={{ title: t('sales.suspense.streams.empty.title'), text: t('sales.suspense.streams.empty.text') }}
      sum={t('sales.suspense.streams.sum', { amount, count: lines, lines: number(lines) })}
    >
      {items.map((group) => (
        <StreamGroup key={`${group.isrc} ${group.upc} ${group.store_id}`} group={group} />
      ))}
    </SuspenseList>
  );
}
