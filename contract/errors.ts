/**
 * Every error name a response may carry, with its HTTP status (S7-012, A-143). The messages for users live in the
 * texts.
 */
export const ERROR_STATUSES = {
  malformed_request: 400,
  /** A call of staff that gives or moves something has to say under which key it may be repeated. */
  idempotency_key_required: 400,
  /** A message of the payment service with a wrong signature, or one that is too old. */
  invalid_signature: 400,
  invalid_captcha: 400,
  /** The link was already used, was replaced by a newer one or has expired. */
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
  /** The user has to enter the password, and the two-factor code if there is one, again in this session first. */
  step_up_required: 403,
  missing_scope: 403,
  deactivated_account: 403,
  premium_required: 403,
  distro_limit: 403,
  takedown_wait: 403,
  too_many_uploads: 403,
  /** The masters of this calendar month are used up. */
  mastering_limit: 403,
  /** The runs of the cover tool in this calendar month are used up. */
  cover_limit: 403,
  /** The lyrics of this calendar month are used up (S8-043). */
  lyrics_limit: 403,
  /** Lyrics are written for accounts with a release in stores (S5-053). */
  no_published_release: 403,
  too_many_lyrics: 403,
  cross_site_request: 403,
  second_reviewer: 403,
  not_found: 404,
  /** The body of the request arrived too slowly. */
  body_too_slow: 408,
  duplicated_email: 409,
  duplicated_username: 409,
  conflict: 409,
  not_editable: 409,
  /** Every line of the lyric is locked. */
  nothing_to_rewrite: 409,
  twofactor_on: 409,
  twofactor_off: 409,
  token_limit: 409,
  webhook_limit: 409,
  /** The endpoint is off: nothing is sent to it. */
  webhook_off: 409,
  /** The account belongs to staff; a single action can neither block nor close it. */
  staff_protected: 409,
  /** The account has releases in stores, and the caller did not confirm that it should be closed anyway. */
  account_in_use: 409,
  invalid_transition: 409,
  proposal_waits: 409,
  /** There is one pitch per playlist and song. */
  already_submitted: 409,
  /** A table of this account is being downloaded: one at a time. */
  download_running: 409,
  /** The fine is disputed already, came back, or was posted too long ago. */
  fine_not_disputable: 409,
  /** The curator takes no pitches now, or staff closed the playlist. */
  playlist_closed: 409,
  /** The current plan does not allow the requested action. */
  plan_changed: 409,
  /** The amount due is no longer the one that was shown. */
  price_changed: 409,
  managed_by_apple: 409,
  /** The invited person already claimed or declined the share. */
  share_answered: 409,
  /** The link belongs to a share in the caller's own tracks. */
  own_share: 409,
  refund_closed: 409,
  /** A payment went through and the plan is about to start. */
  payment_under_way: 409,
  /** The account already pays for a plan, so nothing has to be granted. */
  plan_is_paid: 409,
  /** No payout method is chosen, or it is not ready, or it was changed within the last day. */
  payout_not_set_up: 409,
  payout_not_ready: 409,
  payout_on_hold: 409,
  /** Only one withdrawal at a time. */
  withdrawal_open: 409,
  /** The withdrawal was already sent, or has ended. */
  withdrawal_moved: 409,
  /** Stores took back more than the balance holds. */
  balance_negative: 409,
  /** A month of the ledger can be closed when it is over and no file received in it waits for a decision. */
  month_not_over: 409,
  files_waiting: 409,
  /** Another payment for the same report was recorded under this reference. */
  reference_used: 409,
  /** The payment settles more than is open of the report, and staff did not confirm that. */
  payment_exceeds_owed: 409,
  /** No earlier file, or more than one, covers the same store and month, so there is no single file to replace. */
  no_single_report: 409,
  idempotency_key_reused: 409,
  audio_too_large: 413,
  artwork_too_large: 413,
  document_too_large: 413,
  mastering_too_large: 413,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unsupported_audio: 415,
  unsupported_mix: 415,
  invalid_file_format: 415,
  invalid_input: 422,
  invalid_release: 422,
  too_many_requests: 429,
  /** Too many requests or files of the network or the account are under way. */
  too_many_at_once: 429,
  internal_error: 500,
  provider_unavailable: 502,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;

export type ErrorName = keyof typeof ERROR_STATUSES;
