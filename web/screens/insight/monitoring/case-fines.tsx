import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import type { RoyaltyCharge } from '@tangent/contract/money/royalty-charge.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRoyaltyCharges } from '../../../api/money/royalty.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';

/** Lists what the store charged for the streams of a case, and when we warned of them; nothing without a fine. */
export function CaseFines({ found }: { found: FraudCaseDetail }) {
  const { t, i18n } = useTranslation();
  const charges = useRoyaltyCharges({ release: found.release.id, platform: found.store.id }, found.is_own);
  const fines = (charges.data?.items ?? []).filter((charge) => isOfCase(charge, found));
  if (fines.length === 0) return null;
  return (
    <Card title={t('watch.fine.title')} isRegion>
      <p className="mb-2 text-ink-2">{t('watch.fine.warned', { date: formatDate(found.opened_at, i18n.language) })}</p>
      <ul className="grid gap-2">
        {fines.map((fine) => (
          <li key={fine.transaction_id}>
            <Fine fine={fine} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Fine({ fine }: { fine: RoyaltyCharge }) {
  const { t, i18n } = useTranslation();
  const { transaction_id, amount_micros, track, period, posted_at } = fine;
  const values = {
    amount: formatMicroDollars(Math.abs(amount_micros), i18n.language),
    track: track.title || t('release.untitled'),
    month: formatPeriod(period, i18n.language),
    date: formatDate(posted_at, i18n.language),
  };
  return (
    <Link to={`${APP_PATHS.royalties}?view=entries&entry=${transaction_id}`} className="text-link">
      {t(amount_micros > 0 ? 'watch.fine.back' : 'watch.fine.one', values)}
    </Link>
  );
}

/** The fine is for the streams of a month in which the case has findings. */
function isOfCase({ kind, period }: RoyaltyCharge, { first_day, last_day }: FraudCaseDetail): boolean {
  return kind === 'penalty' && period >= first_day.slice(0, 7) && period <= last_day.slice(0, 7);
}
