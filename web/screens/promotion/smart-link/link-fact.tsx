import type { SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import { computeOpenShare } from '@tangent/domain/promotion/smartlink/open-share.ts';
import { useTranslation } from 'react-i18next';
import { formatShare } from '../../../parts/text/format.ts';

/** The most useful fact: how many visitors open a store, how many came while that says nothing, or why none did. */
export function LinkFact({ link: { status, is_on, views, open, unmarked } }: { link: SmartLinkDetail }) {
  const { t, i18n } = useTranslation();
  if (status === 'inactive') return t(is_on ? 'smartlink.fact.not_live' : 'smartlink.fact.inactive');
  if (views === 0)
    return open.views > 0 ? t('smartlink.fact.today', { count: open.views }) : t('smartlink.fact.no_views');
  const share = computeOpenShare(unmarked);
  if (share === null) return t('smartlink.fact.views', { count: views });
  return t('smartlink.fact.share', { share: formatShare(share, i18n.language, 0) });
}
