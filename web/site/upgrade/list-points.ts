import { ARTIST_PROFILES_MAX, LABEL_NAMES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { MONTHLY_SUBMISSIONS } from '@tangent/domain/catalogue/release-limits.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { EXPRESS_GO_LIVE_DAYS, GO_LIVE_BUSINESS_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { PAYOUT_DAYS, ROYALTY_SHARE_PERCENT, SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import type { TFunction } from 'i18next';

/** Lists the five most important points of each plan, in the same order for the plans that differ in them. */
export function listPoints(plan: Plan, t: TFunction): string[] {
  return POINTS[plan](t);
}

const EXPRESS = { express_min: EXPRESS_GO_LIVE_DAYS.min, express_max: EXPRESS_GO_LIVE_DAYS.max };

const POINTS: Readonly<Record<Plan, (t: TFunction) => string[]>> = {
  free: (t) => [
    t('plans.page.point.singles', { releases: MONTHLY_SUBMISSIONS.free }),
    t('plans.page.point.major_stores', { stores: MAJOR_STORES.length }),
    t('plans.page.point.share', { percent: ROYALTY_SHARE_PERCENT.free }),
    t('plans.page.point.live_free', GO_LIVE_BUSINESS_DAYS.free),
    t('plans.page.point.payout', { days: PAYOUT_DAYS.free }),
  ],
  pro: (t) => [
    t('plans.page.point.every_type', { releases: MONTHLY_SUBMISSIONS.pro }),
    t('plans.page.point.all_stores'),
    t('plans.page.point.share', { percent: ROYALTY_SHARE_PERCENT.pro }),
    t('plans.page.point.live_paid', { ...GO_LIVE_BUSINESS_DAYS.paid, ...EXPRESS }),
    t('plans.page.point.payout', { days: PAYOUT_DAYS.pro }),
  ],
  advanced: (t) => [
    t('plans.page.point.everything_in', { plan: t('plan.name.pro') }),
    t('plans.page.point.artist_profiles', { profiles: ARTIST_PROFILES_MAX.advanced }),
    t('plans.page.point.label_names', { labels: LABEL_NAMES_MAX }),
    t('plans.page.point.releases', { releases: MONTHLY_SUBMISSIONS.advanced }),
    t('plans.page.point.vip', { hours: SUPPORT_HOURS.advanced }),
  ],
};
