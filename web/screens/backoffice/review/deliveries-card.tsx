import { useTranslation } from 'react-i18next';
import { type Review, useRetryDelivery } from '../../../api/distribution/review.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { DeliveryTable } from '../../../parts/distribution/delivery/delivery-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** Shows the status of a decided release at its stores. */
export function DeliveriesCard({ deliveries }: Pick<Review, 'deliveries'>) {
  const { t } = useTranslation();
  return (
    <Card title={t('store.stores')}>
      <DeliveryTable deliveries={deliveries} action={(delivery) => <RetryButton delivery={delivery} />} />
    </Card>
  );
}

/** Retries a refused or failed delivery, or one whose store is stopped. */
function RetryButton({ delivery }: { delivery: Review['deliveries'][number] }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const retry = useRetryDelivery();
  const stuck = delivery.state === 'refused' || delivery.state === 'failed' || delivery.reason_code !== null;
  if (!stuck || delivery.state === 'live') return null;
  return (
    <Button
      size="small"
      busy={retry.isPending}
      aria-label={t('review.retry_store', { store: delivery.store_name })}
      onClick={() =>
        retry.mutate(delivery.id, {
          onSuccess: () => toast('good', t('review.retried', { store: delivery.store_name })),
          onError: (error) => toast('bad', getErrorText(i18n, error)),
        })
      }
    >
      {t('review.retry')}
    </Button>
  );
}
