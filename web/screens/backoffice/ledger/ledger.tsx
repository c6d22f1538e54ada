import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { CheckCard } from './check-card.tsx';
import { LedgerMonths } from './ledger-months.tsx';
import { OwedStatements } from './owed-statements.tsx';
import { RatesCard } from './rates-card.tsx';
import { StoreMonths } from './store-months.tsx';

/** Shows the ledger: what stores owe and paid, exchange rates, months, and whether everything adds up. */
export function BackofficeLedger() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { value: 'stores', label: t('books.tab.stores'), panel: <StoreMonths /> },
    { value: 'payments', label: t('books.tab.payments'), panel: <OwedStatements /> },
    { value: 'rates', label: t('books.tab.rates'), panel: <RatesCard /> },
    { value: 'months', label: t('books.tab.months'), panel: <LedgerMonths /> },
    { value: 'check', label: t('books.tab.check'), panel: <CheckCard /> },
  ];
  const view = tabs.find(({ value }) => value === search.get('view'))?.value ?? 'stores';
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <PageTitle>{t('books.title')}</PageTitle>
      <Tabs label={t('books.title')} tabs={tabs} value={view} onChange={(next) => setSearch({ view: next })} />
    </div>
  );
}
