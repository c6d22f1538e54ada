import { expect, test } from 'vitest';
import { judgeLinkDay, type LinkDay } from './judge-link-day.ts';
import { isRepeatedHit } from './repeated-hit.ts';

const DAY: LinkDay = {
  views: 400,
  clicks: 150,
  repeated: 0,
  visitors: 380,
  unscanned_clicks: 150,
  network_hits: 20,
  network_visitors: 15,
  hour_hits: 60,
  hour_unsourced: 30,
};

test.each<[string, Partial<LinkDay>, ReturnType<typeof judgeLinkDay>]>([
  ['an ordinary day', {}, []],
  ['a day without anybody', { views: 0, clicks: 0, visitors: 0, unscanned_clicks: 0, network_hits: 0 }, []],
  [
    'an artist who tries the own link',
    { views: 40, clicks: 40, unscanned_clicks: 40, network_hits: 80, visitors: 2 },
    [],
  ],
  [
    'a family that is half of a quiet day',
    { views: 60, clicks: 20, network_hits: 70, visitors: 60, network_visitors: 40 },
    [],
  ],
  ['49 repeated hits', { repeated: 49 }, []],
  ['50 repeated hits beside 550 others', { repeated: 50 }, []],
  ['50 repeated hits beside 450 others', { views: 300, repeated: 50 }, ['repeated']],
  ['thousands of repeated hits', { repeated: 1_900, network_hits: 2_000 }, ['repeated', 'one_network']],
  ['half of all hits from one network', { network_hits: 275 }, ['one_network']],
  ['less than half of all hits from one network', { network_hits: 274 }, []],
  ['half of all visitors from one network', { network_visitors: 190 }, ['one_network']],
  [
    'a concert of a popular artist',
    { views: 9_000, visitors: 8_000, network_hits: 3_000, network_visitors: 2_500 },
    [],
  ],
  ['a slow program with a browser for each hit', { network_hits: 500, network_visitors: 360 }, ['one_network']],
  ['clicks without views, from many networks', { views: 10, clicks: 2_000, unscanned_clicks: 2_000 }, ['no_views']],
  ['a poster with codes of stores', { views: 10, clicks: 2_000, unscanned_clicks: 12 }, []],
  ['five clicks after each view', { views: 40, clicks: 200, unscanned_clicks: 200 }, []],
  ['a burst without a source', { views: 500, hour_hits: 520, hour_unsourced: 500 }, ['burst']],
  ['a burst from a site that links to the page', { views: 500, hour_hits: 520, hour_unsourced: 300 }, []],
  ['99 hits of one network on a quiet day', { views: 99, clicks: 0, network_hits: 99 }, []],
  ['100 hits of one network on a quiet day', { views: 100, clicks: 0, network_hits: 100 }, ['one_network']],
  ['49 visitors of one network', { visitors: 49, network_visitors: 49 }, []],
  ['50 visitors of one network', { visitors: 50, network_visitors: 50 }, ['one_network']],
  ['99 clicks without a view', { views: 0, clicks: 99, unscanned_clicks: 99 }, []],
  ['100 clicks without a view', { views: 0, clicks: 100, unscanned_clicks: 100 }, ['no_views']],
  ['more than five clicks after each view', { views: 40, clicks: 201, unscanned_clicks: 201 }, ['no_views']],
  ['299 hits within an hour', { views: 299, clicks: 0, hour_hits: 299, hour_unsourced: 299 }, []],
  ['300 hits within an hour', { views: 300, clicks: 0, hour_hits: 300, hour_unsourced: 300 }, ['burst']],
  ['80 of 100 hits within an hour', { views: 500, clicks: 0, hour_hits: 400, hour_unsourced: 380 }, ['burst']],
  ['less than 80 of 100 within an hour', { views: 500, clicks: 0, hour_hits: 399, hour_unsourced: 399 }, []],
  ['less than 95 of 100 without a source', { views: 500, clicks: 0, hour_hits: 400, hour_unsourced: 379 }, []],
  ['a fan page with an even day', { views: 5_000, hour_hits: 400, hour_unsourced: 400 }, []],
])('%s', (_, change, marks) => {
  expect(judgeLinkDay({ ...DAY, ...change })).toEqual(marks);
});

test.each([
  [1, 1, false],
  [100, 100, false],
  [101, 101, true],
  [2_000, 2_100, true],
  [101, 504, true],
  [101, 505, false],
  [10_000, 1_000_000, false],
])('hit %i of a network of %i of the hour is repeated: %s', (network_hits, link_hits, repeated) => {
  expect(isRepeatedHit({ network_hits, link_hits })).toBe(repeated);
});
