/**
 * Every action that the product writes to the log, as `subject.verb`. A name stays once rows have it; rows of
 * earlier versions may have others.
 */
export const AUDIT_ACTIONS = [
  'announcement.written',
  'announcement.ended',
  'artist.verify',
  'artist.unverify',
  'claim.send_dispute',
  'claim.return_dispute',
  'claim.match',
  'claim.settle',
  'delivery.mark',
  'delivery.resend',
  'delivery.retry',
  'fine_dispute.opened',
  'fine_dispute.moved',
  'ledger.rate_set',
  'ledger.payment_recorded',
  'ledger.month_closed',
  'metadata_change.approve',
  'metadata_change.decline',
  'metadata_change.withdraw',
  'outbox.hold',
  'outbox.release',
  'payout.method_changed',
  'payout.requested',
  'payout.approved',
  'payout.sent',
  'payout.paid',
  'payout.cancelled',
  'payout.failed',
  'payout.returned',
  'plan.started',
  'plan.upgraded',
  'plan.renewed',
  'plan.downgrade_planned',
  'plan.downgraded',
  'plan.cancelled',
  'plan.resumed',
  'plan.payment_failed',
  'plan.ended',
  'plan.refunded',
  'plan.granted',
  'plan.grant_ended',
  'playlist.update',
  'referral.accepted',
  'referral.declined',
  'release.approve',
  'release.reopen',
  'release.reject',
  'release.propose_approve',
  'release.propose_reject',
  'release.confirm_proposal',
  'release.decline_proposal',
  'release.store_add',
  'release.store_remove',
  'release.page_request',
  'release.takedown',
  'release.remove_track',
  'release.restore_track',
  'release.hold_earnings',
  'release.release_earnings',
  'request.start',
  'request.done',
  'request.declined',
  'sales.import',
  'sales.upload',
  'sales.answer',
  'sales.match',
  'sales.reverse',
  'split.save',
  'split.invite',
  'split.claim',
  'split.decline',
  'store.profile',
  'store.backfill',
  'store.pause',
  'store.resume',
  'store.state',
  'trends.match',
  'user.freeze',
  'user.unfreeze',
  'user.ban',
  'user.unban',
  'user.close',
  'user.deactivate',
  'user.reactivate',
  'user.cancel_plan',
  'user.make_staff',
  'user.unmake_staff',
  'user.export',
  'user.erase',
  'watch.closed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Actions that repeat every month without a decision by anyone. The log leaves them out of its first view, where a year
 * of them would hide everything else.
 */
export const ROUTINE_ACTIONS = [
  'ledger.payment_recorded',
  'ledger.rate_set',
  'plan.renewed',
] as const satisfies readonly AuditAction[];

/**
 * The kind of thing that an action is about. Its id is that of the row; a rate has `EUR 2026-05-31`, a month `2026-05`,
 * the outbox its own name.
 */
export type AuditSubjectKind =
  | 'announcement'
  | 'artist'
  | 'delivery'
  | 'fine_dispute'
  | 'form_request'
  | 'metadata_change'
  | 'month'
  | 'outbox'
  | 'payee'
  | 'playlist'
  | 'rate'
  | 'release'
  | 'rights_claim'
  | 'sales_file'
  | 'store'
  | 'track'
  | 'user'
  | 'watch_case';
