import { WEBHOOK_LOG_DAYS } from '@tangent/domain/events/webhook-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWebhooks } from '../../../../api/events/webhook.ts';
import { Upsell } from '../../../../parts/money/plan/upsell.tsx';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EntrySkeleton } from '../entry-skeleton.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** Lists the addresses that receive events of the account, which are part of the paid plans. */
export function WebhooksCard() {
  const { t } = useTranslation();
  const isIncluded = useCapability('webhooks');
  const webhooks = useWebhooks();
  const [isOpen, setOpen] = useState(false);
  const { items = [], max = 0, is_paused = false } = webhooks.data ?? {};
  const isFull = webhooks.isSuccess && items.length >= max;
  return (
    <Card
      title={t('webhook.title')}
      isRegion={isIncluded}
      action={
        isIncluded &&
        webhooks.isSuccess && (
          <Button size="small" disabled={isFull} onClick={() => setOpen(true)}>
            {t('webhook.new')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {isIncluded && (
          <p className="leading-relaxed text-ink-2">
            {t('webhook.text')}{' '}
            <a href="/v1/docs#receiving-webhooks" className="text-link">
              {t('webhook.docs')}
            </a>
          </p>
        )}
        {is_paused && items.length > 0 && (
          <Banner tone="warn" title={t('webhook.paused')}>
            {t('webhook.paused_text', { days: WEBHOOK_LOG_DAYS })}
          </Banner>
        )}
        <Upsell capability="webhooks" />
        {webhooks.isPending && <EntrySkeleton count={1} />}
        {webhooks.isError && <LoadFailed error={webhooks.error} onRetry={() => void webhooks.refetch()} />}
        {isIncluded && webhooks.isSuccess && (
          <p className="text-13 text-ink-3">
            {t(isFull ? 'webhook.full' : 'webhook.count', { used: items.length, max })}
          </p>
        )}
      </div>
      {isIncluded && webhooks.isSuccess && items.length === 0 && (
        <div className="mt-3 rounded-control bg-sunken p-4">
          <p className="font-bold">{t('webhook.empty.title')}</p>
          <p className="mt-0.5 text-ink-2">{t('webhook.empty.text')}</p>
        </div>
      )}
      <ul className="mt-1 divide-y divide-line">
        {items.map((endpoint) => (
          <WebhookRow key={endpoint.id} endpoint={endpoint} />
        ))}
      </ul>
      <WebhookDialog open={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}
