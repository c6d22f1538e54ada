import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SuspenseFilter, useSuspense } from '../../../api/money/backoffice-suspense.ts';
import { useDebounced } from '../../../parts/form/use-debounced.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { MoneyGroup } from './money-group.tsx';
import { SuspenseList } from './suspense-list.tsx';

/** Lists the money of reports that has no known owner yet. */
export function MoneyView() {
  const { t, i18n } = useTranslation();
  const [filter, setFilter] = useState<SuspenseFilter>({ page: 1 });
  const found = useSuspense(useDebounced(filter, 250));
  const { items = [], lines = 0, gross_micros = 0 } = found.data ?? {};
  const amount = formatMicroDollars(gross_micros, i18n.language);
  return (
    <SuspenseList
      found={found}
      filter={filter}
      onFilter={setFilter}
      searchLabel={t('sales.suspense.search')}
      empty={{ title: t('sales.suspense.empty.title'), text: t('sales.suspense.empty.text') }}
      sum={t('sales.suspense.sum', { amount, count: lines, lines: formatNumber(lines, i18n.language) })}
    >
      {items.map((group) => (
        <MoneyGroup key={JSON.stringify(group.key)} group={group} />
      ))}
    </SuspenseList>
  );
}
