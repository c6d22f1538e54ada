import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { refreshUser } from '../../parts/account/refresh-user.ts';
import { Banner } from '../../ui/banner.tsx';

/** How the link of a mail to a new address ended; it leads here. Said once: the address of the page forgets it. */
export function EmailOutcome() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [outcome] = useState(() => search.get('email'));
  useEffect(() => {
    if (outcome === null) return;
    void refreshUser();
    const removeParam = (query: URLSearchParams) => {
      query.delete('email');
      return query;
    };
    setSearch(removeParam, { replace: true, preventScrollReset: true });
  }, [outcome, setSearch]);
  if (outcome === 'changed') return <Banner tone="good" title={t('account.email.changed')} />;
  if (outcome !== 'failed') return null;
  return (
    <Banner tone="bad" title={t('account.email.failed')}>
      {t('account.email.failed_text')}
    </Banner>
  );
}
