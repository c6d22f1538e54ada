import { expect, test } from 'vitest';
import { findOverviewHeadline } from './overview-headline.ts';

const FACTS = {
  has_started: true,
  is_reported: true,
  starts_on: null,
  today: '2026-11-28',
  is_open: false,
  streams: 148_139,
  before: 131_420,
  left_out: 0,
};

test.each([
  ['more than before', {}, { code: 'up', streams: 148_139, before: 131_420 }],
  ['fewer', { streams: 90 }, { code: 'down', streams: 90, before: 131_420 }],
  ['as many, rounded', { streams: 131_421 }, { code: 'same', streams: 131_421 }],
  ['none any more', { streams: 0 }, { code: 'down', streams: 0, before: 131_420 }],
  ['none before', { before: 0 }, { code: 'first', streams: 148_139 }],
  ['nothing to compare with', { before: null }, { code: 'plain', streams: 148_139 }],
  ['none at all', { streams: 0, before: 0 }, { code: 'none' }],
  ['a day that is not over', { is_open: true, before: null }, { code: 'open', streams: 148_139 }],
  ['all of them left out', { streams: 0, left_out: 1_850 }, { code: 'left_out', streams: 1_850 }],
  ['some of them left out', { left_out: 1_850 }, { code: 'up', streams: 148_139, before: 131_420 }],
  ['no day reported yet', { streams: 0, is_reported: false, before: null }, { code: 'unreported' }],
  ['a release with a date', { has_started: false, starts_on: '2026-12-13' }, { code: 'starts', on: '2026-12-13' }],
  ['figures that are late', { has_started: false, starts_on: '2026-11-20' }, { code: 'not_started' }],
  ['no release', { has_started: false }, { code: 'not_started' }],
])('%s', (_, facts, expected) => {
  expect(findOverviewHeadline({ ...FACTS, ...facts })).toEqual(expected);
});
