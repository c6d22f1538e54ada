import type { Referral } from '@tangent/contract/promotion/referral.ts';
import { creditFor } from '@tangent/domain/promotion/referral/reward.ts';
import { findNextTier } from '@tangent/domain/promotion/referral/tier.ts';
import { REFERRAL_TIERS } from '@tangent/domain/promotion/referral-limits.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReferral } from '../../../api/promotion/referral.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { FriendTable } from './friend-table.tsx';
import { LinkCard } from './link-card.tsx';
import { TierTrack } from './tier-track.tsx';

/** The referral program: the own link, why each invited person counts or not, and what was earned (S2-048, A-013). */
export function ReferralProgram() {
  const { t } = useTranslation();
  const { data, isPending, isError, error, refetch } = useReferral();
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <nav aria-label={t('referral.title')}>
            <Link to={APP_PATHS.tools} className="hover:underline">
              {t('tools.title')}
            </Link>
            <span aria-hidden> › </span>
            {t('referral.title')}
          </nav>
        }
      >
        {data ? <NextTier referral={data} /> : t('referral.title')}
      </PageTitle>
      {isPending && (
        <Card>
          <SkeletonRows count={5} />
        </Card>
      )}
      {isError && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Card className="grid gap-4">
            <TierTrack referral={data} />
            <WayNote way={data.way} />
          </Card>
          <div className="grid items-start gap-5 lg:grid-cols-aside-88">
            <FriendTable referral={data} />
            <LinkCard code={data.code} />
          </div>
        </>
      )}
    </div>
  );
}

function NextTier({ referral: { qualified } }: { referral: Referral }) {
  const { t } = useTranslation();
  const tier = findNextTier(qualified);
  if (tier === null) return t('referral.all_reached');
  const count = REFERRAL_TIERS[tier].friends - qualified;
  return t('referral.next', { count, reward: t(`referral.reward.${tier}`) });
}

/** How a reward would be given today. */
function WayNote({ way }: { way: Referral['way'] }) {
  const { t, i18n } = useTranslation();
  const amount = formatDollars(creditFor(1), i18n.language);
  return <p className="text-13 text-ink-2">{t(`referral.way.${way ?? 'later'}`, { amount })}</p>;
}
