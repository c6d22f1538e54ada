// Written by tools/client from the description of the calls: `npm run client` writes it again.

/** A UUID. */
export type Id = string;

/** A UTC calendar day: `2026-11-27`. */
export type CalendarDate = string;

/** An instant in UTC: `2026-11-27T12:00:00.000Z`. */
export type Instant = string;

export interface AnalyticsCatalog {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  step: AnalyticsCatalogStep;
  freshness: Array<Trend>;
  is_limited: boolean;
  refresh_seconds: number | null;
  items: Array<{ release: AnalyticsCatalogRelease | null; streams: Save; flagged: number }>;
  others: { releases: number; streams: Save; flagged: number } | null;
}

export interface AnalyticsDemographics {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  step: AnalyticsCatalogStep;
  freshness: Array<Trend>;
  is_limited: boolean;
  refresh_seconds: number | null;
  groups: Array<AnalyticsDemographicsGroup>;
}

export interface AnalyticsFilters {
  artists: Array<AnalyticsFiltersArtist>;
  releases: Array<AnalyticsFiltersRelease>;
  tracks: Array<AnalyticsFiltersTrack>;
}

export interface AnalyticsOverview {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  step: AnalyticsCatalogStep;
  freshness: Array<Trend>;
  is_limited: boolean;
  refresh_seconds: number | null;
  figures: AnalyticsOverviewFigure;
  revenue: AnalyticsOverviewRevenue;
  series: Array<AnalyticsOverviewSeries>;
  open: AnalyticsOverviewSeriesBefore | null;
  tracks: Array<DashboardTopTrack>;
  annotations: Array<Annotation>;
  unreported: Array<AnalyticsOverviewUnreported>;
  silent_stores: Array<{ count: AnalyticsOverviewUnreported; stores: Array<FlaggedStore> }>;
  starts_on: CalendarDate | null;
  open_fraud_cases: number;
}

export interface AnalyticsTrack {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  step: AnalyticsCatalogStep;
  freshness: Array<Trend>;
  is_limited: boolean;
  refresh_seconds: number | null;
  track: AnalyticsTrackTrack;
  release: AnalyticsTrackRelease;
  all_time: AnalyticsTrackAllTime;
  figures: AnalyticsTrackFigure;
  weeks: Array<AnalyticsTrackWeek>;
  open_week: AnalyticsTrackWeek | null;
  events: Array<AnalyticsEvent>;
  sources: AnalyticsTrackSource;
  countries: Array<{ country: string; streams: Save; flagged: number }>;
  other_countries: { countries: number; streams: Save; flagged: number } | null;
}

export interface Artist {
  id: Id;
  name: string;
  type: ArtistType;
  main_genre: Genre;
  subgenre: Genre | null;
  legal_first_name: string;
  legal_last_name: string;
  biography: string | null;
  website: string | null;
  country: string | null;
  spotify_id: string | null;
  apple_music_id: string | null;
  isni: string | null;
  new_pages: Array<'spotify' | 'apple_music'>;
  picture_upload_id: Id | null;
  show_in_catalogue: boolean;
  picture: Upload | null;
  has_spotify_artist_key: boolean;
  followers: number | null;
  verified: boolean;
  release_count: number;
  renamable: boolean;
  created_at: Instant;
}

export interface ArtistPage {
  link: string | null;
  state: 'public' | 'off' | 'empty';
  email_followers: number;
}

export interface CoverArt {
  id: Id;
  status: CoverArtStatus;
  prompt: string;
  title: string;
  artist: string;
  genre: Genre;
  mood: CoverArtMood;
  palette: Palette | null;
  style: CoverArtStyle | null;
  seed: number;
  engine: CoverArtEngine;
  wanted: number;
  candidates: Array<CoverArtCandidate>;
  failure_code: string | null;
  seconds: number | null;
  created_at: Instant;
}

export interface DashboardFigures {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  streams: DashboardFiguresStream;
  listeners: DashboardFiguresStream;
  playlist_adds: DashboardFiguresStream;
  trends: Array<Trend>;
  revenue: DashboardFiguresRevenue | null;
  statements: AnalyticsOverviewRevenueFreshness;
}

export interface DashboardFirstSteps {
  artist: boolean;
  release: boolean;
  submission: boolean;
}

export interface DashboardNextRelease {
  release: DashboardNextReleaseRelease | null;
}

export interface DashboardReleases {
  latest: Array<DashboardReleasesLatest>;
  upcoming: Array<DashboardReleasesLatest>;
}

export interface DashboardStreams {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  series: Array<DashboardStreamsSeries>;
  open: number | null;
  marks: Array<{ at: CalendarDate; title: string }>;
}

export interface Lyric {
  title: string;
  genre: Genre;
  mood: LyricMood;
  language: Lang;
  dedicated_to: string;
  custom_words: Array<string>;
  id: Id;
  writer: LyricWriter;
  sections: Array<{ kind: LyricKind; lines: Array<{ text: string; locked: boolean; by: 'tool' | 'artist' }> }>;
  created_at: Instant;
  updated_at: Instant;
}

export interface Mastering {
  id: Id;
  project_name: string;
  filename: string;
  status: CoverArtStatus;
  created_at: Instant;
  preset: Preset | null;
  reference_filename: string | null;
  group_id: Id | null;
  integrated_lufs: number | null;
  loop: MasteringLoop;
  upload_id: Id;
  stage: 'measuring' | 'shaping' | 'limiting' | 'encoding' | null;
  stage_share: number;
  failure_code: string | null;
  report: MasteringReport | null;
  files: Array<{ name: MasteringName; size_bytes: number }>;
  blind_test: { rounds: number; correct: number } | null;
}

export interface ReleaseAllowance {
  used: number;
  max: number;
  resets_on: CalendarDate;
}

export interface ReleaseRepeatedAnswers {
  last: { id: Id; title: string; answers: ReleaseRepeatedAnswersAnswer } | null;
}

