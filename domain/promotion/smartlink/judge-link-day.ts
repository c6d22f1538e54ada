/**
 * Why the figures of a day may be made up: `repeated` hits of one network, most of the rest from `one_network`,
 * clicks without views of the page (`no_views`), or nearly all within one hour and without a source (`burst`).
 */
export const LINK_DAY_MARKS = ['repeated', 'one_network', 'no_views', 'burst'] as const;
export type LinkDayMark = (typeof LINK_DAY_MARKS)[number];

/** The figures of a link on a day. */
export type LinkDay = {
  readonly views: number;
  readonly clicks: number;
  readonly repeated: number;
  readonly visitors: number;
  /** Clicks that did not come from a scanned code, which needs no view of the page. */
  readonly unscanned_clicks: number;
  /** The most hits and the most visitors that one network had, repeated hits included. */
  readonly network_hits: number;
  readonly network_visitors: number;
  /** Views and clicks of the fullest hour, and those of them without a source. */
  readonly hour_hits: number;
  readonly hour_unsourced: number;
};

/** Fewer say nothing: an artist, a family and their friends make as many. */
const REPEATED_MIN = 50;
const NETWORK_HITS_MIN = 100;
const NETWORK_VISITORS_MIN = 50;
const CLICKS_MIN = 100;
const HOUR_HITS_MIN = 300;

/**
 * Judges whether the figures of a day may be made up, and why; most days have no mark. Nothing is taken away for a mark:
 * a concert and a newsletter can look the same, and their artist knows better.
 */
export function judgeLinkDay(day: LinkDay): LinkDayMark[] {
  const hits = day.views + day.clicks;
  const isFrom = (part: number, whole: number, percent: number) => part * 100 >= whole * percent;
  const marks: Record<LinkDayMark, boolean> = {
    repeated: day.repeated >= REPEATED_MIN && isFrom(day.repeated, hits + day.repeated, 10),
    one_network:
      (day.network_hits >= NETWORK_HITS_MIN && isFrom(day.network_hits, hits + day.repeated, 50)) ||
      (day.network_visitors >= NETWORK_VISITORS_MIN && isFrom(day.network_visitors, day.visitors, 50)),
    no_views: day.unscanned_clicks >= CLICKS_MIN && day.unscanned_clicks > day.views * 5,
    burst:
      day.hour_hits >= HOUR_HITS_MIN &&
      isFrom(day.hour_hits, hits, 80) &&
      isFrom(day.hour_unsourced, day.hour_hits, 95),
  };
  return LINK_DAY_MARKS.filter((mark) => marks[mark]);
}
