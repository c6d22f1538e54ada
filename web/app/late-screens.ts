import type { ComponentType } from 'react';
import type { APP_PATHS } from '../site/app-paths.ts';

/**
 * How screens are loaded that hardly any visit begins with, and the back office, by the name of their address. Listing
 * their files costs several kilobytes, which the dashboard does without.
 */
export const LATE_SCREENS = {
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
  books: async () => (await import('../screens/backoffice/books/backoffice-books.tsx')).BackofficeBooks,
  audit: async () => (await import('../screens/backoffice/audit/backoffice-audit.tsx')).BackofficeAudit,
  referral: async () => (await import('../screens/tools/referral/referral-program.tsx')).ReferralProgram,
  move: async () => (await import('../screens/tools/move/move-plan.tsx')).MovePlan,
  handover: async () => (await import('../screens/releases/handover/handover-plan.tsx')).HandoverPlan,
  claims: async () => (await import('../screens/tools/claims/claims-inbox.tsx')).ClaimsInbox,
  request_form: async () => (await import('../screens/tools/request-form/request-form.tsx')).RequestForm,
  webhook: async () => (await import('../screens/account/webhooks/webhook-screen.tsx')).WebhookScreen,
  kit: async () => (await import('../screens/kit/kit.tsx')).Kit,
} as const satisfies Partial<Record<keyof typeof APP_PATHS, () => Promise<ComponentType>>>;

export type LateScreen = keyof typeof LATE_SCREENS;