export interface Release {
  id: Id;
  version: number;
  status: DashboardNextReleaseReleaseStatus;
  artist_id: Id;
  primary_artist: string;
  title: string;
  version_title: string | null;
  various_artists: boolean;
  co_artists: Array<string>;
  featured_artists: Array<string>;
  credited_pages: Array<CreditedPage>;
  release_type: ReleaseType;
  language: string | null;
  primary_genre: Genre | null;
  secondary_genre: Genre | null;
  record_label: string | null;
  upc: string | null;
  p_line_year: number | null;
  p_line_owner: string | null;
  c_line_year: number | null;
  c_line_owner: string | null;
  explicit: boolean;
  artwork_ai: ReleaseArtworkAi | null;
  schedule: Schedule;
  release_date: CalendarDate | null;
  release_opening: ReleaseOpening;
  release_time: string | null;
  release_zone: string | null;
  original_release_date: CalendarDate | null;
  territory_mode: TerritoryMode;
  territories: Array<string>;
  claim_policy: ReleaseRepeatedAnswersAnswerClaimPolicy;
  claim_exceptions: Array<ClaimException>;
  store_ids: Array<string>;
  presave_enabled: boolean;
  presave_date: CalendarDate | null;
  artwork: Upload | null;
  tracks: Array<ReleaseTrack>;
  live_date: CalendarDate | null;
  submitted_on: Instant | null;
  delivery_quality: 'standard' | 'high' | null;
  expected_live: AnalyticsCatalogRange | null;
  reopening: ReleaseReopening | null;
  takedown: Takedown | null;
  timeline: Array<Timeline>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ReleaseCalendar {
  release_id: Id;
  phase: ReleaseCalendarPhase;
  today: CalendarDate;
  submitted_on: CalendarDate | null;
  approved_on: CalendarDate | null;
  reviewed_by: CalendarDate | null;
  release_date: CalendarDate | null;
  live_date: CalendarDate | null;
  last_day: CalendarDate | null;
  day: number | null;
  days_left: number | null;
  is_late: boolean;
  marks: Array<ReleaseCalendarMark>;
  fans: Array<{ day: CalendarDate; fans: number }>;
  fans_total: number | null;
  visits: Array<{ day: CalendarDate; visits: number }>;
  streams: Array<{ day: CalendarDate; streams: number | null; is_open: boolean }>;
  streams_total: number | null;
  months: Array<{ period: string; streams: number }>;
  figures_on: CalendarDate | null;
  before: ReleaseCalendarBefore | null;
  live: Array<{ store: FlaggedStore; at: Instant }>;
  waiting: Array<{ store: FlaggedStore; expected_on: CalendarDate | null }>;
  link: string | null;
  people: Array<{
    name: string;
    state: 'uninvited' | 'invited' | 'claimed' | 'declined';
    invited_on: CalendarDate | null;
  }>;
  story: string;
  next:
    | ReleaseCalendarNext
    | ReleaseCalendarNext2
    | ReleaseCalendarNext3
    | ReleaseCalendarNext4
    | ReleaseCalendarNext5
    | ReleaseCalendarNext6
    | ReleaseCalendarNext7
    | ReleaseCalendarNext8
    | ReleaseCalendarNext9
    | ReleaseCalendarNext10
    | ReleaseCalendarNext11
    | ReleaseCalendarNext12
    | ReleaseCalendarNext13
    | ReleaseCalendarNext14
    | ReleaseCalendarNext15
    | ReleaseCalendarNext16
    | ReleaseCalendarNext17
    | ReleaseCalendarNext18
    | ReleaseCalendarNext19
    | ReleaseCalendarNext20
    | ReleaseCalendarNext21
    | ReleaseCalendarNext22
    | ReleaseCalendarNext23
    | ReleaseCalendarNext24
    | ReleaseCalendarNext25
    | ReleaseCalendarNext26
    | ReleaseCalendarNext27
    | ReleaseCalendarNext28
    | null;
  soon: Array<
    | ReleaseCalendarNext
    | ReleaseCalendarNext2
    | ReleaseCalendarNext3
    | ReleaseCalendarNext4
    | ReleaseCalendarNext5
    | ReleaseCalendarNext6
    | ReleaseCalendarNext7
    | ReleaseCalendarNext8
    | ReleaseCalendarNext9
    | ReleaseCalendarNext10
    | ReleaseCalendarNext11
    | ReleaseCalendarNext12
    | ReleaseCalendarNext13
    | ReleaseCalendarNext14
    | ReleaseCalendarNext15
    | ReleaseCalendarNext16
    | ReleaseCalendarNext17
    | ReleaseCalendarNext18
    | ReleaseCalendarNext19
    | ReleaseCalendarNext20
    | ReleaseCalendarNext21
    | ReleaseCalendarNext22
    | ReleaseCalendarNext23
    | ReleaseCalendarNext24
    | ReleaseCalendarNext25
    | ReleaseCalendarNext26
    | ReleaseCalendarNext27
    | ReleaseCalendarNext28
  >;
  folded: Array<
    | ReleaseCalendarNext
    | ReleaseCalendarNext2
    | ReleaseCalendarNext3
    | ReleaseCalendarNext4
    | ReleaseCalendarNext5
    | ReleaseCalendarNext6
    | ReleaseCalendarNext7
    | ReleaseCalendarNext8
    | ReleaseCalendarNext9
    | ReleaseCalendarNext10
    | ReleaseCalendarNext11
    | ReleaseCalendarNext12
    | ReleaseCalendarNext13
    | ReleaseCalendarNext14
    | ReleaseCalendarNext15
    | ReleaseCalendarNext16
    | ReleaseCalendarNext17
    | ReleaseCalendarNext18
    | ReleaseCalendarNext19
    | ReleaseCalendarNext20
    | ReleaseCalendarNext21
    | ReleaseCalendarNext22
    | ReleaseCalendarNext23
    | ReleaseCalendarNext24
    | ReleaseCalendarNext25
    | ReleaseCalendarNext26
    | ReleaseCalendarNext27
    | ReleaseCalendarNext28
  >;
  done: Array<
    | ReleaseCalendarNext
    | ReleaseCalendarNext2
    | ReleaseCalendarNext3
    | ReleaseCalendarNext4
    | ReleaseCalendarNext5
    | ReleaseCalendarNext6
    | ReleaseCalendarNext7
    | ReleaseCalendarNext8
    | ReleaseCalendarNext9
    | ReleaseCalendarNext10
    | ReleaseCalendarNext11
    | ReleaseCalendarNext12
    | ReleaseCalendarNext13
    | ReleaseCalendarNext14
    | ReleaseCalendarNext15
    | ReleaseCalendarNext16
    | ReleaseCalendarNext17
    | ReleaseCalendarNext18
    | ReleaseCalendarNext19
    | ReleaseCalendarNext20
    | ReleaseCalendarNext21
    | ReleaseCalendarNext22
    | ReleaseCalendarNext23
    | ReleaseCalendarNext24
    | ReleaseCalendarNext25
    | ReleaseCalendarNext26
    | ReleaseCalendarNext27
    | ReleaseCalendarNext28
  >;
  shows_live: boolean;
}

export interface ReleaseStats {
  all_time: ReleaseStatsAllTime;
  stores: Array<ReleaseStatsStore>;
  last_30_days: ReleaseStatsLast30Day;
  freshness: { trends: Array<Trend>; statements: AnalyticsOverviewRevenueFreshness };
}

export interface RoyaltyBalance {
  available_micros: number;
  reported_micros: number;
  reported_due_on: CalendarDate | null;
  late_micros: number;
  balance_micros: number;
  pending_micros: number;
  paid_micros: number;
  earned_micros: number;
  on_hold_micros: number;
}

export interface RoyaltyBreakdown {
  by: RoyaltyBreakdownBy;
  items: Array<RoyaltyBreakdownItem>;
  rest: { parts: number; amount_micros: number } | null;
  total: RoyaltyBreakdownTotal;
  freshness: AnalyticsOverviewRevenueFreshness;
}

export interface RoyaltyEntry {
  transaction_id: string;
  kind: RoyaltyEntryKind;
  dispute: RoyaltyEntryDispute | null;
  returned_on: CalendarDate | null;
  status: RoyaltyEntryStatus;
  received: Received;
  payment_due_on: CalendarDate;
  period: string;
  date: CalendarDate | null;
  platform: FlaggedStore;
  country: string;
  track: RoyaltyEntryTrack;
  release: ReleaseCalendarBeforeRelease | null;
  statement_id: string;
  units: number;
  gross_micros: number;
  amount_micros: number;
  is_share: boolean;
  upc: string | null;
  gross: { amount: string; currency: string };
  exchange: { rate: string; day: CalendarDate | null; source: 'report' | 'table' } | null;
  share_basis_points: number;
  net_micros: number;
  recouped_micros: number;
  split: Array<RoyaltyEntrySplit>;
  source: RoyaltyEntrySource;
  charge: RoyaltyEntryCharge | null;
  reverses: string | null;
  reversed_by: string | null;
  freshness: AnalyticsOverviewRevenueFreshness;
}

export interface RoyaltyEntryLine {
  file_name: string;
  line_no: number;
  text: string;
}

export interface RoyaltyOverview {
  available_micros: number;
  reported_micros: number;
  reported_due_on: CalendarDate | null;
  late_micros: number;
  balance_micros: number;
  pending_micros: number;
  paid_micros: number;
  earned_micros: number;
  on_hold_micros: number;
  reported_months: Array<{ period: string; due_on: CalendarDate; amount_micros: number }>;
  holds: Array<RoyaltyOverviewHold>;
  next_payout: RoyaltyOverviewNextPayout | null;
  months: Array<{ period: string; amount_micros: number; shares_micros: number }>;
  withdrawals: {
    paid: number;
    paid_since: CalendarDate | null;
    last: { amount_cents: number; requested_on: CalendarDate } | null;
  };
  flow: RoyaltyOverviewFlow | null;
  newest: RoyaltyOverviewNewest | null;
  shares: { amount_micros: number; tracks: number };
  first_report: { has_live_releases: boolean; due_on: CalendarDate | null } | null;
  freshness: AnalyticsOverviewRevenueFreshness;
}

export interface RoyaltyStatement {
  period: string;
  lines: number;
  units: number;
  amount_micros: number;
  platforms: Array<RoyaltyStatementPlatform>;
  reported_micros: number;
  received_micros: number;
  charges: Array<RoyaltyCharge>;
  gross_micros: number;
  net_micros: number;
  tracks: Array<RoyaltyStatementTrack>;
  reports: Array<RoyaltyStatementReport>;
  freshness: AnalyticsOverviewRevenueFreshness;
}

export interface SmartLink {
  id: Id;
  release_id: Id;
  title: string;
  version_title: string | null;
  artist: string;
  artwork_upload_id: Id | null;
  link: string;
  key: string;
  status: SmartLinkStatus;
  is_on: boolean;
  live_store_count: number;
  views: number;
  clicks: number;
  open: SmartLinkOpen;
  unmarked: SmartLinkOpen;
  theme: SmartLinkTheme | null;
  accent: SmartLinkAccent;
  cover_tint: Tint | null;
  stores: Array<SmartLinkStore>;
}

export interface SmartLinkAnalytics {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  open: SmartLinkOpen | null;
  comparison: AnalyticsCatalogRange | null;
  step: AnalyticsCatalogStep;
  figures: SmartLinkAnalyticsFigure;
  series: Array<{ at: CalendarDate; views: number; clicks: number }>;
  marked_days: Array<SmartLinkAnalyticsMarkedDay>;
  annotations: Array<Annotation>;
  stores: Array<{ store: FlaggedStore; clicks: number; streams: number | null }>;
  countries: Array<SmartLinkAnalyticsCountry>;
  referrers: Array<SmartLinkAnalyticsCountry>;
  devices: Array<{ key: 'phone' | 'tablet' | 'desktop'; views: number; clicks: number }>;
}

export interface Upload {
  id: Id;
  kind: 'audio' | 'artwork' | 'picture' | 'document' | 'mastering';
  filename: string;
  size_bytes: number;
  state: 'preparing' | 'uploading' | 'processing' | 'complete' | 'failed';
  failure_code: string | null;
  failure_params: Record<string, string | number> | null;
  audio: UploadAudio | null;
  artwork: UploadArtwork | null;
  created_at: Instant;
}

export interface UploadWaveform {
  duration_ms: number;
  min: Array<number>;
  max: Array<number>;
}

export interface WatchRecord {
  since: CalendarDate | null;
  cases: WatchRecordCase;
  fines: { warned: number; unwarned: number };
  warned_days: number | null;
}

export interface Watch {
  id: Id;
  release: WatchRelease;
  store: FlaggedStore;
  state: WatchState;
  rules: Array<WatchRule>;
  first_day: CalendarDate;
  last_day: CalendarDate;
  days: number;
  streams: number;
  answer: WatchAnswer | null;
  verdict: Verdict | null;
  opened_at: Instant;
  changed_at: Instant;
  findings: Array<WatchFinding>;
  series: Array<WatchSeries>;
  countries: Array<WatchCountry>;
  playlists: Array<WatchPlaylist>;
  devices: Array<WatchDevice>;
  track_count: number;
  tracks: Array<WatchTrack>;
  history: Array<WatchHistory>;
  fines: Array<RoyaltyCharge>;
  freshness: { until: CalendarDate; received_at: Instant } | null;
  owner: AnalyticsFiltersArtist | null;
  is_own: boolean;
}

export interface WebhookMessage {
  id: Id;
  type: WebhookMessageType;
  state: WebhookMessageState;
  created_at: Instant;
  next_attempt_at: Instant | null;
  last_attempt: LastAttempt | null;
  endpoint_id: Id;
  payload: string;
  attempts: Array<WebhookMessageAttempt>;
}

export interface Webhook {
  id: Id;
  url: string;
  events: Array<WebhookEvent>;
  off_reason: 'by_owner' | 'failing' | 'gone' | null;
  off_at: Instant | null;
  failing_since: Instant | null;
  last_attempt_at: Instant | null;
  last_delivered_at: Instant | null;
  old_secret_ends_at: Instant | null;
  undelivered: number;
  created_at: Instant;
}

export interface ActivityList {
  items: Array<Activity>;
  next_cursor: string | null;
  total: number;
}

export interface Activity {
  id: Id;
  type: ActivityType;
  release: ReleaseCalendarBeforeRelease | null;
  params: Record<string, string | number>;
  created_at: Instant;
}

export interface AnalyticsEventList {
  items: Array<AnalyticsEvent>;
  total: number;
}

export interface AnalyticsEvent {
  at: CalendarDate;
  until: CalendarDate;
  kind: AnalyticsEventKind;
  title: string;
  store: FlaggedStore | null;
  track: string | null;
  track_count: number;
  release_id: Id | null;
  case_id: Id | null;
  reason: FlaggedReason | null;
  streams: number | null;
  fans: number | null;
  effect: { state: 'seen' | 'none' | 'early' | 'unknown'; week: number; before: number } | null;
}

export interface AnalyticsPlatformList {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  step: AnalyticsCatalogStep;
  freshness: Array<Trend>;
  is_limited: boolean;
  refresh_seconds: number | null;
  steps: Array<{ at: CalendarDate; before_at: CalendarDate | null }>;
  items: Array<AnalyticsPlatform>;
}

export interface AnalyticsPlatform {
  store: FlaggedStore;
  streams: Save;
  flagged: number;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  listeners: number | null;
  saves: number | null;
  followers: number | null;
  values: Array<number | null>;
}

export interface AnalyticsPlaylistList {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  step: AnalyticsCatalogStep;
  freshness: Array<Trend>;
  is_limited: boolean;
  refresh_seconds: number | null;
  figures: { playlist_adds: Save; streams: Save; playlists: Save };
  items: Array<AnalyticsPlaylist>;
  series: Array<AnalyticsPlaylistListSeries>;
}

export interface AnalyticsPlaylist {
  playlist_no: number;
  name: string;
  store: FlaggedStore;
  streams: Save;
  flagged: number;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  listeners: number;
  playlist_adds: number;
  first_seen: CalendarDate;
}

export interface AnalyticsReleaseStreamList {
  items: Array<AnalyticsReleaseStream>;
}

export interface AnalyticsReleaseStream {
  release_id: Id;
  days: Array<number>;
}

export interface AnalyticsStartList {
  items: Array<AnalyticsStart>;
  has_more: boolean;
  next: AnalyticsStartListNext | null;
}

export interface AnalyticsStart {
  id: Id;
  title: string;
  artwork_upload_id: Id | null;
  live_date: CalendarDate;
  days: Array<number | null>;
  saved: { saves: number; streams: number } | null;
}

export interface AnalyticsTerritoryList {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  step: AnalyticsCatalogStep;
  freshness: Array<Trend>;
  is_limited: boolean;
  refresh_seconds: number | null;
  items: Array<AnalyticsTerritory>;
}

export interface AnalyticsTerritory {
  country: string;
  streams: Save;
  flagged: number;
  listeners: number;
  share_basis_points: number;
}

export interface ArtistList {
  items: Array<Artist>;
  next_cursor: string | null;
  total: number;
}

export interface ArtistKnownNameList {
  items: Array<string>;
  next_cursor: string | null;
  total: number;
}

export interface CollaboratorList {
  items: Array<Collaborator>;
  next_cursor: string | null;
  total: number;
  payees: Array<CollaboratorPayee>;
  this_month: string;
}

export interface Collaborator {
  id: Id;
  title: string;
  primary_artist: string;
  status: DashboardNextReleaseReleaseStatus;
  artwork_upload_id: Id | null;
  tracks: Array<CollaboratorTrack>;
}

export interface CollaboratorPayeeList {
  items: Array<CollaboratorPayee>;
  next_cursor: string | null;
  total: number;
}

export interface CollaboratorPayee {
  id: Id;
  name: string;
  email: string;
  state: RoyaltyOverviewFlowPeopleState;
  invited_at: Instant;
  answered_at: Instant | null;
  mail_refusal: string | null;
  earned_micros: number;
  waiting_micros: number;
}

export interface CollaboratorReceivedShareList {
  items: Array<CollaboratorReceivedShare>;
  next_cursor: string | null;
  total: number;
}

export interface CollaboratorReceivedShare {
  payee_id: Id;
  track_id: Id;
  title: string;
  artist: string;
  share_basis_points: number;
  next: { effective_from: string; share_basis_points: number } | null;
  earned_micros: number;
}

export interface CoverArtList {
  items: Array<CoverArt>;
  next_cursor: string | null;
  total: number;
  quota: Quota;
  engine: CoverArtEngine;
}

export interface DashboardPlatformList {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  items: Array<DashboardPlatform>;
  checked: Array<FlaggedStore>;
}

export interface DashboardPlatform {
  store: FlaggedStore;
  streams: Save;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
}

export interface DashboardTopTrackList {
  range: AnalyticsCatalogRange;
  open_day: CalendarDate | null;
  flagged: Array<Flagged>;
  compared: AnalyticsCatalogRange | null;
  comparison: AnalyticsCatalogRange | null;
  revenue_month: string | null;
  items: Array<DashboardTopTrack>;
}

export interface DashboardTopTrack {
  track: RoyaltyEntryTrack;
  release: WatchRelease | null;
  streams: Save;
  flagged: number;
  listeners: number;
  saves: number;
  sparkline: Array<number>;
  revenue_micros: number;
}

export interface LabelList {
  items: Array<Label>;
  next_cursor: string | null;
  total: number;
}

export interface Label {
  id: Id;
  name: string;
  created_at: Instant;
}

export interface LyricList {
  items: Array<LyricListItem>;
  next_cursor: string | null;
  total: number;
  quota: Quota;
  may_generate: boolean;
  has_model: boolean;
}

export interface LyricListItem {
  id: Id;
  title: string;
  genre: Genre;
  mood: LyricMood;
  language: Lang;
  writer: LyricWriter;
  first_line: string;
  created_at: Instant;
  updated_at: Instant;
}

export interface MasteringList {
  items: Array<MasteringListItem>;
  next_cursor: string | null;
  total: number;
  quota: Quota;
}

export interface MasteringListItem {
  id: Id;
  project_name: string;
  filename: string;
  status: CoverArtStatus;
  created_at: Instant;
  preset: Preset | null;
  reference_filename: string | null;
  group_id: Id | null;
  integrated_lufs: number | null;
  loop: MasteringLoop;
}

export interface ReleaseList {
  items: Array<ReleaseListItem>;
  next_cursor: string | null;
  total: number;
  counts: Record<ReleaseListCount, number>;
}

export interface ReleaseListItem {
  id: Id;
  status: DashboardNextReleaseReleaseStatus;
  title: string;
  primary_artist: string;
  release_type: ReleaseType;
  release_date: CalendarDate | null;
  live_date: CalendarDate | null;
  upc: string | null;
  created_at: Instant;
  track_count: number;
  artwork_upload_id: Id | null;
  live_store_count: number;
  store_count: number;
}

export interface ReleaseDeliveryList {
  items: Array<ReleaseDelivery>;
  next_cursor: string | null;
  total: number;
}

export interface ReleaseDelivery {
  id: Id;
  store_id: string;
  store_name: string;
  closes_on: CalendarDate | null;
  contract: ReleaseDeliveryContract;
  state: ReleaseDeliveryState;
  changed_at: Instant;
  reason_code: string | null;
  attempts: number;
  next_attempt_at: Instant | null;
  live_at: Instant | null;
  removed_at: Instant | null;
  message: ReleaseDeliveryMessage | null;
  removed_tracks: Array<ReleaseDeliveryRemovedTrack>;
  page_check: ReleaseDeliveryPageCheck | null;
  lyrics: { state: 'sent' | 'live' | 'refused'; reason: string | null } | null;
}

export interface ReleaseMetadataChangeList {
  items: Array<ReleaseMetadataChange>;
  next_cursor: string | null;
  total: number;
}

export interface ReleaseMetadataChange {
  id: Id;
  release_id: Id;
  state: 'proposed' | 'approved' | 'declined' | 'withdrawn';
  differences: Array<{ path: string; before: string | null; after: string | null }>;
  note: string | null;
  answer: string | null;
  created_at: Instant;
  decided_at: Instant | null;
  stores: Array<ReleaseMetadataChangeStore>;
}

export interface RoyaltyChargeList {
  items: Array<RoyaltyCharge>;
  total: number;
  amount_micros: number;
}

export interface RoyaltyCharge {
  transaction_id: string;
  kind: RoyaltyOverviewNewestChargeKind;
  platform: FlaggedStore;
  track: RoyaltyOverviewNewestChargeTrack;
  release: ReleaseCalendarBeforeRelease | null;
  period: string;
  amount_micros: number;
  posted_at: Instant;
  returned_micros: number;
  returned_at: Instant | null;
  dispute: RoyaltyEntryDispute | null;
}

export interface RoyaltyEntryList {
  items: Array<RoyaltyEntryListItem>;
  next_cursor: string | null;
  total: number | null;
  freshness: AnalyticsOverviewRevenueFreshness;
}

export interface RoyaltyEntryListItem {
  transaction_id: string;
  kind: RoyaltyEntryKind;
  dispute: RoyaltyEntryDispute | null;
  returned_on: CalendarDate | null;
  status: RoyaltyEntryStatus;
  received: Received;
  payment_due_on: CalendarDate;
  period: string;
  date: CalendarDate | null;
  platform: FlaggedStore;
  country: string;
  track: RoyaltyEntryTrack;
  release: ReleaseCalendarBeforeRelease | null;
  statement_id: string;
  units: number;
  gross_micros: number;
  amount_micros: number;
  is_share: boolean;
}

export interface RoyaltyStatementList {
  items: Array<RoyaltyStatementListItem>;
  next_before: string | null;
  freshness: AnalyticsOverviewRevenueFreshness;
}

export interface RoyaltyStatementListItem {
  period: string;
  lines: number;
  units: number;
  amount_micros: number;
  platforms: Array<RoyaltyStatementListItemPlatform>;
}

export interface RoyaltyStoreMonthList {
  items: Array<RoyaltyStoreMonth>;
  as_of: Instant | null;
}

export interface RoyaltyStoreMonth {
  store_id: string;
  store_name: string;
  period: string;
  report_due_on: CalendarDate;
  payment_due_on: CalendarDate;
  estimate_micros: number | null;
  reported_micros: number | null;
  paid_micros: number;
  gap: RoyaltyStoreMonthGap;
}

export interface SmartLinkFindOfRelease {
  link: SmartLinkFindOfReleaseLink | null;
}

export interface SmartLinkList {
  items: Array<SmartLinkListItem>;
  next_cursor: string | null;
  total: number;
  has_published: boolean;
  views: number;
  clicks: number;
}

export interface SmartLinkListItem {
  id: Id;
  release_id: Id;
  title: string;
  version_title: string | null;
  artist: string;
  artwork_upload_id: Id | null;
  link: string;
  key: string;
  status: SmartLinkStatus;
  is_on: boolean;
  live_store_count: number;
  views: number;
  clicks: number;
  open: SmartLinkOpen;
}

export interface StoreList {
  items: Array<Store>;
  next_cursor: string | null;
  total: number;
}

export interface Store {
  id: string;
  name: string;
  category: StoreCategory;
  premium: boolean;
  connected: boolean;
  contract: ReleaseDeliveryContract;
  is_live: boolean;
  closes_on: CalendarDate | null;
  format: 'apple_package' | 'ern_382' | 'ern_43' | 'ern_432' | null;
  starts: 'any' | 'local_midnight' | 'instant';
  claims: boolean;
  takes_clip_start: boolean;
  takes_pre_orders: boolean;
  lyrics: 'none' | 'plain' | 'timed';
}

export interface UploadMatchList {
  items: Array<UploadMatch>;
}

export interface UploadMatch {
  release_id: Id;
  release_title: string;
  status: DashboardNextReleaseReleaseStatus;
  track_id: Id;
  track_title: string;
  position: number;
  is_identical: boolean;
}

export interface WatchList {
  items: Array<WatchListItem>;
  next_cursor: string | null;
  total: number;
  open: number;
}

export interface WatchListItem {
  id: Id;
  release: WatchRelease;
  store: FlaggedStore;
  state: WatchState;
  rules: Array<WatchRule>;
  first_day: CalendarDate;
  last_day: CalendarDate;
  days: number;
  streams: number;
  answer: WatchAnswer | null;
  verdict: Verdict | null;
  opened_at: Instant;
  changed_at: Instant;
}

export interface WebhookList {
  items: Array<Webhook>;
  max: number;
  is_paused: boolean;
}

export interface WebhookMessageList {
  items: Array<WebhookMessageListItem>;
  next_cursor: string | null;
  total: number;
}

export interface WebhookMessageListItem {
  id: Id;
  type: WebhookMessageType;
  state: WebhookMessageState;
  created_at: Instant;
  next_attempt_at: Instant | null;
  last_attempt: LastAttempt | null;
}

export interface CoverArtUseResult {
  release_id: Id;
  upload_id: Id;
  version: number;
}

export interface LyricUseResult {
  release_id: Id;
  track_id: Id;
}

export interface MasteringCreateForReleaseResult {
  items: Array<Mastering>;
}

export interface MasteringUseResult {
  release_id: Id;
  upload_id: Id;
}

export interface WebhookReplayResult {
  messages: number;
}

export interface CreateCoverArtBody {
  prompt: string;
  title: string;
  artist: string;
  language: string | null;
  genre: Genre;
  mood: CoverArtMood;
  palette: Palette | null;
  style: CoverArtStyle | null;
  vary: { run_id: Id; number: number } | null;
}

export interface UseCoverArtBody {
  release_id: Id;
  number: number;
}

export interface GenerateLyricBody {
  title: string;
  genre: Genre;
  mood: LyricMood;
  language: Lang;
  dedicated_to: string;
  custom_words: Array<string>;
}

export interface SaveOwnLyricBody {
  title: string;
  genre: Genre;
  mood: LyricMood;
  language: Lang;
  text: string;
}

export interface UpdateLyricBody {
  sections: Array<{ kind: LyricKind; lines: Array<{ text: string; locked: boolean }> }>;
}

export interface RewriteLyricBody {
  section: number | null;
  line: number | null;
}

export interface CreateMasteringBody {
  project_name: string;
  upload_id: Id;
  preset: Preset | null;
  reference_upload_id: Id | null;
  loop_start_seconds: number;
}

export interface CreateForReleaseMasteringBody {
  release_id: Id;
  preset: Preset;
  loop_start_seconds: number;
}

export interface CreateReleaseBody {
  title?: string | undefined;
  version_title?: string | null | undefined;
  various_artists?: boolean | undefined;
  co_artists?: Array<string> | undefined;
  featured_artists?: Array<string> | undefined;
  credited_pages?: Array<CreditedPage> | undefined;
  release_type?: ReleaseType | undefined;
  language?: string | null | undefined;
  primary_genre?: Genre | null | undefined;
  secondary_genre?: Genre | null | undefined;
  record_label?: string | null | undefined;
  upc?: string | null | undefined;
  p_line_year?: number | null | undefined;
  p_line_owner?: string | null | undefined;
  c_line_year?: number | null | undefined;
  c_line_owner?: string | null | undefined;
  explicit?: boolean | undefined;
  artwork_ai?: ReleaseArtworkAi | null | undefined;
  schedule?: Schedule | undefined;
  release_date?: CalendarDate | null | undefined;
  release_opening?: ReleaseOpening | undefined;
  release_time?: string | null | undefined;
  release_zone?: string | null | undefined;
  original_release_date?: CalendarDate | null | undefined;
  territory_mode?: TerritoryMode | undefined;
  territories?: Array<string> | undefined;
  claim_policy?: ReleaseRepeatedAnswersAnswerClaimPolicy | undefined;
  claim_exceptions?: Array<ClaimException> | undefined;
  store_ids?: Array<string> | undefined;
  presave_enabled?: boolean | undefined;
  presave_date?: CalendarDate | null | undefined;
  artist_id: Id | null;
  artwork_upload_id?: Id | null | undefined;
  tracks?: Array<CreateReleaseBodyTrack> | undefined;
  id?: Id | undefined;
}

export interface UpdateReleaseBody {
  title?: string | undefined;
  version_title?: string | null | undefined;
  various_artists?: boolean | undefined;
  co_artists?: Array<string> | undefined;
  featured_artists?: Array<string> | undefined;
  credited_pages?: Array<CreditedPage> | undefined;
  release_type?: ReleaseType | undefined;
  language?: string | null | undefined;
  primary_genre?: Genre | null | undefined;
  secondary_genre?: Genre | null | undefined;
  record_label?: string | null | undefined;
  upc?: string | null | undefined;
  p_line_year?: number | null | undefined;
  p_line_owner?: string | null | undefined;
  c_line_year?: number | null | undefined;
  c_line_owner?: string | null | undefined;
  explicit?: boolean | undefined;
  artwork_ai?: ReleaseArtworkAi | null | undefined;
  schedule?: Schedule | undefined;
  release_date?: CalendarDate | null | undefined;
  release_opening?: ReleaseOpening | undefined;
  release_time?: string | null | undefined;
  release_zone?: string | null | undefined;
  original_release_date?: CalendarDate | null | undefined;
  territory_mode?: TerritoryMode | undefined;
  territories?: Array<string> | undefined;
  claim_policy?: ReleaseRepeatedAnswersAnswerClaimPolicy | undefined;
  claim_exceptions?: Array<ClaimException> | undefined;
  store_ids?: Array<string> | undefined;
  presave_enabled?: boolean | undefined;
  presave_date?: CalendarDate | null | undefined;
  artist_id?: Id | null | undefined;
  artwork_upload_id?: Id | null | undefined;
  tracks?: Array<CreateReleaseBodyTrack> | undefined;
  version: number;
}

export interface CalendarReleaseBody {
  story?: string | undefined;
  tick?: { key: string; is_done: boolean } | undefined;
  live_seen?: true | undefined;
}

export interface SubmitReleaseBody {
  version: number;
  agreements: { owns_rights: boolean; no_infringement: boolean; release_terms: boolean };
}

export interface TakedownReleaseBody {
  reason: string | null;
  confirmed: boolean;
}

export interface UpdateSmartLinkBody {
  is_on?: boolean | undefined;
  theme?: SmartLinkTheme | null | undefined;
  accent?: SmartLinkAccent | undefined;
  store_order?: Array<string> | undefined;
  hidden_store_ids?: Array<string> | undefined;
}

export interface ActivityQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface AnalyticsQuery {
  period?: AnalyticsQueryPeriod | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  compare?: AnalyticsQueryCompare | undefined;
  artist?: Id | undefined;
  release?: Id | undefined;
  track?: Id | undefined;
}

export interface AnalyticsDownloadExportQuery {
  period?: AnalyticsQueryPeriod | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  compare?: AnalyticsQueryCompare | undefined;
  artist?: Id | undefined;
  release?: Id | undefined;
  track?: Id | undefined;
  tab?: 'overview' | 'playlists' | 'demographics' | 'territories' | 'platforms' | undefined;
}

export interface AnalyticsStartsQuery {
  artist?: Id | undefined;
  releases?: string | undefined;
}

export interface ArtistKnownNamesQuery {
  except_release?: Id | undefined;
}

export interface PageQuery {
  cursor?: string | undefined;
}

export interface CoverArtDownloadQuery {
  number?: number | undefined;
  form?: 'preview' | 'jpeg' | 'png' | undefined;
  download?: 'true' | undefined;
}

export interface DashboardStreamsQuery {
  days?: '7' | '30' | '90' | undefined;
}

export interface LyricQuery {
  search?: string | undefined;
  cursor?: string | undefined;
}

export interface MasteringQuery {
  search?: string | undefined;
  group_id?: Id | undefined;
  cursor?: string | undefined;
}

export interface MasteringDownloadQuery {
  name?: MasteringName | undefined;
  download?: 'true' | undefined;
}

export interface ReleaseQuery {
  sort?: 'newest' | 'oldest' | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  status?: ReleaseListCount | undefined;
  artist_id?: Id | undefined;
  release_type?: ReleaseType | undefined;
}

export interface ReleaseDownloadExportQuery {
  ids: string;
}

export interface ReleaseRepeatedAnswersQuery {
  artist_id: Id;
  except?: Id | undefined;
}

export interface ReleaseDownloadSharePictureQuery {
  shape?: 'story' | 'wide' | undefined;
  lang?: Lang | undefined;
}

export interface RoyaltyBreakdownQuery {
  from?: string | undefined;
  to?: string | undefined;
  platform?: string | undefined;
  country?: string | undefined;
  track?: Id | undefined;
  release?: Id | undefined;
  payee?: Id | undefined;
  by: RoyaltyBreakdownBy;
}

export interface RoyaltyChargesQuery {
  release?: Id | undefined;
  platform?: string | undefined;
}

export interface RoyaltyEntriesQuery {
  from?: string | undefined;
  to?: string | undefined;
  platform?: string | undefined;
  country?: string | undefined;
  track?: Id | undefined;
  release?: Id | undefined;
  payee?: Id | undefined;
  status?: RoyaltyEntryStatus | undefined;
  kind?: RoyaltyEntryKind | undefined;
  transaction_id?: string | undefined;
  cursor?: string | undefined;
}

export interface RoyaltyStatementsQuery {
  before?: string | undefined;
}

export interface RoyaltyStoreMonthsQuery {
  from?: string | undefined;
  to?: string | undefined;
}

export interface SmartLinksQuery {
  period?: AnalyticsQueryPeriod | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  compare?: AnalyticsQueryCompare | undefined;
}

export interface UploadDownloadImageQuery {
  size?: '300' | '1000' | 'full' | undefined;
}

export interface WatchQuery {
  release?: Id | undefined;
  cursor?: string | undefined;
}

export interface WebhookMessagesQuery {
  view?: 'all' | 'undelivered' | undefined;
  cursor?: string | undefined;
}

export interface ReleaseEventData {
  release_id: Id;
  title: string;
  upc: string | null;
  status: DashboardNextReleaseReleaseStatus;
  release_date: CalendarDate | null;
}

export interface StoreEventData {
  release_id: Id;
  title: string;
  upc: string | null;
  store_id: string;
  state: ReleaseDeliveryState;
  reason_code: string | null;
}

export interface StatementEventData {
  period: string;
}

export interface PayoutEventData {
  withdrawal_id: Id;
  amount_cents: number;
  net_cents: number;
  method: 'stripe' | 'payoneer';
  reason: PayoutEventDataReason | null;
}

export interface CampaignEventData {
  campaign_id: Id;
  release_id: Id;
  starts_on: CalendarDate;
  fans: number;
  stop_reason: 'taken_down' | 'account_blocked' | null;
}

export interface WebhookEventData {
  endpoint_id: Id;
}

export interface AnalyticsCatalogRange {
  from: CalendarDate;
  to: CalendarDate;
}

export interface Flagged {
  store: FlaggedStore;
  reason: FlaggedReason;
  streams: number;
}

export interface FlaggedStore {
  id: string;
  name: string;
}

export type FlaggedReason = 'checking' | 'artificial';

export type AnalyticsCatalogStep = 'day' | 'month';

export interface Trend {
  store: FlaggedStore;
  until: CalendarDate;
  received_at: Instant;
}

export interface AnalyticsCatalogRelease {
  id: Id;
  title: string;
  artwork_upload_id: Id | null;
  live_date: CalendarDate | null;
}

export interface Save {
  value: number;
  before: number | null;
}

export interface AnalyticsDemographicsGroup {
  age_group: AnalyticsDemographicsGroupAgeGroup;
  female: AnalyticsDemographicsGroupFemale;
  male: AnalyticsDemographicsGroupFemale;
  other: AnalyticsDemographicsGroupFemale;
  unknown: AnalyticsDemographicsGroupFemale;
}

export type AnalyticsDemographicsGroupAgeGroup =
  | 'unknown'
  | 'under_18'
  | '18_24'
  | '25_34'
  | '35_44'
  | '45_54'
  | '55_plus';

export interface AnalyticsDemographicsGroupFemale {
  listeners: number | null;
}

export interface AnalyticsFiltersArtist {
  id: Id;
  name: string;
}

export interface AnalyticsFiltersRelease {
  id: Id;
  title: string;
  artwork_upload_id: Id | null;
  artist_id: Id;
  artist: string;
}

export interface AnalyticsFiltersTrack {
  id: Id;
  title: string;
  version_type: VersionType | null;
  version_title: string | null;
  release_id: Id;
}

export type VersionType = 'original' | 'acoustic' | 'cover' | 'instrumental' | 'live' | 'remix';

export interface AnalyticsOverviewFigure {
  streams: Save;
  listeners: Save;
  saves: Save;
  playlist_adds: Save;
  followers: Save;
}

export interface AnalyticsOverviewRevenue {
  amount_micros: number;
  months: AnalyticsOverviewRevenueMonth;
  compared: AnalyticsOverviewRevenueCompared | null;
  freshness: AnalyticsOverviewRevenueFreshness;
}

export interface AnalyticsOverviewRevenueMonth {
  from: string;
  to: string;
}

export interface AnalyticsOverviewRevenueCompared {
  months: AnalyticsOverviewRevenueMonth;
  comparison: AnalyticsOverviewRevenueMonth;
  amount_micros: number;
  before_micros: number;
}

export interface AnalyticsOverviewRevenueFreshness {
  reported_at: Instant | null;
  until: string | null;
}

export interface AnalyticsOverviewSeries {
  at: CalendarDate;
  before_at: CalendarDate | null;
  streams: number;
  listeners: number;
  saves: number;
  playlist_adds: number;
  followers: number;
  is_reported: boolean;
  flagged: number;
  before: AnalyticsOverviewSeriesBefore | null;
}

export interface AnalyticsOverviewSeriesBefore {
  streams: number;
  listeners: number;
  saves: number;
  playlist_adds: number;
  followers: number;
}

export interface Annotation {
  at: CalendarDate;
  kind: 'release' | 'playlist';
  title: string;
  detail: string | null;
  id: Id | null;
}

export type AnalyticsOverviewUnreported = 'streams' | 'listeners' | 'saves' | 'playlist_adds' | 'followers';

export interface AnalyticsTrackTrack {
  id: Id;
  title: string | null;
  version_type: VersionType | null;
  version_title: string | null;
  artist: string | null;
  isrc: string | null;
  position: number;
}

export interface AnalyticsTrackRelease {
  id: Id;
  title: string;
  artwork_upload_id: Id | null;
  release_type: ReleaseType;
  track_count: number;
  live_date: CalendarDate | null;
  tint: Tint | null;
}

export type ReleaseType = 'single' | 'ep' | 'album' | 'compilation';

export interface Tint {
  hue: number;
  chroma: number;
}

export interface AnalyticsTrackAllTime {
  streams: number;
  since: CalendarDate | null;
  flagged: Array<Flagged>;
  earned_micros: number;
  statements: AnalyticsOverviewRevenueFreshness;
}

export interface AnalyticsTrackFigure {
  streams: Save;
  listeners: Save | null;
  saves: Save | null;
  playlists: Save;
  streams_with: { listeners: number; saves: number };
}

export interface AnalyticsTrackWeek {
  from: CalendarDate;
  to: CalendarDate;
  streams: number;
  flagged: number;
  is_reported: boolean;
}

export interface AnalyticsTrackSource {
  stores: Array<FlaggedStore>;
  streams: Save;
  playlists: Array<AnalyticsTrackSourcePlaylist>;
  others: { playlists: number; streams: Save; flagged: number } | null;
  outside: { streams: Save; flagged: number };
}

export interface AnalyticsTrackSourcePlaylist {
  playlist_no: number;
  name: string;
  store: FlaggedStore;
  streams: Save;
  flagged: number;
}

export type ArtistType = 'solo' | 'duo' | 'band' | 'group' | 'ensemble' | 'choir' | 'orchestra' | 'other';

export type Genre =
  | 'classical'
  | 'country'
  | 'electronic'
  | 'folk'
  | 'hiphop'
  | 'jazz'
  | 'latin'
  | 'metal'
  | 'pop'
  | 'reggae'
  | 'rnb'
  | 'rock'
  | 'world';

export type CoverArtStatus = 'pending' | 'success' | 'failed';

export type CoverArtMood = 'calm' | 'dreamy' | 'happy' | 'energetic' | 'in_love' | 'sad' | 'dark' | 'angry';

export type Palette =
  | 'volt'
  | 'ember'
  | 'midnight'
  | 'lagoon'
  | 'rose'
  | 'sand'
  | 'forest'
  | 'paper'
  | 'night'
  | 'plum'
  | 'sky'
  | 'dawn'
  | 'shore'
  | 'signal';

export type CoverArtStyle =
  | 'horizon'
  | 'contour'
  | 'geometry'
  | 'halftone'
  | 'collage'
  | 'glow'
  | 'marble'
  | 'linocut'
  | 'print'
  | 'panels'
  | 'type';

export type CoverArtEngine = 'embedded' | 'model';

export interface CoverArtCandidate {
  number: number;
  engine: CoverArtEngine;
  style: CoverArtStyle;
  palette: Palette;
  seed: number;
  size_bytes: number;
  contrast: number | null;
}

export interface DashboardFiguresStream {
  value: number;
  before: number | null;
  days: Array<number | null>;
}

export interface DashboardFiguresRevenue {
  month: string;
  amount_micros: number;
  before_micros: number | null;
  months: Array<number>;
}

export interface DashboardNextReleaseRelease {
  id: Id;
  status: DashboardNextReleaseReleaseStatus;
  title: string;
  primary_artist: string;
  release_type: ReleaseType;
  upc: string | null;
  artwork: Upload | null;
  release_date: CalendarDate | null;
  live_date: CalendarDate | null;
  submitted_on: Instant | null;
  expected_live: AnalyticsCatalogRange | null;
  takedown: Takedown | null;
  presave_enabled: boolean;
  presave_date: CalendarDate | null;
  timeline: Array<Timeline>;
  stores: { total: number; delivered: number };
}

export type DashboardNextReleaseReleaseStatus =
  | 'draft'
  | 'submitted'
  | 'processing'
  | 'in_review'
  | 'approved'
  | 'in_process'
  | 'published'
  | 'takedown_requested'
  | 'reopened'
  | 'rejected'
  | 'removed'
  | 'expired';

export interface Takedown {
  refusal: 'wait' | 'plan' | 'requested' | null;
  days_left: number;
  requested_at: Instant | null;
  by: 'owner' | 'staff' | null;
  reason: string | null;
  from: Instant | null;
  until: Instant | null;
  removed_at: Instant | null;
}

export interface Timeline {
  from: DashboardNextReleaseReleaseStatus | null;
  to: DashboardNextReleaseReleaseStatus;
  at: Instant;
  by: 'owner' | 'staff' | 'system';
}

export interface DashboardReleasesLatest {
  id: Id;
  status: DashboardNextReleaseReleaseStatus;
  title: string;
  primary_artist: string;
  release_type: ReleaseType;
  release_date: CalendarDate | null;
  live_date: CalendarDate | null;
  track_count: number;
  artwork_upload_id: Id | null;
}

export interface DashboardStreamsSeries {
  at: CalendarDate;
  streams: number | null;
  flagged: number;
  before: number | null;
}

export type LyricMood = 'aggressive' | 'angry' | 'depressed' | 'energetic' | 'euphoric' | 'happy' | 'in_love' | 'sad';

export type Lang = 'en' | 'es' | 'pt' | 'tr';

export type LyricWriter = 'engine' | 'model' | 'artist';

export type LyricKind = 'verse' | 'pre_chorus' | 'chorus' | 'bridge';

export type Preset = 'balanced' | 'warm' | 'bright' | 'punchy' | 'loud' | 'streaming';

export interface MasteringLoop {
  start: number;
  length: 15;
}

export interface MasteringReport {
  treatment: 'mastered' | 'levelled' | 'unchanged';
  finished_sign: 'little_headroom' | 'clipped' | null;
  target_lufs: number;
  reaches_target: boolean;
  drive_db: number;
  limiter_db: number;
  yielded_db: number;
  compression_db: Array<number>;
  lossy_cutoff_hz: number | null;
  duration_ms: number;
  sample_rate_hz: number;
  before: MasteringReportBefore;
  after: MasteringReportBefore;
  spectrum_hz: Array<number>;
  crossovers_hz: Array<number>;
  equalizer_db: { mid: Array<number>; side: Array<number> } | null;
}

export interface MasteringReportBefore {
  integrated_lufs: number | null;
  loudness_range_lu: number | null;
  short_term_max_lufs: number | null;
  true_peak_dbtp: number;
  peak_to_loudness_db: number | null;
  crest_db: Array<number | null>;
  spectrum_db: Array<number>;
  waveform: Array<Array<unknown>>;
}

export type MasteringName = 'wav24' | 'wav16' | 'mp3' | 'original';

export interface ReleaseRepeatedAnswersAnswer {
  primary_genre: Genre | null;
  secondary_genre: Genre | null;
  language: string | null;
  record_label: string | null;
  p_line_owner: string | null;
  c_line_owner: string | null;
  territory_mode: TerritoryMode;
  territories: Array<string>;
  claim_policy: ReleaseRepeatedAnswersAnswerClaimPolicy;
  claim_exceptions: Array<ClaimException>;
  store_ids: Array<string>;
  release_opening: ReleaseOpening;
  release_time: string | null;
  release_zone: string | null;
}

export type TerritoryMode = 'worldwide' | 'only' | 'except';

export type ReleaseRepeatedAnswersAnswerClaimPolicy = 'monetize' | 'track' | 'block';

export interface ClaimException {
  policy: ReleaseRepeatedAnswersAnswerClaimPolicy;
  territories: Array<string>;
}

export type ReleaseOpening = 'local_midnight' | 'one_instant';

export interface CreditedPage {
  name: string;
  spotify_id: string | null;
  apple_music_id: string | null;
}

export type ReleaseArtworkAi = 'none' | 'partly' | 'fully';

export type Schedule = 'standard' | 'priority' | 'express';

export interface ReleaseTrack {
  id: Id;
  position: number;
  disc_number: number;
  title: string;
  version_type: VersionType;
  version_title: string | null;
  artist: string | null;
  co_artists: Array<string>;
  featured_artists: Array<string>;
  remixers: Array<string>;
  genre: Genre | null;
  isrc: string | null;
  language: string | null;
  explicit: boolean;
  has_lyrics: boolean;
  lyrics: string | null;
  lyrics_synchronized: boolean;
  composer_name: string | null;
  composer_spotify_uri: string | null;
  contributors: Array<Contributor>;
  songwriters: Songwriter;
  performers: Array<Performer>;
  production_credits: Array<ProductionCredit>;
  recording_country: string | null;
  recording_date: string | null;
  iswc: string | null;
  publisher: string | null;
  p_line_year: number | null;
  p_line_owner: string | null;
  ai_answers: Partial<Record<ReleaseTrackAiAnswer, ReleaseArtworkAi>>;
  claim_conditions: Array<ClaimCondition>;
  clip_start_seconds: number | null;
  is_instant: boolean;
  audio: Upload | null;
}

export interface Contributor {
  name: string;
  role: ContributorRole;
  share_basis_points: number;
  ipi?: string | null | undefined;
}

export type ContributorRole = 'arranger' | 'composer' | 'lyricist' | 'producer' | 'writer' | 'adapter' | 'translator';

export type Songwriter = 'named' | 'traditional' | 'unknown';

export interface Performer {
  name: string;
  instrument: PerformerInstrument;
}

export type PerformerInstrument =
  | 'lead_vocals'
  | 'rap'
  | 'spoken_word'
  | 'choir'
  | 'orchestra'
  | 'ensemble'
  | 'soloist'
  | 'conductor'
  | 'dj'
  | 'vocals'
  | 'backing_vocals'
  | 'guitar'
  | 'acoustic_guitar'
  | 'electric_guitar'
  | 'bass'
  | 'double_bass'
  | 'piano'
  | 'keyboards'
  | 'synthesizer'
  | 'organ'
  | 'accordion'
  | 'drums'
  | 'percussion'
  | 'drum_machine'
  | 'turntables'
  | 'sampler'
  | 'violin'
  | 'viola'
  | 'cello'
  | 'harp'
  | 'flute'
  | 'clarinet'
  | 'oboe'
  | 'saxophone'
  | 'trumpet'
  | 'trombone'
  | 'french_horn'
  | 'tuba'
  | 'harmonica'
  | 'banjo'
  | 'mandolin'
  | 'ukulele'
  | 'bouzouki'
  | 'other';

export interface ProductionCredit {
  name: string;
  role: ProductionCreditRole;
}

export type ProductionCreditRole =
  | 'producer'
  | 'co_producer'
  | 'executive_producer'
  | 'vocal_producer'
  | 'recording_engineer'
  | 'mixing_engineer'
  | 'mastering_engineer'
  | 'immersive_engineer'
  | 'assistant_engineer'
  | 'vocal_engineer'
  | 'editor'
  | 'programmer'
  | 'sound_designer'
  | 'remixer';

export type ReleaseTrackAiAnswer = 'vocals' | 'instruments' | 'composition' | 'lyrics' | 'post_production';

export type ClaimCondition = 'exclusive_rights' | 'own_sounds' | 'protected' | 'music';

export interface ReleaseReopening {
  reasons: Array<ReleaseReopeningReason>;
  note: string | null;
  track_numbers: Array<number>;
  fields: Array<string>;
  flagged_fields: Array<{ field: string; track_id: Id | null; value: unknown }>;
  at: Instant;
}

export type ReleaseReopeningReason =
  | 'already_processed'
  | 'already_published'
  | 'audio_error'
  | 'artist_confirmation'
  | 'cover_licence'
  | 'remix_licence'
  | 'song_licence'
  | 'volume'
  | 'public_domain'
  | 'invalid_artist_name'
  | 'invalid_cover'
  | 'invalid_featuring'
  | 'invalid_date'
  | 'poor_quality'
  | 'ownership_confirmation'
  | 'silence'
  | 'track_length';

export type ReleaseCalendarPhase =
  | 'draft'
  | 'in_review'
  | 'reopened'
  | 'coming'
  | 'release_day'
  | 'first_weeks'
  | 'catalogue'
  | 'leaving'
  | 'removed'
  | 'rejected'
  | 'expired';

export interface ReleaseCalendarMark {
  kind: ReleaseCalendarMarkKind;
  day: CalendarDate;
  store: FlaggedStore | null;
  is_done: boolean;
  is_missed: boolean;
}

export type ReleaseCalendarMarkKind =
  | 'submitted'
  | 'approved'
  | 'presave'
  | 'editors'
  | 'moved'
  | 'problem'
  | 'release_day'
  | 'week_1'
  | 'day_28';

export interface ReleaseCalendarBefore {
  release: ReleaseCalendarBeforeRelease;
  days: Array<number | null>;
  total: number;
  so_far: number;
}

export interface ReleaseCalendarBeforeRelease {
  id: Id;
  title: string;
}

export interface ReleaseCalendarNext {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'finish_draft';
  facts: {
    issues: number;
    wizard_step: 'basic-info' | 'artwork' | 'tracks' | 'platforms' | 'distribution' | 'review';
    first: string;
  };
}

export type ReleaseCalendarNextBy = 'artist' | 'itself';

export interface ReleaseCalendarNext2 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'submit';
  facts: Record<string, never>;
}

