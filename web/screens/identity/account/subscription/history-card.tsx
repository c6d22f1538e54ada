import type { PlanEvent } from '@tangent/contract/money/plan.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../parts/text/format.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { Card } from '../../../../ui/card.tsx';

/** Lists the events of the plan, newest first. */
export function HistoryCard({ history }: { history: readonly PlanEvent[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('subscription.history.title')}>
      {history.length === 0 && <p className="leading-relaxed text-ink-2">{t('subscription.history.empty')}</p>}
      <ol className="divide-y divide-line">
        {history.map((event) => (
          <EventLine key={`${event.at} ${event.change}`} event={event} />
        ))}
      </ol>
    </Card>
  );
}

function EventLine({ event: { change, plan, amount_cents, at } }: { event: PlanEvent }) {
  const { t, i18n } = useTranslation();
  const facts = [
    formatDateTime(at, i18n.language),
    amount_cents === null ? null : formatDollars(amount_cents, i18n.language),
  ];
  return (
    <li className="py-2.5">
      <p className="break-words">{t(`subscription.change.${change}`, { plan: t(`plan.name.${plan}`) })}</p>
      <p className="mt-0.5 text-13 text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
