import type { RoyaltyHold } from '@tangent/contract/royalty.ts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Banner } from '../../../ui/banner.tsx';

/** Money that is held back while somebody claims the release: how much, why and since when. */
export function HeldBanner({ hold: { release, reason, since, amount_micros } }: { hold: RoyaltyHold }) {
  const { t, i18n } = useTranslation();
  const amount = formatMicroDollars(amount_micros, i18n.language);
  const title = release.title || t('release.untitled');
  return (
    <Banner tone="warn" title={t('royalty.hold.title', { amount, title })}>
      {t(`royalty.hold.${reason}`, { date: formatDate(since, i18n.language) })}
    </Banner>
  );
}