export interface ReleaseCalendarNext3 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'resubmit';
  facts: { reasons: Array<ReleaseReopeningReason>; note: string | null; keeps_date: boolean };
}

export interface ReleaseCalendarNext4 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'answer_claim';
  facts: ReleaseCalendarNext4Fact;
}

export interface ReleaseCalendarNext4Fact {
  claim_id: Id;
  service: 'youtube' | 'meta';
  claimant: string;
  title: string;
  claims: number;
}

export interface ReleaseCalendarNext5 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'answer_case';
  facts: { case_id: Id; store: FlaggedStore; cases: number };
}

export interface ReleaseCalendarNext6 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'mend_store';
  facts: ReleaseCalendarNext6Fact;
}

export interface ReleaseCalendarNext6Fact {
  store: FlaggedStore;
  state: 'refused' | 'failed';
  reason_code: string | null;
  stores: number;
}

export interface ReleaseCalendarNext7 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'mend_page';
  facts: { store: FlaggedStore; artist: string };
}

export interface ReleaseCalendarNext8 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'invite_people';
  facts: { people: Array<{ name: string; share_basis_points: number }>; share_basis_points: number };
}

export interface ReleaseCalendarNext9 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'remind_people';
  facts: { people: Array<ReleaseCalendarNext9People>; share_basis_points: number };
}

