import type { StaffFineDispute } from '@tangent/contract/money/fine-dispute.ts';
import { useTranslation } from 'react-i18next';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { formatPeriod } from '../../insight/period-text.ts';

type Fine = Pick<StaffFineDispute, 'amount_micros' | 'platform' | 'track' | 'period'>;

/** Returns a function that names a fine: amount, store, track and month. */
export function useFineFact() {
  const { t, i18n } = useTranslation();
  return ({ amount_micros, platform, track, period }: Fine) =>
    t('backoffice.fines.fact', {
      amount: formatMicroDollars(-amount_micros, i18n.language),
      store: platform.name,
      track: track.title || t('royalty.unknown_track'),
      month: formatPeriod(period, i18n.language),
    });
}
