/** The supported report formats, each recognised by its header (A-081, docs/standards/reports.md). */
export const REPORT_PROFILES = [
  'plain_csv',
  'dsr_basic_audio',
  'dsr_ugc',
  'dsr_financial',
  'spotify',
  'apple_music',
  'apple_sales',
  'apple_daily',
  'youtube',
  'youtube_subscription',
  'deezer',
  'tiktok',
  'meta',
] as const;
export type ReportProfile = (typeof REPORT_PROFILES)[number];
