import type { PayoutDetail } from '@tangent/contract/money/backoffice-payout.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';

/** Lists every status change of a withdrawal, in order. */
export function HistoryCard({ history }: { history: PayoutDetail['history'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('payouts.history')}>
      <ol className="grid gap-3">
        {history.map(({ state, at, actor_name, details }) => (
          <li key={`${at} ${state}`} className="border-l-2 border-line-strong pl-3">
            <p className="font-strong">{t(`payouts.state.${state}`)}</p>
            <p className="text-13 text-ink-2">
              {formatDateTime(at, i18n.language)} · {actor_name ?? t('backoffice.audit.machine')}
            </p>
            {Object.keys(details).length > 0 && (
              <p className="code text-xs break-all text-ink-3">
                {Object.entries(details)
                  .filter(([, value]) => value !== null)
                  .map(([name, value]) => `${name}: ${value}`)
                  .join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
