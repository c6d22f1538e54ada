import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Nothing can be paid out yet; the tab says what will be here. */
export function PayoutTab() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState title={t('account.payout.title')}>{t('account.payout.text')}</EmptyState>
    </Card>
  );
}
