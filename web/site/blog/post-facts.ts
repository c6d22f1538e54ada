import {
  ARTWORK_BEST_PX,
  ARTWORK_MIN_PX,
  FREE_TAKEDOWN_WAIT_DAYS,
  GO_LIVE_BUSINESS_DAYS,
  LEAD_DAYS,
  PAYOUT_DAYS,
  REVIEW_BUSINESS_DAYS,
  ROYALTY_SHARE_PERCENT,
  STORES_MIN,
  TAKEDOWN_HOURS,
  TRUE_PEAK_ADVICE_DBTP,
} from '@tangent/domain/limits.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { STORE_PLAYBACK } from '@tangent/domain/mastering/store-playback.ts';
import { SPLIT_MONTHS_AHEAD, STORE_TERMS_DAYS, WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money-limits.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/plan/prices.ts';
import { PRESAVE_DAYS } from '@tangent/domain/presave-limits.ts';
import { MAJOR_STORES } from '@tangent/domain/store/major-stores.ts';
import { formatPrice } from '../../plans/format-price.ts';

const withMinus = (value: number) => String(value).replace('-', '−');

/** The numbers that posts mention, as `{name}`: they come from the rules, so that a post never becomes wrong. */
export function listPostFacts(language: Language): Readonly<Record<string, string | number>> {
  return {
    artwork_best: ARTWORK_BEST_PX,
    artwork_min: ARTWORK_MIN_PX,
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
    presave_max: PRESAVE_DAYS.max,
    presave_standard: PRESAVE_DAYS.standard,
    pro_price: formatPrice(YEARLY_PRICES_CENTS.pro, language),
    report_days: STORE_TERMS_DAYS.report,
    review_days: REVIEW_BUSINESS_DAYS,
    share_free: ROYALTY_SHARE_PERCENT.free,
    share_free_ours: 100 - ROYALTY_SHARE_PERCENT.free,
    split_months: SPLIT_MONTHS_AHEAD,
    stores: STORES_MIN,
    takedown_free: FREE_TAKEDOWN_WAIT_DAYS,
    takedown_max: TAKEDOWN_HOURS.max,
    takedown_min: TAKEDOWN_HOURS.min,
    target_apple: withMinus(STORE_PLAYBACK.apple_music.target_lufs),
    target_deezer: withMinus(STORE_PLAYBACK.deezer.target_lufs),
    target_spotify: withMinus(STORE_PLAYBACK.spotify.target_lufs),
    true_peak: withMinus(TRUE_PEAK_ADVICE_DBTP),
    withdrawal_min: formatPrice(WITHDRAWAL_MIN_CENTS, language),
  };
}