export interface ReleaseCalendarNext9People {
  name: string;
  share_basis_points: number;
  payee_id: Id;
  invited_on: CalendarDate;
}

export interface ReleaseCalendarNext10 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'write_story';
  facts: { stores: Array<FlaggedStore> };
}

export interface ReleaseCalendarNext11 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'pitch_editors';
  facts: ReleaseCalendarNext11Fact;
}

export interface ReleaseCalendarNext11Fact {
  store: FlaggedStore;
  days_before: number;
  unit: 'days' | 'business_days';
  is_approved: boolean;
}

export interface ReleaseCalendarNext12 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'pitch_playlists';
  facts: ReleaseCalendarNext12Fact;
}

export interface ReleaseCalendarNext12Fact {
  playlists: number;
  names: Array<string>;
  followers: number;
  answer_days: number;
}

export interface ReleaseCalendarNext13 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'share_presave';
  facts: { fans: number };
}

export interface ReleaseCalendarNext14 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'share_link';
  facts: { live_stores: number; stores: number };
}

export interface ReleaseCalendarNext15 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'make_banners';
  facts: Record<string, never>;
}

export interface ReleaseCalendarNext16 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'time_lyrics';
  facts: ReleaseCalendarNext16Fact;
}

export interface ReleaseCalendarNext16Fact {
  tracks: number;
}

