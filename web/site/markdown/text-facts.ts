import {
  ARTWORK_BEST_PX,
  ARTWORK_MIN_PX,
  TRUE_PEAK_ADVICE_DBTP,
  UPLOAD_EXPIRY_HOURS,
} from '@tangent/domain/catalogue/file-limits.ts';
import { LEAD_DAYS, STORES_MIN } from '@tangent/domain/catalogue/release-limits.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import {
  FREE_TAKEDOWN_WAIT_DAYS,
  GO_LIVE_BUSINESS_DAYS,
  REVIEW_BUSINESS_DAYS,
  TAKEDOWN_HOURS,
} from '@tangent/domain/distribution/distribution-limits.ts';
import {
  PENDING_LOGIN_MINUTES,
  SECURITY_EVENT_DAYS,
  SESSION_DAYS,
  SOCIAL_ATTEMPT_MINUTES,
} from '@tangent/domain/identity/identity-limits.ts';
import { EXPLANATION_DAYS } from '@tangent/domain/insight/monitoring-limits.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { SPLIT_MONTHS_AHEAD, STORE_TERMS_DAYS, WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money/money-limits.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { PAYOUT_DAYS, REFUND_DAYS, ROYALTY_SHARE_PERCENT, SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { ACCOUNT_EXPORT_DAYS } from '@tangent/domain/people/people-limits.ts';
import { REQUEST_DOCUMENT_DAYS } from '@tangent/domain/promotion/form-limits.ts';
import { STORE_PLAYBACK } from '@tangent/domain/promotion/mastering/store-playback.ts';
import { PRESAVE_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import {
  REFERRAL_QUALIFY_DAYS,
  REFERRAL_REVIEW_BUSINESS_DAYS,
  REFERRAL_TIERS,
} from '@tangent/domain/promotion/referral-limits.ts';
import { formatPrice } from '../../plans/format-price.ts';

const withMinus = (value: number) => String(value).replace('-', '−');

/** The numbers that texts mention, as `{name}`: they come from the rules, so that no text becomes wrong. */
export function listTextFacts(language: Language): Readonly<Record<string, string | number>> {
  return {
    artwork_best: ARTWORK_BEST_PX,
    artwork_min: ARTWORK_MIN_PX,
    bronze_friends: REFERRAL_TIERS.bronze.friends,
    bronze_months: REFERRAL_TIERS.bronze.months,
    explanation_days: EXPLANATION_DAYS,
    export_days: ACCOUNT_EXPORT_DAYS,
    gold_friends: REFERRAL_TIERS.gold.friends,
    gold_months: REFERRAL_TIERS.gold.months,
    lead_standard: LEAD_DAYS.standard,
    lead_priority: LEAD_DAYS.priority,
    lead_express: LEAD_DAYS.express,
    live_free_max: GO_LIVE_BUSINESS_DAYS.free.max,
    live_free_min: GO_LIVE_BUSINESS_DAYS.free.min,
    live_paid_max: GO_LIVE_BUSINESS_DAYS.paid.max,
    live_paid_min: GO_LIVE_BUSINESS_DAYS.paid.min,
    major_stores: MAJOR_STORES.length,
    payment_days: STORE_TERMS_DAYS.payment,
    payout_free: PAYOUT_DAYS.free,
    payout_pro: PAYOUT_DAYS.pro,
    pending_minutes: PENDING_LOGIN_MINUTES,
    presave_max: PRESAVE_DAYS.max,
    presave_standard: PRESAVE_DAYS.standard,
    pro_price: formatPrice(YEARLY_PRICES_CENTS.pro, language),
    proof_days: REQUEST_DOCUMENT_DAYS,
    referral_days: REFERRAL_QUALIFY_DAYS,
    referral_review_days: REFERRAL_REVIEW_BUSINESS_DAYS,
    refund_days: REFUND_DAYS,
    report_days: STORE_TERMS_DAYS.report,
    review_days: REVIEW_BUSINESS_DAYS,
    security_days: SECURITY_EVENT_DAYS,
    session_days: SESSION_DAYS,
    share_free: ROYALTY_SHARE_PERCENT.free,
    share_free_ours: 100 - ROYALTY_SHARE_PERCENT.free,
    silver_friends: REFERRAL_TIERS.silver.friends,
    silver_months: REFERRAL_TIERS.silver.months,
    social_minutes: SOCIAL_ATTEMPT_MINUTES,
    split_months: SPLIT_MONTHS_AHEAD,
    stores: STORES_MIN,
    support_advanced: SUPPORT_HOURS.advanced,
    support_free: SUPPORT_HOURS.free,
    support_pro: SUPPORT_HOURS.pro,
    takedown_free: FREE_TAKEDOWN_WAIT_DAYS,
    takedown_max: TAKEDOWN_HOURS.max,
    takedown_min: TAKEDOWN_HOURS.min,
    target_apple: withMinus(STORE_PLAYBACK.apple_music.target_lufs),
    target_deezer: withMinus(STORE_PLAYBACK.deezer.target_lufs),
    target_spotify: withMinus(STORE_PLAYBACK.spotify.target_lufs),
    true_peak: withMinus(TRUE_PEAK_ADVICE_DBTP),
    upload_hours: UPLOAD_EXPIRY_HOURS,
    withdrawal_min: formatPrice(WITHDRAWAL_MIN_CENTS, language),
  };
}
