import type { RoyaltyMonth } from '@tangent/contract/money/royalty.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFraudCases } from '../../../api/insight/fraud-cases.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { findChargeCase } from './find-charge-case.ts';

type Charge = RoyaltyMonth['charges'][number];

/** Says whether a store took money off or gave it back. */
export function ChargeState({ charge: { amount_micros } }: { charge: Charge }) {
  const { t } = useTranslation();
  return amount_micros > 0 ? (
    <StatusPill tone="good">{t('royalty.month.state.back')}</StatusPill>
  ) : (
    <StatusPill tone="bad">{t('royalty.month.state.taken')}</StatusPill>
  );
}

/** Leads from a fine to the case about its streams, if there is one. */
export function ChargeCase({ charge, period }: { charge: Charge; period: string }) {
  return charge.kind === 'penalty' && charge.release !== null ? (
    <Case charge={charge} period={period} releaseId={charge.release.id} />
  ) : null;
}

function Case({ charge: { platform }, period, releaseId }: { charge: Charge; period: string; releaseId: string }) {
  const { t } = useTranslation();
  const cases = useFraudCases(releaseId).data?.pages.flatMap(({ items }) => items) ?? [];
  const found = findChargeCase(cases, { platform, period });
  if (found === undefined) return null;
  return (
    <Link to={APP_PATHS.fraud_case.replace(':id', found.id)} className="text-link">
      {t('royalty.charge.see')}
    </Link>
  );
}