export interface ReleaseCalendarNext17 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'add_credits';
  facts: ReleaseCalendarNext16Fact;
}

export interface ReleaseCalendarNext18 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'plan_next';
  facts: Record<string, never>;
}

export interface ReleaseCalendarNext19 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'review';
  facts: Record<string, never>;
}

export interface ReleaseCalendarNext20 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'delivery';
  facts: ReleaseCalendarNext20Fact;
}

export interface ReleaseCalendarNext20Fact {
  stores: number;
}

export interface ReleaseCalendarNext21 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'presave_opens';
  facts: Record<string, never>;
}

export interface ReleaseCalendarNext22 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'first_country';
  facts: { at: Instant };
}

export interface ReleaseCalendarNext23 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'release_day';
  facts: ReleaseCalendarNext20Fact;
}

export interface ReleaseCalendarNext24 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'stores_follow';
  facts: ReleaseCalendarNext20Fact;
}

export interface ReleaseCalendarNext25 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'first_figures';
  facts: Record<string, never>;
}

export interface ReleaseCalendarNext26 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'day_28';
  facts: { before: string | null };
}

export interface ReleaseCalendarNext27 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'money';
  facts: ReleaseCalendarNext27Fact;
}

export interface ReleaseCalendarNext27Fact {
  period: string;
  is_first: boolean;
  is_estimate: boolean;
  amount_micros: number | null;
  streams: number | null;
  per_thousand_micros: number | null;
}

