import type { WebhookEndpoint } from '@tangent/contract/events/webhook.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../../../parts/text/format.ts';
import { APP_PATHS } from '../../../../site/app-paths.ts';
import { WebhookState } from './webhook-state.tsx';

/** One endpoint: its address, its state and its last result; the row leads to its log. */
export function WebhookRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const lastResult = useLastResult(endpoint);
  const facts = [
    t('webhook.events_count', { count: endpoint.events.length }),
    lastResult,
    endpoint.undelivered > 0 ? t('webhook.undelivered', { count: endpoint.undelivered }) : null,
  ];
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to={APP_PATHS.webhook.replace(':id', endpoint.id)}
          className="font-medium break-all after:absolute after:inset-0"
        >
          {endpoint.url}
        </Link>
        <p className="mt-0.5 text-13 break-words text-ink-3">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      <WebhookState endpoint={endpoint} />
    </li>
  );
}

/** The last delivery, or since when none succeeds; null before the first attempt. */
export function useLastResult({ failing_since, last_delivered_at }: WebhookEndpoint): string | null {
  const { t, i18n } = useTranslation();
  if (failing_since !== null) return t('webhook.failing_since', { time: formatDateTime(failing_since, i18n.language) });
  if (last_delivered_at === null) return null;
  return t('webhook.last_delivered', { time: formatDateTime(last_delivered_at, i18n.language) });
}
