import type { ComponentType } from 'react';
import type { APP_PATHS } from '../site/app-paths.ts';

const loadWizard = async () => (await import('../screens/catalogue/wizard/wizard.tsx')).ReleaseWizard;

/**
 * How every screen but the dashboard is loaded, by the name of its address. The names of their files are several
 * kilobytes, which the dashboard does not need: `main.ts` loads this file first where a visit begins elsewhere.
 */
const PAGES = {
  blocked: async () => (await import('../screens/identity/blocked/blocked.tsx')).Blocked,
  releases: async () => (await import('../screens/catalogue/release-list/release-list.tsx')).ReleaseList,
  new_release: loadWizard,
  new_release_step: loadWizard,
  edit_release: loadWizard,
  edit_release_step: loadWizard,
  release: async () => (await import('../screens/catalogue/release/release.tsx')).ReleaseDetail,
  change_release: async () =>
    (await import('../screens/distribution/metadata-change/metadata-change.tsx')).ReleaseChange,
  presaves: async () => (await import('../screens/promotion/presave/presaves.tsx')).CampaignList,
  presave: async () => (await import('../screens/promotion/presave/presave.tsx')).CampaignDetail,
  royalties: async () => (await import('../screens/money/royalties/royalties.tsx')).Royalties,
  analytics: async () => (await import('../screens/insight/analytics/analytics.tsx')).Analytics,
  track_analytics: async () =>
    (await import('../screens/insight/analytics/track/track-analytics.tsx')).TrackAnalyticsPage,
  monitoring: async () => (await import('../screens/insight/monitoring/monitoring.tsx')).FraudCaseList,
  fraud_case: async () => (await import('../screens/insight/monitoring/fraud-case.tsx')).FraudCase,
  tools: async () => (await import('../screens/promotion/tools/tools.tsx')).Tools,
  smart_links: async () => (await import('../screens/promotion/smart-links/smart-links.tsx')).SmartLinkList,
  smart_link: async () => (await import('../screens/promotion/smart-link/smart-link.tsx')).SmartLink,
  banners: async () => (await import('../screens/promotion/banner/banner.tsx')).BannerGenerator,
  lyrics: async () => (await import('../screens/promotion/lyrics/lyrics.tsx')).LyricsScreen,
  made_here: async () => (await import('../screens/promotion/made-here/made-here.tsx')).MadeHere,
  lyric: async () => (await import('../screens/promotion/lyric/lyric.tsx')).LyricScreen,
  masterings: async () => (await import('../screens/promotion/mastering/mastering.tsx')).MasteringScreen,
  mastering: async () => (await import('../screens/promotion/master/master.tsx')).MasterScreen,
  pitch: async () => (await import('../screens/promotion/pitch/pitch.tsx')).PitchScreen,
  pitches: async () => (await import('../screens/promotion/pitches/pitches.tsx')).PitchList,
  artists: async () => (await import('../screens/catalogue/artist-list/artist-list.tsx')).ArtistList,
  new_artist: async () => (await import('../screens/catalogue/artist-new/artist-new.tsx')).ArtistNew,
  edit_artist: async () => (await import('../screens/catalogue/artist-edit/artist-edit.tsx')).ArtistEdit,
  account: async () => (await import('../screens/identity/account/personal-tab.tsx')).PersonalTab,
  account_subscription: async () => (await import('../screens/identity/account/subscription-tab.tsx')).SubscriptionTab,
  account_notifications: async () =>
    (await import('../screens/identity/account/notifications-tab.tsx')).NotificationsTab,
  account_payout: async () => (await import('../screens/identity/account/payout-tab/payout-tab.tsx')).PayoutTab,
  staff_home: async () => (await import('../screens/backoffice/home/home.tsx')).BackofficeHome,
  reviews: async () => (await import('../screens/backoffice/review-queue/review-queue.tsx')).ReviewQueue,
  review: async () => (await import('../screens/backoffice/review/review.tsx')).ReviewScreen,
  deliveries: async () => (await import('../screens/backoffice/deliveries/deliveries.tsx')).BackofficeDeliveries,
  delivery: async () => (await import('../screens/backoffice/delivery/delivery.tsx')).BackofficeDelivery,
  stores: async () => (await import('../screens/backoffice/stores/stores.tsx')).BackofficeStores,
  changes: async () => (await import('../screens/backoffice/changes/changes.tsx')).BackofficeChanges,
  playlists: async () => (await import('../screens/backoffice/playlists/playlists.tsx')).BackofficePlaylists,
  referrals: async () => (await import('../screens/backoffice/referrals/referrals.tsx')).BackofficeReferrals,
  staff_claims: async () => (await import('../screens/backoffice/claims/claims.tsx')).BackofficeClaims,
  staff_claim: async () => (await import('../screens/backoffice/claim/claim.tsx')).BackofficeClaim,
  staff_fines: async () => (await import('../screens/backoffice/fines/fines.tsx')).BackofficeFines,
  staff_fine: async () => (await import('../screens/backoffice/fine/fine.tsx')).BackofficeFine,
  staff_requests: async () => (await import('../screens/backoffice/requests/requests.tsx')).BackofficeRequests,
  staff_request: async () => (await import('../screens/backoffice/request/request.tsx')).BackofficeRequest,
  users: async () => (await import('../screens/backoffice/users/users.tsx')).BackofficeUsers,
  user: async () => (await import('../screens/backoffice/user/user.tsx')).BackofficeUser,
  sales: async () => (await import('../screens/backoffice/sales/sales.tsx')).BackofficeSales,
  sales_file: async () => (await import('../screens/backoffice/sales-file/sales-file.tsx')).BackofficeSalesFile,
  suspense: async () => (await import('../screens/backoffice/suspense/suspense.tsx')).BackofficeSuspense,
  staff_monitoring: async () => (await import('../screens/backoffice/monitoring/monitoring.tsx')).BackofficeMonitoring,
  withdrawals: async () => (await import('../screens/backoffice/withdrawals/withdrawals.tsx')).BackofficeWithdrawals,
  withdrawal: async () => (await import('../screens/backoffice/withdrawal/withdrawal.tsx')).BackofficeWithdrawal,
  ledger: async () => (await import('../screens/backoffice/ledger/ledger.tsx')).BackofficeLedger,
  audit: async () => (await import('../screens/backoffice/audit/audit.tsx')).BackofficeAudit,
  referral: async () => (await import('../screens/promotion/referral/referral.tsx')).ReferralProgram,
  move: async () => (await import('../screens/promotion/move/move.tsx')).MovePlan,
  handover: async () => (await import('../screens/distribution/handover/handover.tsx')).HandoverPlan,
  claims: async () => (await import('../screens/promotion/claims/claims.tsx')).ClaimsInbox,
  request_form: async () => (await import('../screens/promotion/request-form/request-form.tsx')).RequestForm,
  webhook: async () => (await import('../screens/identity/account/webhooks/webhook-screen.tsx')).WebhookScreen,
  kit: async () => (await import('../screens/kit/kit.tsx')).Kit,
} as const satisfies Partial<Record<keyof typeof APP_PATHS, () => Promise<ComponentType>>>;

export type PageName = keyof typeof PAGES;

/** The screens, and the frames around the pages of the account and of the back office. */
export const SCREENS = {
  ...PAGES,
  account_frame: async () => (await import('../screens/identity/account/account.tsx')).AccountScreen,
  backoffice_frame: async () => (await import('./backoffice-frame.tsx')).BackofficeFrame,
} as const satisfies Record<string, () => Promise<ComponentType>>;

export type ScreenName = keyof typeof SCREENS;
