/**
 * Every name an answer may carry when it is not a success, with its HTTP status (S7-012, A-143). Words live in the
 * texts.
 */
export const ERROR_STATUSES = {
  malformed_request: 400,
  /** A message of the payment service that is not signed by it, or too long ago. */
  invalid_signature: 400,
  invalid_captcha: 400,
  /** The link was used, replaced by a newer one or is too old. */
  invalid_token: 410,
  unauthenticated: 401,
  invalid_code: 401,
  invalid_provider_token: 401,
  auth_failed: 401,
  invalid_username_or_email: 401,
  invalid_password: 401,
  /** The bank or the payment service refused the payment; nothing was changed. */
  payment_failed: 402,
  permission_denied: 403,
  account_blocked: 403,
  email_not_verified: 403,
  /** Password, and code where there is one, have to be given again in this session first. */
  step_up_required: 403,
  missing_scope: 403,
  deactivated_account: 403,
  premium_required: 403,
  distro_limit: 403,
  takedown_wait: 403,
  too_many_uploads: 403,
  cross_site_request: 403,
  second_reviewer: 403,
  not_found: 404,
  duplicated_email: 409,
  duplicated_username: 409,
  conflict: 409,
  not_editable: 409,
  twofactor_on: 409,
  twofactor_off: 409,
  token_limit: 409,
  /** Somebody of the company, who is not blocked or closed by one act. */
  staff_protected: 409,
  /** The account has releases in stores, and closing it was not said to be meant. */
  account_in_use: 409,
  invalid_transition: 409,
  proposal_waits: 409,
  /** What was asked for cannot be done with the plan as it stands now. */
  plan_changed: 409,
  /** Another amount is due by now than the one that was shown. */
  price_changed: 409,
  managed_by_apple: 409,
  /** Somebody who was invited to a share took it or said no. */
  share_answered: 409,
  /** A link to a share in one's own tracks. */
  own_share: 409,
  refund_closed: 409,
  /** A payment went through and the plan is about to begin. */
  payment_under_way: 409,
  /** The account has a plan of its own that is paid, so nothing has to be granted. */
  plan_is_paid: 409,
  /** Nobody said yet where money goes, or that is not ready, or was changed within the last day. */
  payout_not_set_up: 409,
  payout_not_ready: 409,
  payout_on_hold: 409,
  /** One withdrawal at a time. */
  withdrawal_open: 409,
  /** The withdrawal has left, or is over. */
  withdrawal_moved: 409,
  /** More was given back by stores than is there. */
  balance_negative: 409,
  /** Books are closed when the month is over and no file that came in it waits for a person. */
  month_not_over: 409,
  files_waiting: 409,
  /** Another payment for the same report was noted under this reference. */
  reference_used: 409,
  /** No file, or more than one, told the same store and month before: nothing can be put in its place by one act. */
  no_single_report: 409,
  idempotency_key_reused: 409,
  audio_too_large: 413,
  artwork_too_large: 413,
  document_too_large: 413,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unsupported_audio: 415,
  invalid_file_format: 415,
  invalid_input: 422,
  invalid_release: 422,
  too_many_requests: 429,
  internal_error: 500,
  provider_unavailable: 502,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;

export type ErrorName = keyof typeof ERROR_STATUSES;