export interface ReleaseCalendarNext28 {
  key: string;
  by: ReleaseCalendarNextBy;
  day: CalendarDate | null;
  is_last_day: boolean;
  kind: 'leaves_stores';
  facts: ReleaseCalendarNext20Fact;
}

export interface ReleaseStatsAllTime {
  streams: number;
  listeners: number | null;
  saves: number | null;
  playlists: number | null;
  flagged: Array<Flagged>;
  revenue_micros: number;
}

export interface ReleaseStatsStore {
  store: FlaggedStore;
  streams: number;
  saves: number | null;
  until: CalendarDate;
}

export interface ReleaseStatsLast30Day {
  streams: number;
  listeners: number | null;
  saves: number | null;
  playlists: number | null;
  flagged: Array<Flagged>;
  revenue_micros: number;
  range: AnalyticsCatalogRange;
  months: AnalyticsOverviewRevenueMonth;
}

export type RoyaltyBreakdownBy = 'platform' | 'country' | 'track' | 'release' | 'period';

export interface RoyaltyBreakdownItem {
  key: string | null;
  name: string | null;
  version_type: VersionType | null;
  version_title: string | null;
  detail: string | null;
  until: string;
  lines: number;
  units: number;
  gross_micros: number;
  net_micros: number;
  amount_micros: number;
}

