import {
  ARTWORK_BEST_PX,
  ARTWORK_LIMIT_BYTES,
  ARTWORK_MAX_PX,
  ARTWORK_MIN_PX,
  AUDIO_MAX_BYTES,
  TRACK_MAX_MS,
  TRACK_MIN_MS,
  TRUE_PEAK_ADVICE_DBTP,
  UPLOAD_EXPIRY_HOURS,
} from '@tangent/domain/catalogue/file-limits.ts';
import {
  EXPIRY_DAYS,
  FREE_TRACKS_MAX,
  LEAD_DAYS,
  MONTHLY_SUBMISSIONS,
  RELEASE_DATE_MAX_DAYS,
  RESUBMISSION_MIN_DAYS,
  STORES_MIN,
  TRACKS_MAX,
} from '@tangent/domain/catalogue/release-limits.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import {
  FREE_TAKEDOWN_WAIT_DAYS,
  GO_LIVE_BUSINESS_DAYS,
  PAGE_REQUEST_AGAIN_DAYS,
  REVIEW_BUSINESS_DAYS,
  TAKEDOWN_HOURS,
} from '@tangent/domain/distribution/distribution-limits.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { WEBHOOK_ENDPOINTS_MAX } from '@tangent/domain/events/webhook-limits.ts';
import {
  API_TOKENS_MAX,
  PENDING_LOGIN_MINUTES,
  RECOVERY_CODES,
  RESET_LINK_HOURS,
  SECURITY_EVENT_DAYS,
  SESSION_DAYS,
  SOCIAL_ATTEMPT_MINUTES,
  TWO_FACTOR_DIGITS,
} from '@tangent/domain/identity/identity-limits.ts';
import { EXPLANATION_DAYS } from '@tangent/domain/insight/monitoring-limits.ts';
import { MB_BYTES } from '@tangent/domain/limits.ts';
import type { Language } from '@tangent/domain/locale.ts';
import {
  FINE_DISPUTE_DAYS,
  PAYOUT_METHOD_HOLD_HOURS,
  SPLIT_MONTHS_AHEAD,
  STORE_TERMS_DAYS,
  WITHDRAWAL_MIN_CENTS,
} from '@tangent/domain/money/money-limits.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { PAYOUT_DAYS, REFUND_DAYS, ROYALTY_SHARE_PERCENT, SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { ACCOUNT_EXPORT_DAYS } from '@tangent/domain/people/people-limits.ts';
import { COVER_RUNS_PER_MONTH, COVERS_PER_RUN } from '@tangent/domain/promotion/coverart-limits.ts';
import { REQUEST_DOCUMENT_DAYS } from '@tangent/domain/promotion/form-limits.ts';
import { LYRICS_PER_MONTH } from '@tangent/domain/promotion/lyrics-limits.ts';
import { STORE_PLAYBACK } from '@tangent/domain/promotion/mastering/store-playback.ts';
import { MASTERINGS_PER_MONTH } from '@tangent/domain/promotion/mastering-limits.ts';
import { PITCH_CHARS } from '@tangent/domain/promotion/playlist-limits.ts';
import { CONFIRMATION_LINK_DAYS, PRESAVE_DAYS, PRESAVE_SAVE_HOURS } from '@tangent/domain/promotion/presave-limits.ts';
import {
  REFERRAL_QUALIFY_DAYS,
  REFERRAL_REVIEW_BUSINESS_DAYS,
  REFERRAL_TIERS,
} from '@tangent/domain/promotion/referral-limits.ts';
import { CLAIM_ANSWER_DAYS, CLAIM_REMINDER_DAYS } from '@tangent/domain/request-limits.ts';
import { formatPrice } from './format-price.ts';

const withMinus = (value: number) => String(value).replace('-', '−');

type TextFacts = Readonly<Record<string, string | number>>;

/** The numbers that texts mention, as `{name}`: they come from the rules, so that no text becomes wrong. */
export function listTextFacts(language: Language): TextFacts {
  return { ...listReleaseFacts(), ...listMoneyFacts(language), ...listToolFacts() };
}

