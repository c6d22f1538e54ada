import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import type { RoyaltyCharge } from '@tangent/contract/money/royalty-charge.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { DisputePill } from '../../../parts/money/fine/dispute-pill.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';

/** Lists what the store charged for the streams of a case, and when we warned of them; nothing without a fine. */
export function CaseFines({ found: { fines, opened_at, is_own } }: { found: FraudCaseDetail }) {
  const { t, i18n } = useTranslation();
  if (fines.length === 0) return null;
  return (
    <Card title={t('watch.fine.title')} isRegion>
      <p className="mb-2 text-ink-2">{t('watch.fine.warned', { date: formatDate(opened_at, i18n.language) })}</p>
      <ul className="grid gap-2">
        {fines.map((fine) => (
          <li key={fine.transaction_id}>
            <Fine fine={fine} isOwn={is_own} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One fine with the state of its dispute. Only the owner can open its line, and dispute it there. */
function Fine({ fine, isOwn }: { fine: RoyaltyCharge; isOwn: boolean }) {
  const { t, i18n } = useTranslation();
  const { transaction_id, amount_micros, track, period, posted_at, dispute, returned_micros, returned_at } = fine;
  const values = {
    amount: formatMicroDollars(Math.abs(amount_micros), i18n.language),
    track: track.title || t('release.untitled'),
    month: formatPeriod(period, i18n.language),
    date: formatDate(posted_at, i18n.language),
  };
  const name = t(amount_micros > 0 ? 'watch.fine.back' : 'watch.fine.one', values);
  const line = `${APP_PATHS.royalties}?view=entries&entry=${transaction_id}`;
  const isOpen = isOwn && dispute === null && amount_micros + returned_micros < 0;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isOwn ? (
        <Link to={line} className="text-link">
          {name}
        </Link>
      ) : (
        name
      )}
      <DisputePill dispute={dispute} returned_on={returned_at} />
      {isOpen && (
        <Link to={line} className="text-link">
          {t('watch.fine.dispute')}
        </Link>
      )}
    </span>
  );
}
