import type { ComponentType } from 'react';
import type { APP_PATHS } from '../site/app-paths.ts';

const loadWizard = async () => (await import('../screens/catalogue/wizard/release-wizard.tsx')).ReleaseWizard;

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
  release: async () => (await import('../screens/catalogue/release/release-detail.tsx')).ReleaseDetail,
  change_release: async () =>
    (await import('../screens/distribution/metadata-change/release-change.tsx')).ReleaseChange,
  presaves: async () => (await import('../screens/promotion/presave/campaign-list.tsx')).CampaignList,
  presave: async () => (await import('../screens/promotion/presave/campaign-detail.tsx')).CampaignDetail,
  royalties: async () => (await import('../screens/money/royalties/royalties.tsx')).Royalties,
  analytics: async () => (await import('../screens/insight/analytics/analytics.tsx')).Analytics,
  monitoring: async () => (await import('../screens/insight/monitoring/fraud-case-list.tsx')).FraudCaseList,
  fraud_case: async () => (await import('../screens/insight/monitoring/fraud-case.tsx')).FraudCase,
  tools: async () => (await import('../screens/promotion/hub/tools.tsx')).Tools,
  smart_links: async () => (await import('../screens/promotion/smart-links/smart-link-list.tsx')).SmartLinkList,
  smart_link: async () => (await import('../screens/promotion/smart-link/smart-link.tsx')).SmartLink,
  banners: async () => (await import('../screens/promotion/banner/banner-generator.tsx')).BannerGenerator,
  lyrics: async () => (await import('../screens/promotion/lyrics/lyrics-screen.tsx')).LyricsScreen,
  lyric: async () => (await import('../screens/promotion/lyric/lyric-screen.tsx')).LyricScreen,
  masterings: async () => (await import('../screens/promotion/mastering/mastering-screen.tsx')).MasteringScreen,
  mastering: async () => (await import('../screens/promotion/master/master-screen.tsx')).MasterScreen,
  pitch: async () => (await import('../screens/promotion/pitch/pitch-screen.tsx')).PitchScreen,
  pitches: async () => (await import('../screens/promotion/pitches/pitch-list.tsx')).PitchList,
  artists: async () => (await import('../screens/catalogue/artist-list/artist-list.tsx')).ArtistList,
  new_artist: async () => (await import('../screens/catalogue/artist-new/artist-new.tsx')).ArtistNew,
  edit_artist: async () => (await import('../screens/catalogue/artist-edit/artist-edit.tsx')).ArtistEdit,
  account: async () => (await import('../screens/identity/account/personal-tab.tsx')).PersonalTab,
  account_subscription: async () => (await import('../screens/identity/account/subscription-tab.tsx')).SubscriptionTab,
  account_notifications: async () =>
    (await import('../screens/identity/account/notifications-tab.tsx')).NotificationsTab,
  account_payout: async () => (await import('../screens/identity/account/payout-tab/payout-tab.tsx')).PayoutTab,
  reviews: async () => (await import('../screens/backoffice/review-queue/review-queue.tsx')).ReviewQueue,
  review: async () => (await import('../screens/backoffice/review/review-screen.tsx')).ReviewScreen,
  deliveries: async () =>
    (await import('../screens/backoffice/deliveries/backoffice-deliveries.tsx')).BackofficeDeliveries,
  delivery: async () => (await import('../screens/backoffice/delivery/backoffice-delivery.tsx')).BackofficeDelivery,
  stores: async () => (await import('../screens/backoffice/stores/backoffice-stores.tsx')).BackofficeStores,
  changes: async () => (await import('../screens/backoffice/changes/backoffice-changes.tsx')).BackofficeChanges,
  playlists: async () => (await import('../screens/backoffice/playlists/backoffice-playlists.tsx')).BackofficePlaylists,
  referrals: async () => (await import('../screens/backoffice/referrals/backoffice-referrals.tsx')).BackofficeReferrals,
  staff_claims: async () => (await import('../screens/backoffice/claims/backoffice-claims.tsx')).BackofficeClaims,
  staff_claim: async () => (await import('../screens/backoffice/claim/backoffice-claim.tsx')).BackofficeClaim,
  staff_requests: async () =>
    (await import('../screens/backoffice/requests/backoffice-requests.tsx')).BackofficeRequests,
  staff_request: async () => (await import('../screens/backoffice/request/backoffice-request.tsx')).BackofficeRequest,
  users: async () => (await import('../screens/backoffice/users/backoffice-users.tsx')).BackofficeUsers,
  user: async () => (await import('../screens/backoffice/user/backoffice-user.tsx')).BackofficeUser,
  sales: async () => (await import('../screens/backoffice/sales/backoffice-sales.tsx')).BackofficeSales,
  sales_file: async () =>
    (await import('../screens/backoffice/sales-file/backoffice-sales-file.tsx')).BackofficeSalesFile,
  suspense: async () => (await import('../screens/backoffice/suspense/backoffice-suspense.tsx')).BackofficeSuspense,
  staff_monitoring: async () =>
    (await import('../screens/backoffice/monitoring/backoffice-monitoring.tsx')).BackofficeMonitoring,
  withdrawals: async () =>
    (await import('../screens/backoffice/withdrawals/backoffice-withdrawals.tsx')).BackofficeWithdrawals,
  withdrawal: async () =>
    (await import('../screens/backoffice/withdrawal/backoffice-withdrawal.tsx')).BackofficeWithdrawal,
  ledger: async () => (await import('../screens/backoffice/ledger/backoffice-ledger.tsx')).BackofficeLedger,
  audit: async () => (await import('../screens/backoffice/audit/backoffice-audit.tsx')).BackofficeAudit,
  referral: async () => (await import('../screens/promotion/referral/referral-program.tsx')).ReferralProgram,
  move: async () => (await import('../screens/promotion/move/move-plan.tsx')).MovePlan,
  handover: async () => (await import('../screens/distribution/handover/handover-plan.tsx')).HandoverPlan,
  claims: async () => (await import('../screens/promotion/claims/claims-inbox.tsx')).ClaimsInbox,
  request_form: async () => (await import('../screens/promotion/request-form/request-form.tsx')).RequestForm,
  webhook: async () => (await import('../screens/identity/account/webhooks/webhook-screen.tsx')).WebhookScreen,
  kit: async () => (await import('../screens/kit/kit.tsx')).Kit,
} as const satisfies Partial<Record<keyof typeof APP_PATHS, () => Promise<ComponentType>>>;

export type PageName = keyof typeof PAGES;

/** The screens, and the frames around the pages of the account and of the back office. */
export const SCREENS = {
  ...PAGES,
  account_frame: async () => (await import('../screens/identity/account/account-screen.tsx')).AccountScreen,
  backoffice_frame: async () => (await import('./backoffice-frame.tsx')).BackofficeFrame,
} as const satisfies Record<string, () => Promise<ComponentType>>;

export type ScreenName = keyof typeof SCREENS;
