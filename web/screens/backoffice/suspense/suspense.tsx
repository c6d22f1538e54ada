import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { MoneyView } from './money-view.tsx';
import { StreamsView } from './streams-view.tsx';

/** Lists money and streams without a known owner; staff assign them to a track. */
export function BackofficeSuspense() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'streams' ? 'streams' : 'money';
  const title = t(view === 'streams' ? 'sales.suspense.streams.title' : 'sales.suspense.title');
  const tabs = [
    { value: 'money', label: t('sales.suspense.money'), panel: <MoneyView /> },
    { value: 'streams', label: t('sales.streams'), panel: <StreamsView /> },
  ];
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <PageTitle below={<BackToSales />}>{title}</PageTitle>
      <Tabs label={title} tabs={tabs} value={view} onChange={(next) => setSearch({ view: next })} />
    </div>
  );
}

function BackToSales() {
  const { t } = useTranslation();
  return (
    <Link className="text-link" to={APP_PATHS.sales}>
      {t('sales.title')}
    </Link>
  );
}
