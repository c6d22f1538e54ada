/** What happens to the rows of a table when an account is erased. */
type Erasing =
  /** They are removed. */
  | 'removed'
  /** They stay without anything that names or describes a person. */
  | 'emptied'
  /** They stay as they are; why they may. */
  | { kept: string };

/** Where the rows are in the data that a person may take along: a part of the export, or nowhere, and why. */
type Exporting = { part: string } | { internal: string };

export interface PersonalData {
  erasing: Erasing;
  exporting: Exporting;
}

const SENT = 'what stores were sent stays as it was said';
const LEDGER_LAW = 'books are kept by law, and name nobody but by ids';
const STAFF = 'names a member of staff by id';
const ARCHIVE = 'in the archive that a person makes';
const MACHINES = 'only machines read it';
const TOTALS = { erasing: { kept: LEDGER_LAW }, exporting: { part: 'royalties' } } as const;
const TRENDS = { erasing: { kept: 'figures of recordings, by ids' }, exporting: { internal: ARCHIVE } } as const;
const LEDGER = {
  erasing: { kept: LEDGER_LAW },
  exporting: { internal: 'royalties and withdrawals say the same' },
} as const;
const DELIVERY = { erasing: { kept: SENT }, exporting: { internal: ARCHIVE } } as const;
const BY_STAFF = { erasing: { kept: STAFF }, exporting: { internal: STAFF } } as const;
const SIGN_IN = { erasing: 'removed', exporting: { internal: 'it opens the account' } } as const;

/**
 * Every table in which an account stands, directly or through what belongs to it. A test walks the schema and fails for a table that
 * is not listed, so that nobody forgets erasing and exporting when a table is added.
 */
export const PERSONAL_DATA: Readonly<Record<string, PersonalData>> = {
  users: { erasing: 'emptied', exporting: { part: 'account' } },
  subscriptions: { erasing: { kept: LEDGER_LAW }, exporting: { part: 'subscription' } },
  sessions: { erasing: 'removed', exporting: { part: 'sessions' } },
  audit_events: { erasing: 'emptied', exporting: { part: 'actions' } },
  account_exports: { erasing: 'removed', exporting: { part: 'archives' } },
  idempotency_keys: { erasing: 'removed', exporting: { internal: MACHINES } },

  pending_logins: SIGN_IN,
  two_factors: { erasing: 'removed', exporting: { part: 'two_factor' } },
  recovery_codes: SIGN_IN,
  account_links: { erasing: 'removed', exporting: { part: 'links_in_mails' } },
  identities: { erasing: 'removed', exporting: { part: 'identities' } },
  api_tokens: { erasing: 'removed', exporting: { part: 'api_tokens' } },
  security_events: { erasing: 'removed', exporting: { part: 'security_events' } },

  notifications: { erasing: 'removed', exporting: { part: 'notifications' } },
  activity_events: { erasing: 'removed', exporting: { part: 'activity' } },

  artists: { erasing: 'emptied', exporting: { part: 'artists' } },
  labels: { erasing: 'removed', exporting: { part: 'labels' } },
  releases: { erasing: 'emptied', exporting: { part: 'releases' } },
  tracks: { erasing: { kept: SENT }, exporting: { part: 'tracks' } },
  release_agreements: { erasing: 'emptied', exporting: { part: 'agreements' } },
  release_status_changes: { erasing: 'emptied', exporting: { part: 'release_history' } },
  release_submissions: { erasing: 'removed', exporting: { internal: 'the release says the same' } },
  release_findings: { erasing: 'removed', exporting: { internal: 'notes for the people who review' } },
  release_proofs: { erasing: 'removed', exporting: { part: 'proofs' } },
  review_proposals: { erasing: 'removed', exporting: { internal: 'notes for the people who review' } },
  uploads: { erasing: 'emptied', exporting: { part: 'uploads' } },

  release_snapshots: DELIVERY,
  deliveries: DELIVERY,
  delivery_assets: DELIVERY,
  delivery_messages: DELIVERY,
  delivery_files: DELIVERY,
  delivery_attempts: DELIVERY,
  acknowledgements: DELIVERY,
  metadata_changes: { erasing: 'emptied', exporting: { part: 'metadata_changes' } },

  plan_checkouts: { erasing: 'emptied', exporting: { part: 'checkouts' } },
  plan_grants: { erasing: 'emptied', exporting: { part: 'granted_plans' } },
  plan_payments: { erasing: { kept: LEDGER_LAW }, exporting: { part: 'payments' } },
  plan_refunds: { erasing: { kept: LEDGER_LAW }, exporting: { part: 'refunds' } },
  plan_history: {
    erasing: { kept: 'which plan held when, by ids' },
    exporting: { internal: 'granted plans say the same' },
  },
  stripe_customers: { erasing: { kept: LEDGER_LAW }, exporting: { part: 'customer' } },
  stripe_subscriptions: { erasing: { kept: LEDGER_LAW }, exporting: { part: 'billed_subscriptions' } },

  payees: { erasing: 'emptied', exporting: { part: 'payees' } },
  split_versions: { erasing: { kept: LEDGER_LAW }, exporting: { part: 'splits' } },
  split_parts: { erasing: 'emptied', exporting: { part: 'split_parts' } },
  split_recoupments: { erasing: { kept: LEDGER_LAW }, exporting: { internal: 'splits and royalties say the same' } },
  payout_methods: { erasing: 'removed', exporting: { part: 'payout_method' } },
  withdrawals: { erasing: 'emptied', exporting: { part: 'withdrawals' } },
  withdrawal_changes: { erasing: { kept: LEDGER_LAW }, exporting: { part: 'withdrawal_history' } },
  earnings_holds: { erasing: { kept: LEDGER_LAW }, exporting: { part: 'earnings_holds' } },
  royalty_entries: { erasing: { kept: LEDGER_LAW }, exporting: { internal: ARCHIVE } },
  royalty_store_totals: TOTALS,
  royalty_country_totals: TOTALS,
  ledger_accounts: LEDGER,
  ledger_postings: LEDGER,
  ledger_transactions: LEDGER,
  ledger_checks: BY_STAFF,
  ledger_closings: BY_STAFF,
  exchange_rates: BY_STAFF,
  store_payments: BY_STAFF,
  sales_files: BY_STAFF,
  sales_inbox_files: BY_STAFF,
  sales_postings: BY_STAFF,
  sales_statements: BY_STAFF,
  suspense_lines: BY_STAFF,
  trend_suspense_lines: BY_STAFF,
  store_connections: BY_STAFF,

  trend_entries: TRENDS,
  trend_audience_days: TRENDS,
  trend_audience_months: TRENDS,
  trend_country_days: TRENDS,
  trend_country_months: TRENDS,
  trend_playlist_days: TRENDS,
  trend_playlist_first_days: TRENDS,
  trend_playlist_months: TRENDS,
  trend_track_days: TRENDS,
  trend_track_first_days: TRENDS,
  trend_track_months: TRENDS,

  fraud_cases: { erasing: { kept: 'figures of recordings, by ids' }, exporting: { part: 'fraud_cases' } },
  fraud_case_events: { erasing: 'emptied', exporting: { part: 'fraud_case_events' } },
  fraud_findings: {
    erasing: { kept: 'figures of recordings, by ids' },
    exporting: { internal: 'watch cases say the same' },
  },
};