export interface RoyaltyBreakdownTotal {
  lines: number;
  units: number;
  gross_micros: number;
  net_micros: number;
  amount_micros: number;
}

export type RoyaltyEntryKind = 'sale' | 'penalty' | 'fee' | 'chargeback' | 'correction';

export type RoyaltyEntryDispute = 'open' | 'sent' | 'accepted' | 'refused';

export type RoyaltyEntryStatus = 'pending' | 'paid';

export type Received = 'none' | 'part' | 'all';

export interface RoyaltyEntryTrack {
  id: Id;
  title: string | null;
  version_type: VersionType | null;
  version_title: string | null;
  artist: string | null;
  isrc: string | null;
}

export interface RoyaltyEntrySplit {
  name: string;
  roles: Array<string>;
  share_basis_points: number;
  amount_micros: number;
  is_viewer: boolean;
}

export interface RoyaltyEntrySource {
  file_name: string;
  line_no: number;
  posted_at: Instant;
  has_line: boolean;
}

export interface RoyaltyEntryCharge {
  returned_micros: number;
  returned_by: string | null;
  returns: string | null;
  dispute: RoyaltyEntryChargeDispute | null;
  disputable_until: CalendarDate | null;
}

export interface RoyaltyEntryChargeDispute {
  id: Id;
  state: RoyaltyEntryDispute;
  reason: 'genuine' | 'not_caused' | 'other_recording' | 'wrong_amount' | 'other';
  note: string;
  opened_at: Instant;
  changed_at: Instant;
  due_on: CalendarDate | null;
  history: Array<RoyaltyEntryChargeDisputeHistory>;
}

export interface RoyaltyEntryChargeDisputeHistory {
  state: RoyaltyEntryDispute;
  at: Instant;
  by: RoyaltyEntryChargeDisputeHistoryBy;
  note: string | null;
}

export type RoyaltyEntryChargeDisputeHistoryBy = 'user' | 'staff' | 'system';

export interface RoyaltyOverviewHold {
  release: ReleaseCalendarBeforeRelease;
  lines: { track: ReleaseCalendarBeforeRelease; store: FlaggedStore } | null;
  reason: 'copyright_claim' | 'artificial_streams';
  since: Instant;
  amount_micros: number;
}

export interface RoyaltyOverviewNextPayout {
  id: Id;
  amount_cents: number;
  expected_on: CalendarDate;
  state: 'requested' | 'processing';
}

export interface RoyaltyOverviewFlow {
  stores: Array<{ platform: FlaggedStore; received_micros: number; reported_micros: number }>;
  other_micros: number;
  yours_micros: number;
  held_micros: number;
  people: Array<RoyaltyOverviewFlowPeople>;
  plan_micros: number;
  charged_micros: number;
  months: Array<RoyaltyOverviewFlowMonth>;
  since: string | null;
  until: string | null;
}

export interface RoyaltyOverviewFlowPeople {
  payee_id: Id;
  name: string;
  state: RoyaltyOverviewFlowPeopleState;
  tracks: number;
  amount_micros: number;
}

export type RoyaltyOverviewFlowPeopleState = 'invited' | 'claimed' | 'declined';

export interface RoyaltyOverviewFlowMonth {
  period: string;
  due_on: CalendarDate;
  reported_micros: number;
  platforms: Array<FlaggedStore>;
  platform_count: number;
}

export interface RoyaltyOverviewNewest {
  period: string;
  due_on: CalendarDate;
  lines: number;
  countries: number;
  gross_micros: number;
  shares_micros: number;
  amount_micros: number;
  stores: Array<RoyaltyOverviewNewestStore>;
  charges: Array<RoyaltyOverviewNewestCharge>;
  charged_micros: number;
  people: Array<RoyaltyOverviewFlowPeople>;
  plan_micros: number;
}

export interface RoyaltyOverviewNewestStore {
  platform: FlaggedStore;
  unit_kind: 'streams' | 'sales' | 'uses';
  units: number;
  releases: number;
  amount_micros: number;
  received: Received;
}

export interface RoyaltyOverviewNewestCharge {
  transaction_id: string;
  kind: RoyaltyOverviewNewestChargeKind;
  platform: FlaggedStore;
  track: RoyaltyOverviewNewestChargeTrack;
  release: ReleaseCalendarBeforeRelease | null;
  amount_micros: number;
}

export type RoyaltyOverviewNewestChargeKind = 'penalty' | 'fee';

export interface RoyaltyOverviewNewestChargeTrack {
  id: Id;
  title: string | null;
}

export interface RoyaltyStatementPlatform {
  id: string;
  name: string;
  lines: number;
  units: number;
  amount_micros: number;
  reported_micros: number;
  received_micros: number;
  reported_until: CalendarDate;
}

export interface RoyaltyStatementTrack {
  track: RoyaltyEntryTrack;
  release_title: string | null;
  is_share: boolean;
  lines: number;
  units: number;
  gross_micros: number;
  net_micros: number;
  amount_micros: number;
}

export interface RoyaltyStatementReport {
  statement_id: string;
  platform: FlaggedStore;
  currency: string;
  posted_at: Instant;
}

export type SmartLinkStatus = 'active' | 'inactive';

export interface SmartLinkOpen {
  views: number;
  clicks: number;
}

export type SmartLinkTheme = 'light' | 'dark';

export type SmartLinkAccent = 'cover' | 'amber' | 'coral' | 'rose' | 'violet' | 'green';

export interface SmartLinkStore {
  id: string;
  name: string;
  is_on: boolean;
  state: 'live' | 'later' | 'sent' | 'down';
  date: CalendarDate | null;
}

export interface SmartLinkAnalyticsFigure {
  views: Save;
  clicks: Save;
  visitors: Save;
  robots: Save;
  repeated: Save;
}

export interface SmartLinkAnalyticsMarkedDay {
  day: CalendarDate;
  marks: Array<'repeated' | 'one_network' | 'no_views' | 'burst'>;
  views: number;
  clicks: number;
  repeated: number;
  network_hits: number;
  hour_hits: number;
}

export interface SmartLinkAnalyticsCountry {
  key: string;
  views: number;
  clicks: number;
}

export interface UploadAudio {
  format: string;
  codec: string;
  sample_rate_hz: number;
  bits_per_sample: number | null;
  effective_bits: number | null;
  channels: number;
  duration_ms: number;
  samples: number | null;
  integrated_lufs: number | null;
  loudness_range_lu: number | null;
  true_peak_dbtp: number | null;
  clipped_runs: number;
  clippings: Array<{ start_ms: number; length_ms: number }>;
  dc_offset: number;
  stereo: 'mono' | 'dual_mono' | 'stereo' | 'out_of_phase' | 'one_sided';
  channel_balance_db: number | null;
  lossy_cutoff_hz: number | null;
  upsampled_from_hz: number | null;
  loudest_start_ms: number | null;
  middle_silence_ms: number;
  silences: Array<{ start_ms: number; length_ms: number; place: 'head' | 'middle' | 'tail' }>;
}

export interface UploadArtwork {
  format: 'jpeg' | 'png';
  width_px: number;
  height_px: number;
  hue: number;
  chroma: number;
  sharpness: number | null;
  true_side_px: number | null;
  has_border: boolean;
  had_transparency: boolean;
  colour_space: string;
  bits_per_channel: number;
  had_rotation: boolean;
  similar_release_ids: Array<Id>;
}

export interface WatchRecordCase {
  artificial: number;
  natural: number;
  open: number;
  calm: number;
}

export interface WatchRelease {
  id: Id;
  title: string;
  artwork_upload_id: Id | null;
}

export type WatchState = 'open' | 'calm' | 'closed';

export type WatchRule =
  | 'spike'
  | 'territory'
  | 'repeats'
  | 'one_playlist'
  | 'one_device'
  | 'hollow'
  | 'played_once'
  | 'even'
  | 'no_echo'
  | 'new_account';

