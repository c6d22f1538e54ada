import type { WebhookEndpoint } from '@tangent/contract/events/webhook.ts';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_LOG_DAYS } from '@tangent/domain/events/webhook-limits.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useWebhook } from '../../../../api/events/webhook.ts';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { formatDateTime, formatInstant } from '../../../../parts/text/format.ts';
import { APP_PATHS } from '../../../../site/app-paths.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { MessageLog } from './message-log.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { useLastResult } from './webhook-row.tsx';
import { WebhookState } from './webhook-state.tsx';

/** One endpoint: its state, what can be done with it, and its log of 30 days. */
export function WebhookScreen() {
  const { id = '' } = useParams();
  const { data, isPending, isError, error, refetch } = useWebhook(id);
  if (isPending) return <SkeletonRows count={6} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <Webhook endpoint={data} />;
}

function Webhook({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const lastResult = useLastResult(endpoint);
  const facts = [t('webhook.events_count', { count: endpoint.events.length }), lastResult];
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <>
            <Link to={APP_PATHS.account} className="text-link">
              {t('webhook.back')}
            </Link>
            <WebhookState endpoint={endpoint} />
          </>
        }
        below={facts.filter((fact) => fact !== null).join(' · ')}
        actions={<WebhookActions endpoint={endpoint} />}
      >
        <span className="text-part break-all">{endpoint.url}</span>
      </PageTitle>
      <Notices endpoint={endpoint} />
      <MessageLog endpoint={endpoint} />
    </div>
  );
}

/** Why nothing is sent, and how long two secrets sign. */
function Notices({ endpoint: { off_reason, off_at, old_secret_ends_at } }: { endpoint: WebhookEndpoint }) {
  const { t, i18n } = useTranslation();
  const isIncluded = useCapability('webhooks');
  const numbers = { days: WEBHOOK_LOG_DAYS, failing_days: WEBHOOK_FAILING_DAYS };
  return (
    <>
      {!isIncluded && (
        <Banner tone="warn" title={t('webhook.paused')}>
          {t('webhook.paused_text', numbers)}
        </Banner>
      )}
      {off_reason !== null && off_at !== null && (
        <Banner
          tone={off_reason === 'by_owner' ? 'info' : 'bad'}
          title={t(`webhook.off.${off_reason}`, { ...numbers, date: formatInstant(off_at, i18n.language) })}
        >
          {t('webhook.off_next')}
        </Banner>
      )}
      {old_secret_ends_at !== null && new Date(old_secret_ends_at) > new Date() && (
        <Banner
          tone="info"
          title={t('webhook.both_sign', { time: formatDateTime(old_secret_ends_at, i18n.language) })}
        />
      )}
    </>
  );
}
