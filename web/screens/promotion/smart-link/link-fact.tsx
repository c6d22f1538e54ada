import type { SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import { formatShare } from '../../../parts/text/format.ts';

/** The most useful fact: how many visitors open a store, or why there are none. */
export function LinkFact({ link: { status, is_on, views, clicks } }: { link: SmartLinkDetail }) {
  const { t, i18n } = useTranslation();
  if (status === 'inactive') return t(is_on ? 'smartlink.fact.not_live' : 'smartlink.fact.inactive');
  if (views === 0) return t('smartlink.fact.no_views');
  const share = formatShare(Math.min(10_000, Math.round((clicks / views) * 100) * 100), i18n.language, 0);
  return t('smartlink.fact.share', { share });
}
