import type { AuditEvent } from '@tangent/contract/identity/backoffice-audit.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { useTranslation } from 'react-i18next';
import { useAuditLog } from '../../../api/identity/backoffice-audit.ts';
import { useActionTexts } from '../../../parts/backoffice/use-action-texts.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate, formatDateTime } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** Lists the actions on the account and its plan, with the reasons given by staff. */
export function ActionLog({ id }: { id: string }) {
  const { t } = useTranslation();
  const log = useAuditLog({ subject_kind: 'user', subject_id: id });
  const items = log.data?.pages[0]?.items ?? [];
  return (
    <Card title={t('backoffice.user.action_log')}>
      {log.isPending && <SkeletonRows count={2} />}
      {log.isError && !log.data && <LoadFailed error={log.error} onRetry={() => void log.refetch()} />}
      {log.data && items.length === 0 && <p className="text-ink-3">{t('backoffice.user.nothing')}</p>}
      <ul className="divide-y divide-line">
        {items.map((event) => (
          <ActionLine key={event.id} event={event} />
        ))}
      </ul>
    </Card>
  );
}

function ActionLine({ event: { action, actor_name, at, details } }: { event: AuditEvent }) {
  const { t, i18n } = useTranslation();
  const { describeAction } = useActionTexts();
  const texts = [details.reason, details.note];
  const notes = [...usePlanTexts(details), ...texts].filter((part) => typeof part === 'string' && part !== '');
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-fill-end">
      <span className="min-w-0">
        <span className="font-strong">{actor_name ?? t('backoffice.audit.machine')}</span> {describeAction(action)}
      </span>
      <time dateTime={at} className="code text-ink-2 max-sm:text-xs">
        {formatDateTime(at, i18n.language)}
      </time>
      {notes.length > 0 && <span className="col-span-full text-13 text-ink-2">{notes.join(' · ')}</span>}
    </li>
  );
}

/** Describes a change of plan: which plan, at what price and until when. */
function usePlanTexts({ plan, amount_cents, until }: AuditEvent['details']): string[] {
  const { t, i18n } = useTranslation();
  const known = PLANS.find((one) => one === plan);
  return [
    ...(known === undefined ? [] : [t(`plan.name.${known}`)]),
    ...(typeof amount_cents === 'number' ? [formatDollars(amount_cents, i18n.language)] : []),
    ...(typeof until === 'string' ? [t('backoffice.user.until', { date: formatDate(until, i18n.language) })] : []),
  ];
}
