/** Severity of an issue: `fatal` and `error` prevent sending, `warning` does not. */
export type AppleSeverity = 'fatal' | 'error' | 'warning';

/**
 * Every code of an issue with its severity. The structure of a package cannot be read past a `fatal` issue; an `error`
 * is refused by Apple or delivers something else than was meant; a `warning` is refused by some reviewers only.
 */
export const APPLE_ISSUE_CODES = {
  // The text and its structure (check/check-structure.ts, check/check-schema.ts).
  xml_unreadable: 'fatal',
  not_utf8: 'fatal',
  package_unknown: 'fatal',
  version_unknown: 'fatal',
  element_unexpected: 'fatal',
  element_misplaced: 'fatal',
  element_repeated: 'fatal',
  element_missing: 'fatal',
  element_empty: 'fatal',
  element_out_of_order: 'warning',
  text_unexpected: 'fatal',
  value_invalid: 'fatal',
  attribute_unexpected: 'fatal',
  attribute_missing: 'fatal',
  attribute_invalid: 'fatal',
  schema_violated: 'fatal',
  validator_failed: 'fatal',

  // The form of single values (schema/value-types.ts).
  apple_id_invalid: 'error',
  checksum_invalid: 'error',
  date_invalid: 'error',
  genre_invalid: 'error',
  isrc_invalid: 'error',
  language_invalid: 'error',
  rights_line_invalid: 'error',
  territory_invalid: 'error',
  upc_invalid: 'error',
  vendor_id_invalid: 'error',

  // Identifiers and codes.
  folder_mismatch: 'error',
  vendor_id_bridge: 'error',
  vendor_id_twice: 'error',
  upc_check_digit: 'error',
  upc_restricted: 'warning',
  isrc_prefix_unknown: 'warning',
  isrc_twice: 'error',
  atmos_isrc_missing: 'error',
  atmos_isrc_same: 'error',
  isni_invalid: 'error',
  genre_twice: 'warning',
  genre_unknown: 'warning',

  // Files.
  file_missing: 'error',
  file_left_over: 'error',
  file_size_wrong: 'error',
  file_checksum_wrong: 'error',
  file_name_invalid: 'error',
  file_named_twice: 'error',
  file_content_twice: 'warning',
  audio_file_type: 'error',
  artwork_file_type: 'error',
  lyrics_file_type: 'error',
  audio_missing: 'error',
  artwork_missing: 'error',
  stereo_missing: 'error',

  // Tracks and volumes.
  tracks_missing: 'error',
  tracks_too_many: 'error',
  track_count_wrong: 'error',
  track_number_gap: 'error',
  track_number_twice: 'error',
  volume_gap: 'error',

  // Artists and credits.
  artist_primary_missing: 'error',
  artist_twice: 'error',
  artist_name_compound: 'warning',
  apple_id_twice: 'warning',
  featuring_primary: 'error',
  featuring_and_with: 'error',
  guest_not_on_album: 'warning',
  primary_without_performance: 'warning',
  role_twice: 'error',
  role_unknown: 'warning',
  credit_groups_missing: 'warning',

  // Rights lines.
  rights_line_sign: 'error',
  rights_year_ahead: 'error',
  rights_year_too_early: 'error',

  // Products, dates and pre-orders.
  territory_twice: 'error',
  territory_beside_world: 'error',
  territory_not_on_album: 'error',
  sale_without_date: 'error',
  stream_without_date: 'error',
  date_without_clearance: 'error',
  tier_without_sale: 'error',
  original_date_after_release: 'error',
  date_long_ago: 'error',
  date_far_ahead: 'error',
  cleared_for_nothing: 'error',
  preorder_on_track: 'error',
  preorder_on_retail_only: 'error',
  preorder_without_clearance: 'error',
  preorder_not_before_release: 'error',
  preorder_not_ahead: 'error',
  preorder_over: 'warning',
  preorder_type_missing: 'error',
  preorder_type_without_preorder: 'error',
  preorder_previews_without_preorder: 'warning',
  instant_tracks_too_many: 'error',

  // Takedowns.
  takedown_cleared: 'error',
  takedown_territory: 'warning',
  takedown_with_dates: 'error',
  takedown_with_files: 'error',
  takedown_with_tier: 'error',
  takedown_with_tracks: 'error',

  // Titles and texts.
  clean_without_explicit: 'warning',
  title_emoji: 'error',
  title_explicit: 'error',
  title_wording: 'warning',
  title_track_number: 'warning',
  title_feat_twice: 'error',
  title_feat_form: 'warning',
  title_suffix: 'warning',
  text_blank: 'warning',
  text_character: 'error',
  text_placeholder: 'warning',

  // Lyrics (check/check-ttml.ts).
  lyrics_without_language: 'warning',
  ttml_unreadable: 'fatal',
  ttml_not_utf8: 'fatal',
  ttml_byte_order_mark: 'error',
  ttml_encoding_undeclared: 'warning',
  ttml_namespace: 'error',
  ttml_dialect: 'error',
  ttml_element: 'error',
  ttml_language: 'error',
  ttml_agent_unknown: 'error',
  ttml_agent_twice: 'error',
  ttml_time: 'error',
  ttml_time_order: 'error',
  ttml_time_outside: 'error',
  ttml_empty: 'error',
  ttml_text_character: 'error',
} as const satisfies Record<string, AppleSeverity>;

export type AppleIssueCode = keyof typeof APPLE_ISSUE_CODES;

/**
 * One problem of a package. `code` names the rule, `line` is the line in the file if known, `path` leads from the root
 * to the element (`package/album/tracks/track[2]/isrc`) or names a file, `params` are the values for a sentence about it.
 * The caller supplies the sentence.
 */
export interface AppleIssue {
  code: AppleIssueCode;
  severity: AppleSeverity;
  line: number | null;
  path: string;
  params: Record<string, string | number>;
}

/** Builds an issue with the severity of its code. */
export function buildIssue(
  code: AppleIssueCode,
  line: number | null,
  path: string,
  params: AppleIssue['params'] = {},
): AppleIssue {
  return { code, severity: APPLE_ISSUE_CODES[code], line, path, params };
}

/** Whether a package with these issues must not be sent. */
export function isRefused(issues: readonly AppleIssue[]): boolean {
  return issues.some((issue) => issue.severity !== 'warning');
}
