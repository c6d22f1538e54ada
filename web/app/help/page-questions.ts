import type { HelpId } from '../../help/help-ids.ts';
import { APP_PATHS } from '../../site/app-paths.ts';

type PathName = keyof typeof APP_PATHS;

/** The questions that arise on a page, by its address. */
const OF_PAGES: Partial<Record<PathName, readonly HelpId[]>> = {
  releases: ['monthly_releases', 'drafts', 'plan_in_stores'],
  release: ['smart_link', 'edit_live', 'one_store', 'plan_takedown'],
  change_release: ['edit_live', 'codes'],
  handover: ['move_away', 'archive'],
  move: ['move_here'],
  artists: ['plan_artists', 'wrong_page'],
  new_artist: ['wrong_page', 'plan_artists'],
  edit_artist: ['wrong_page', 'instagram'],
  analytics: ['flagged_streams', 'money_when'],
  track_analytics: ['flagged_streams', 'money_when'],
  monitoring: ['flagged_streams', 'fine'],
  fraud_case: ['flagged_streams', 'fine'],
  presaves: ['presave', 'presave_day'],
  presave: ['presave_day', 'smart_link'],
  smart_links: ['smart_link', 'presave_day'],
  smart_link: ['smart_link'],
  banners: ['banners', 'artwork'],
  lyrics: ['lyrics_tool', 'lyrics_in_stores'],
  lyric: ['lyrics_in_stores', 'lyrics_tool'],
  masterings: ['mastering', 'audio_files'],
  mastering: ['mastering', 'audio_files'],
  referral: ['referral'],
  claims: ['claim', 'youtube_channel', 'content_id'],
  pitch: ['pitching'],
  pitches: ['pitching'],
  account: ['two_factor', 'lost_phone', 'api', 'close_account'],
  account_subscription: ['invoices', 'plan_cancel', 'plan_stays_live'],
  account_notifications: ['emails'],
  account_payout: ['payout_method', 'withdraw_minimum'],
  webhook: ['api'],
};

const OF_STEPS: Readonly<Record<string, readonly HelpId[]>> = {
  'basic-info': ['codes', 'track_count'],
  artwork: ['artwork', 'cover_art_tool', 'ai_music'],
  tracks: ['audio_files', 'songwriters', 'cover_song', 'lyrics_in_stores'],
  platforms: ['which_stores', 'content_id'],
  distribution: ['release_date', 'opening_time', 'countries'],
  review: ['review', 'needs_changes'],
};

const OF_ROYALTIES: Readonly<Record<string, readonly HelpId[]>> = {
  overview: ['withdraw_not_yet', 'money_when', 'plan_share'],
  entries: ['line_check', 'fine'],
  statements: ['statements', 'line_check'],
  months: ['money_when', 'withdraw_not_yet'],
  payouts: ['withdraw_minimum', 'plan_payout', 'payout_method'],
  splits: ['splits', 'plan_share'],
};

const OF_FORMS: Readonly<Record<string, readonly HelpId[]>> = {
  'content-relocation': ['move_here', 'codes'],
  'whitelist-youtube': ['youtube_channel', 'content_id'],
  'whitelist-facebook': ['claim'],
  'instagram-linking': ['instagram', 'wrong_page'],
  'metadata-change': ['edit_live'],
};

/** Lists the questions that arise at an address of the app; none where the page explains itself. */
export function listPageQuestions(path: string, search: string): readonly HelpId[] {
  const form = readPart(APP_PATHS.request_form, path);
  if (form !== null) return OF_FORMS[form] ?? [];
  const step = readPart(APP_PATHS.new_release_step, path) ?? readPart(APP_PATHS.edit_release_step, path);
  if (step !== null) return OF_STEPS[step] ?? [];
  if (path === APP_PATHS.new_release) return OF_STEPS['basic-info'] ?? [];
  if (path === APP_PATHS.royalties) return OF_ROYALTIES[new URLSearchParams(search).get('view') ?? 'overview'] ?? [];
  const names = Object.keys(OF_PAGES) as PathName[];
  const name = names.find((one) => readPart(APP_PATHS[one], path) !== null);
  return (name && OF_PAGES[name]) ?? [];
}

/** Returns the last variable part of an address that fits a pattern; an empty text when it has none; null otherwise. */
function readPart(pattern: string, path: string): string | null {
  const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}/?$`).exec(path);
  return match === null ? null : (match.at(-1) ?? '');
}
