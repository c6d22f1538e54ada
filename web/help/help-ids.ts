/** The subjects of the answers, in the order of the page. */
export const HELP_TOPICS = ['release', 'stores', 'money', 'promote', 'rights', 'plan', 'account'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The answers of the help by subject, each with the place where it is done. Their texts are `help.answer.<id>`. */
export const WRITTEN = {
  release: {
    audio_files: 'new_release',
    artwork: 'new_release',
    release_date: 'new_release',
    track_count: 'new_release',
    monthly_releases: 'releases',
    codes: 'new_release',
    songwriters: 'new_release',
    cover_song: 'new_release',
    ai_music: 'new_release',
    drafts: 'releases',
    lyrics_in_stores: 'new_release',
    countries: 'new_release',
    opening_time: 'new_release',
    review: 'releases',
    needs_changes: 'releases',
  },
  stores: {
    which_stores: 'stores',
    store_refused: 'releases',
    wrong_page: 'artists',
    edit_live: 'metadata-change',
    one_store: 'releases',
    move_here: 'content-relocation',
    move_away: 'releases',
  },
  money: {
    money_when: 'months',
    withdraw_minimum: 'withdraw',
    withdraw_not_yet: 'royalties',
    payout_method: 'payout_method',
    splits: 'collaborators',
    statements: 'statements',
    line_check: 'lines',
    fine: 'lines',
    flagged_streams: 'stream_watch',
  },
  promote: {
    presave: 'presave',
    presave_day: 'presave',
    smart_link: 'smart_links',
    banners: 'banner',
    pitching: 'playlists',
    mastering: 'mastering',
    cover_art_tool: 'cover_art',
    lyrics_tool: 'lyrics',
    referral: 'referral',
  },
  rights: {
    content_id: 'new_release',
    claim: 'claims',
    youtube_channel: 'whitelist-youtube',
    instagram: 'instagram-linking',
  },
  plan: {
    invoices: 'invoices',
  },
  account: {
    forgot_password: 'password',
    two_factor: 'two_factor',
    lost_phone: 'two_factor',
    devices: 'devices',
    api: 'api_tokens',
    emails: 'emails',
    archive: 'archive',
    close_account: 'contact',
    support: 'contact',
  },
} as const satisfies Record<HelpTopic, Record<string, string>>;

/** The questions about plans, which the page of plans answers too. */
export const ABOUT_PLANS = {
  plan: {
    billing: 'plan',
    extra: 'upgrade',
    stays_live: 'plan',
    cancel: 'plan',
    refund: 'plan',
    upgrade: 'upgrade',
    downgrade: 'plan',
    failed: 'plan',
    artists: 'upgrade',
  },
  money: { share: 'royalties', payout: 'withdraw' },
  stores: { takedown: 'releases', in_stores: 'releases' },
  rights: { rights: 'contact' },
} as const satisfies Partial<Record<HelpTopic, Record<string, string>>>;

type KeysOf<Groups> = Groups extends unknown ? { [Topic in keyof Groups]: keyof Groups[Topic] }[keyof Groups] : never;
export type WrittenId = KeysOf<typeof WRITTEN>;
export type PlanId = KeysOf<typeof ABOUT_PLANS>;

/** The name of an answer, and the end of its address: `/help/withdraw-minimum`. */
export type HelpId = WrittenId | `plan_${PlanId}`;