export type WatchAnswer = 'campaign' | 'playlist' | 'event' | 'promoter' | 'unknown';

export type Verdict = 'natural' | 'artificial';

export interface WatchFinding {
  day: CalendarDate;
  rule: WatchRule;
  country: string | null;
  playlist: string | null;
  device: WatchFindingDevice | null;
  numbers: Record<string, number>;
}

export type WatchFindingDevice =
  | 'unknown'
  | 'phone'
  | 'tablet'
  | 'desktop'
  | 'web'
  | 'speaker'
  | 'tv'
  | 'car'
  | 'other';

export interface WatchSeries {
  day: CalendarDate;
  streams: number | null;
  listeners: number | null;
  usual: number | null;
  has_finding: boolean;
}

export interface WatchCountry {
  country: string;
  streams: number;
  share: number;
  usual_share: number;
}

export interface WatchPlaylist {
  playlist_no: number;
  name: string;
  streams: number;
  share: number;
  usual_share: number;
}

export interface WatchDevice {
  device: WatchFindingDevice;
  streams: number;
  share: number;
  usual_share: number;
}

export interface WatchTrack {
  track_id: Id;
  title: string;
  streams: number;
  share: number;
  usual_share: number;
  flagged: boolean;
  removal: WatchTrackRemoval | null;
  is_removable: boolean;
  held_since: Instant | null;
}

export interface WatchTrackRemoval {
  reason: WatchTrackRemovalReason;
  note: string | null;
  removed_at: Instant;
  confirmed: boolean;
}

export type WatchTrackRemovalReason = 'store_demand' | 'artificial_streams';

export interface WatchHistory {
  event: WatchHistoryEvent;
  at: Instant;
  day: CalendarDate | null;
  by: RoyaltyEntryChargeDisputeHistoryBy;
  track: string | null;
  answer: WatchAnswer | null;
  verdict: Verdict | null;
  note: string | null;
}

export type WatchHistoryEvent =
  | 'opened'
  | 'grew'
  | 'corrected'
  | 'calmed'
  | 'reopened'
  | 'answered'
  | 'closed'
  | 'track_removed'
  | 'track_restored'
  | 'track_held'
  | 'track_released';

export type WebhookMessageType =
  | 'release.submitted'
  | 'release.approved'
  | 'release.rejected'
  | 'release.reopened'
  | 'release.live'
  | 'release.takedown_requested'
  | 'release.taken_down'
  | 'release.expired'
  | 'store.delivered'
  | 'store.live'
  | 'store.rejected'
  | 'store.taken_down'
  | 'statement.posted'
  | 'payout.requested'
  | 'payout.paid'
  | 'payout.cancelled'
  | 'payout.failed'
  | 'payout.returned'
  | 'campaign.created'
  | 'campaign.completed'
  | 'campaign.stopped'
  | 'webhook.test';

export type WebhookMessageState = 'waiting' | 'delivered' | 'failed' | 'missed';

export interface LastAttempt {
  id: Id;
  at: Instant;
  duration_ms: number;
  status: number | null;
  problem: LastAttemptProblem | null;
}

export type LastAttemptProblem = 'status' | 'timeout' | 'unknown_host' | 'not_public' | 'certificate' | 'unreachable';

export interface WebhookMessageAttempt {
  id: Id;
  at: Instant;
  duration_ms: number;
  status: number | null;
  problem: LastAttemptProblem | null;
  answer: string | null;
}

export type WebhookEvent =
  | 'release.submitted'
  | 'release.approved'
  | 'release.rejected'
  | 'release.reopened'
  | 'release.live'
  | 'release.takedown_requested'
  | 'release.taken_down'
  | 'release.expired'
  | 'store.delivered'
  | 'store.live'
  | 'store.rejected'
  | 'store.taken_down'
  | 'statement.posted'
  | 'payout.requested'
  | 'payout.paid'
  | 'payout.cancelled'
  | 'payout.failed'
  | 'payout.returned'
  | 'campaign.created'
  | 'campaign.completed'
  | 'campaign.stopped';

export type ActivityType =
  | 'created'
  | 'updated'
  | 'submitted'
  | 'published'
  | 'reopened'
  | 'approved'
  | 'delivered'
  | 'live'
  | 'streams'
  | 'statement'
  | 'payout';

export type AnalyticsEventKind =
  | 'release'
  | 'removed'
  | 'playlist'
  | 'presave_opened'
  | 'presave_ended'
  | 'lyrics'
  | 'left_out';

export interface AnalyticsPlaylistListSeries {
  at: CalendarDate;
  before_at: CalendarDate | null;
  playlist_adds: number;
  streams: number;
  is_reported: boolean;
  before: { playlist_adds: number; streams: number } | null;
}

export interface AnalyticsStartListNext {
  id: Id;
  title: string;
  artwork_upload_id: Id | null;
  release_date: CalendarDate;
}

export interface CollaboratorTrack {
  id: Id;
  position: number;
  title: string;
  version_type: VersionType;
  version_title: string | null;
  newest: number;
  versions: Array<CollaboratorTrackVersion>;
  credits: Array<{ name: string; roles: Array<ContributorRole>; share_basis_points: number }>;
  earned_micros: number;
  earnings: Array<{ payee_id: Id; amount_micros: number }>;
}

export interface CollaboratorTrackVersion {
  number: number;
  effective_from: string;
  status: 'in_force' | 'waiting' | 'past' | 'replaced';
  recoupable_cents: number;
  recouped_micros: number;
  created_at: Instant;
  parts: Array<CollaboratorTrackVersionPart>;
}

export interface CollaboratorTrackVersionPart {
  name: string;
  roles: Array<ContributorRole>;
  share_basis_points: number;
  payee_id: Id | null;
}

export interface Quota {
  used: number;
  limit: number;
}

export type ReleaseListCount = 'live' | 'coming' | 'draft' | 'needs_you' | 'over';

export type ReleaseDeliveryContract = 'sandbox' | 'manual' | 'signed';

export type ReleaseDeliveryState =
  | 'queued'
  | 'sent'
  | 'acknowledged'
  | 'live'
  | 'refused'
  | 'failed'
  | 'taking_down'
  | 'removed';

export interface ReleaseDeliveryMessage {
  kind: 'insert' | 'update' | 'takedown';
  state: ReleaseDeliveryMessageState;
  delivered_at: Instant | null;
  acknowledged_at: Instant | null;
  overdue: boolean;
}

export type ReleaseDeliveryMessageState =
  | 'planned'
  | 'built'
  | 'uploading'
  | 'delivered'
  | 'accepted'
  | 'rejected'
  | 'invalid'
  | 'failed'
  | 'superseded';

export interface ReleaseDeliveryRemovedTrack {
  reason: WatchTrackRemovalReason;
  note: string | null;
  removed_at: Instant;
  confirmed: boolean;
  track_id: Id;
  title: string;
}

export interface ReleaseDeliveryPageCheck {
  state: 'right' | 'wrong' | 'not_shown';
  artist: string;
  expected_id: string;
  found: FlaggedStore | null;
  checked_at: Instant;
  requested_at: Instant | null;
}

export interface ReleaseMetadataChangeStore {
  store_id: string;
  store_name: string;
  progress: 'queued' | 'sent' | 'accepted' | 'refused' | 'unchanged';
  at: Instant;
}

export interface RoyaltyStatementListItemPlatform {
  id: string;
  name: string;
  lines: number;
  units: number;
  amount_micros: number;
}

export type RoyaltyStoreMonthGap =
  | 'not_due_yet'
  | 'report_late'
  | 'held_for_check'
  | 'nothing_sold'
  | 'in_suspense'
  | 'payment_awaited'
  | 'payment_late'
  | 'paid_short'
  | 'paid_more'
  | 'exchange_rate'
  | 'none';

export interface SmartLinkFindOfReleaseLink {
  id: Id;
  key: string;
  link: string;
  status: SmartLinkStatus;
  is_published: boolean;
}

export type StoreCategory =
  | 'streaming'
  | 'download'
  | 'social'
  | 'video'
  | 'radio'
  | 'dj'
  | 'fingerprint'
  | 'licensing'
  | 'devices'
  | 'places'
  | 'mobile'
  | 'partner'
  | 'data';

export interface CreateReleaseBodyTrack {
  disc_number?: number | undefined;
  title?: string | undefined;
  version_type?: VersionType | undefined;
  version_title?: string | null | undefined;
  artist?: string | null | undefined;
  co_artists?: Array<string> | undefined;
  featured_artists?: Array<string> | undefined;
  remixers?: Array<string> | undefined;
  genre?: Genre | null | undefined;
  isrc?: string | null | undefined;
  language?: string | null | undefined;
  explicit?: boolean | undefined;
  has_lyrics?: boolean | undefined;
  lyrics?: string | null | undefined;
  lyrics_synchronized?: boolean | undefined;
  composer_name?: string | null | undefined;
  composer_spotify_uri?: string | null | undefined;
  contributors?: Array<Contributor> | undefined;
  songwriters?: Songwriter | undefined;
  performers?: Array<Performer> | undefined;
  production_credits?: Array<ProductionCredit> | undefined;
  recording_country?: string | null | undefined;
  recording_date?: string | null | undefined;
  iswc?: string | null | undefined;
  publisher?: string | null | undefined;
  p_line_year?: number | null | undefined;
  p_line_owner?: string | null | undefined;
  ai_answers?: Partial<Record<ReleaseTrackAiAnswer, ReleaseArtworkAi>> | undefined;
  claim_conditions?: Array<ClaimCondition> | undefined;
  clip_start_seconds?: number | null | undefined;
  is_instant?: boolean | undefined;
  audio_upload_id?: Id | null | undefined;
  id: Id;
}

export type AnalyticsQueryPeriod =
  | 'today'
  | 'yesterday'
  | 'this_week'
  | 'last_7_days'
  | 'last_30_days'
  | 'last_90_days'
  | 'this_month'
  | 'this_year'
  | 'last_year'
  | 'all_time'
  | 'custom';

export type AnalyticsQueryCompare = 'none' | 'previous' | 'last_year';

export type PayoutEventDataReason =
  | 'owner'
  | 'plan_ended'
  | 'banned'
  | 'staff'
  | 'account_closed'
  | 'account_not_ready'
  | 'details_wrong'
  | 'refused_by_bank'
  | 'returned_by_bank'
  | 'limit_exceeded'
  | 'other';