function listReleaseFacts(): TextFacts {
  return {
    artwork_best: ARTWORK_BEST_PX,
    artwork_max: ARTWORK_MAX_PX,
    artwork_mb: ARTWORK_LIMIT_BYTES / MB_BYTES,
    artwork_min: ARTWORK_MIN_PX,
    audio_mb: AUDIO_MAX_BYTES / MB_BYTES,
    date_max: RELEASE_DATE_MAX_DAYS,
    draft_days: EXPIRY_DAYS.draft,
    expiry_warning: EXPIRY_DAYS.warning,
    lead_express: LEAD_DAYS.express,
    lead_priority: LEAD_DAYS.priority,
    lead_standard: LEAD_DAYS.standard,
    live_free_max: GO_LIVE_BUSINESS_DAYS.free.max,
    live_free_min: GO_LIVE_BUSINESS_DAYS.free.min,
    live_paid_max: GO_LIVE_BUSINESS_DAYS.paid.max,
    live_paid_min: GO_LIVE_BUSINESS_DAYS.paid.min,
    major_stores: MAJOR_STORES.length,
    page_days: PAGE_REQUEST_AGAIN_DAYS,
    reopened_days: EXPIRY_DAYS.reopened,
    resubmission_days: RESUBMISSION_MIN_DAYS,
    review_days: REVIEW_BUSINESS_DAYS,
    stores: STORES_MIN,
    submissions_advanced: MONTHLY_SUBMISSIONS.advanced,
    submissions_free: MONTHLY_SUBMISSIONS.free,
    submissions_pro: MONTHLY_SUBMISSIONS.pro,
    takedown_free: FREE_TAKEDOWN_WAIT_DAYS,
    takedown_max: TAKEDOWN_HOURS.max,
    takedown_min: TAKEDOWN_HOURS.min,
    target_apple: withMinus(STORE_PLAYBACK.apple_music.target_lufs),
    target_deezer: withMinus(STORE_PLAYBACK.deezer.target_lufs),
    target_spotify: withMinus(STORE_PLAYBACK.spotify.target_lufs),
    track_max: TRACK_MAX_MS / MINUTE_MS,
    track_min: TRACK_MIN_MS / MINUTE_MS,
    tracks_album: TRACKS_MAX.album,
    tracks_ep: TRACKS_MAX.ep,
    tracks_free: FREE_TRACKS_MAX,
    tracks_single: TRACKS_MAX.single,
    true_peak: withMinus(TRUE_PEAK_ADVICE_DBTP),
    upload_hours: UPLOAD_EXPIRY_HOURS,
  };
}

function listMoneyFacts(language: Language): TextFacts {
  return {
    bronze_friends: REFERRAL_TIERS.bronze.friends,
    bronze_months: REFERRAL_TIERS.bronze.months,
    fine_days: FINE_DISPUTE_DAYS.open,
    gold_friends: REFERRAL_TIERS.gold.friends,
    gold_months: REFERRAL_TIERS.gold.months,
    hold_hours: PAYOUT_METHOD_HOLD_HOURS,
    payment_days: STORE_TERMS_DAYS.payment,
    payout_free: PAYOUT_DAYS.free,
    payout_pro: PAYOUT_DAYS.pro,
    pro_price: formatPrice(YEARLY_PRICES_CENTS.pro, language),
    referral_days: REFERRAL_QUALIFY_DAYS,
    referral_review_days: REFERRAL_REVIEW_BUSINESS_DAYS,
    refund_days: REFUND_DAYS,
    report_days: STORE_TERMS_DAYS.report,
    share_free: ROYALTY_SHARE_PERCENT.free,
    share_free_ours: 100 - ROYALTY_SHARE_PERCENT.free,
    silver_friends: REFERRAL_TIERS.silver.friends,
    silver_months: REFERRAL_TIERS.silver.months,
    split_months: SPLIT_MONTHS_AHEAD,
    support_advanced: SUPPORT_HOURS.advanced,
    support_free: SUPPORT_HOURS.free,
    support_pro: SUPPORT_HOURS.pro,
    withdrawal_min: formatPrice(WITHDRAWAL_MIN_CENTS, language),
  };
}

/** The numbers of tools, claims and accounts. */
function listToolFacts(): TextFacts {
  return {
    confirmation_days: CONFIRMATION_LINK_DAYS,
    claim_meta: CLAIM_ANSWER_DAYS.meta,
    claim_reminder: CLAIM_REMINDER_DAYS,
    claim_youtube: CLAIM_ANSWER_DAYS.youtube,
    cover_runs_free: COVER_RUNS_PER_MONTH.free,
    cover_runs_paid: COVER_RUNS_PER_MONTH.pro,
    covers: COVERS_PER_RUN,
    explanation_days: EXPLANATION_DAYS,
    export_days: ACCOUNT_EXPORT_DAYS,
    lyrics_advanced: LYRICS_PER_MONTH.advanced,
    lyrics_free: LYRICS_PER_MONTH.free,
    lyrics_pro: LYRICS_PER_MONTH.pro,
    masters: MASTERINGS_PER_MONTH,
    pending_minutes: PENDING_LOGIN_MINUTES,
    pitch_max: PITCH_CHARS.max,
    pitch_min: PITCH_CHARS.min,
    presave_hours: PRESAVE_SAVE_HOURS,
    presave_max: PRESAVE_DAYS.max,
    presave_standard: PRESAVE_DAYS.standard,
    proof_days: REQUEST_DOCUMENT_DAYS,
    recovery_codes: RECOVERY_CODES,
    reset_hours: RESET_LINK_HOURS,
    security_days: SECURITY_EVENT_DAYS,
    session_days: SESSION_DAYS,
    social_minutes: SOCIAL_ATTEMPT_MINUTES,
    tokens_max: API_TOKENS_MAX,
    two_factor_digits: TWO_FACTOR_DIGITS,
    webhooks_max: WEBHOOK_ENDPOINTS_MAX,
  };
}
