// Exceptions from the rule of `check-tables.mjs`, each with its reason.

/** Tables that serve every noun. */
export const TABLES_OF_THE_PLATFORM = ['call_counts', 'clock_offset', 'idempotency_keys', 'rate_limits', 'sweep_lease'];

/** `<room>/<noun> <table>`: a noun that writes a table of another one. */
export const WRITES_OF_OTHER_NOUNS = {
  'catalogue/artist releases': 'a new name reaches the drafts of the artist under the lock of both',
  'catalogue/release artists': 'the first release that is live dates the artist',
  'catalogue/upload artists': 'an erased picture is no longer the picture of an artist',
  'identity/auth account_links':
    'signing in with a provider voids open links, and the pruning of sign-ins removes old ones',
  'identity/auth api_tokens': 'a call with a token dates its last use; a reclaimed account loses its tokens',
  'identity/auth rate_limits': 'the pruning of sign-ins removes what has run out',
  'insight/trends sales_files': 'a file of trends is reversed with its days, in one statement for many files',
  'money/plan subscriptions':
    'the plan in force, which identity reads with every call, is computed from bills and grants',
  'money/royalty sales_files': 'a reversal is a file of its own, which mirrors the reversed one',
  'people/user idempotency_keys': 'erasing an account forgets the answers to its calls',
};

/** `<room>/<noun> <table>`: a noun that reads a table of a room above. */
export const READS_OF_ROOMS_ABOVE = {
  'catalogue/artist smart_links': 'the public list of artists leads to their pages',
  'catalogue/release deliveries': 'the list of releases counts the stores that are live or refused',
  'catalogue/release release_snapshots': 'erasing keeps what was sent to a store',
  'catalogue/store acknowledgements': 'the list of stores for staff shows how each connection does',
  'catalogue/store deliveries': 'the list of stores for staff shows how each connection does',
  'catalogue/store delivery_messages': 'the list of stores for staff shows how each connection does',
  'catalogue/store store_connections': 'the list of stores for staff shows how each connection does',
  'catalogue/upload delivery_assets': 'a file stays while something uses it',
  'catalogue/upload form_drafts': 'a file stays while something uses it',
  'catalogue/upload form_requests': 'a file stays while something uses it',
  'catalogue/upload masterings': 'a file stays while something uses it',
  'catalogue/upload rights_claims': 'a file stays while something uses it',
  'distribution/release-mail smart_links': 'the email about a release that is live names its public page',
  'events/activity releases': 'a notification belongs to the owner of a release and names it',
  'events/webhook deliveries': 'an event of a release tells its state in every store',
  'events/webhook releases': 'an event belongs to the owner of a release and names it',
  'identity/audit announcements': 'the log names what was acted on',
  'identity/audit artists': 'the log names what was acted on',
  'identity/audit deliveries': 'the log names what was acted on',
  'identity/audit fine_disputes': 'the log names what was acted on',
  'identity/audit form_requests': 'the log names what was acted on',
  'identity/audit fraud_cases': 'the log names what was acted on',
  'identity/audit metadata_changes': 'the log names what was acted on',
  'identity/audit payees': 'the log names what was acted on',
  'identity/audit playlists': 'the log names what was acted on',
  'identity/audit releases': 'the log names what was acted on',
  'identity/audit rights_claims': 'the log names what was acted on',
  'identity/audit royalty_charges': 'the log names what was acted on',
  'identity/audit sales_files': 'the log names what was acted on',
  'identity/audit stores': 'the log names what was acted on',
  'identity/audit tracks': 'the log names what was acted on',
  'insight/analytics presave_campaigns': 'a chart of streams marks when a campaign opened and saved',
  'insight/analytics presave_fans': 'an event of a campaign says how many fans asked for the release',
};
