import type { RoyaltyEntryDetail } from '@tangent/contract/money/royalty-entry.ts';
import { isCharge } from '@tangent/domain/money/royalty/line-kind.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFraudCases } from '../../../api/insight/fraud-cases.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { findChargeCase } from './find-charge-case.ts';

type EntryProps = { entry: RoyaltyEntryDetail };

/** Says of a fine or a fee who bears it, and of a fine when we warned of the streams behind it. */
export function ChargeNote({ entry }: EntryProps) {
  const { t } = useTranslation();
  const { kind, amount_micros, platform } = entry;
  if (!isCharge(kind)) return null;
  const name = amount_micros > 0 ? ('back' as const) : kind;
  return (
    <Banner
      tone={name === 'back' ? 'info' : 'warn'}
      title={t(`royalty.charge.${name}_title`, { store: platform.name })}
    >
      <p>{t(`royalty.charge.${name}_text`)}</p>
      {name === 'penalty' && entry.release !== null && <Warning entry={entry} releaseId={entry.release.id} />}
    </Banner>
  );
}

/** The earliest case with findings in the month of the fine, at the same store. */
function Warning({ entry: { platform, period, source }, releaseId }: EntryProps & { releaseId: string }) {
  const { t, i18n } = useTranslation();
  const cases = useFraudCases(releaseId).data?.pages.flatMap(({ items }) => items) ?? [];
  const found = findChargeCase(cases, { platform, period });
  if (found === undefined) return null;
  const [warned, posted] = [found.opened_at, source.posted_at].map((at) => formatDate(at, i18n.language));
  return (
    <p className="mt-2">
      {found.opened_at < source.posted_at && `${t('royalty.charge.warned', { warned, posted })} `}
      <Link to={APP_PATHS.fraud_case.replace(':id', found.id)} className="text-link">
        {t('royalty.charge.see')}
      </Link>
    </p>
  );
}
