import { describe, expect, test } from 'vitest';
import { addBusinessDays, addDays } from '../../calendar.ts';
import { checkFormValues, cleanFormValues, listShownFields } from './check-values.ts';
import type { FormValues } from './field.ts';
import { FORM_IDS, FORMS, findForm } from './forms.ts';

const facts = { today: '2026-11-26' };
const CHANNEL = 'UCabcdefghijklmnopqrstuv';

/** Values that each form accepts. Ids stand for own things. */
const GOOD: Record<string, FormValues> = {
  'content-relocation': {
    artist: 'artist-id',
    distributor: 'Old Tunes',
    upc: '4006381333931',
    original_release_date: '2024-11-18',
    isrcs: ['TR-X4K-24-00031', 'TRX4K2400032'],
    store_links: ['https://open.spotify.com/album/1', 'https://music.apple.com/album/2'],
    same_audio: 'yes',
    keep_live: 'no',
    cut_over: '2026-12-10',
    proof: 'upload-id',
  },
  'whitelist-youtube': { channel: CHANNEL, relation: 'own', wanted: 'channel', expires_on: '2027-06-30' },
  'whitelist-facebook': {
    page: 'https://www.facebook.com/deniz.music',
    relation: 'licensee',
    releases: ['release-id'],
    proof: 'upload-id',
  },
  'instagram-linking': {
    artist: 'artist-id',
    handle: '@deniz.kaya_',
    release: 'release-id',
    facebook_page: 'https://facebook.com/denizkaya',
    screenshot: 'upload-id',
    professional: true,
  },
  'metadata-change': {
    release: 'release-id',
    changes: [{ field: 'lyrics', track: '', current: 'la', wanted: 'la la' }],
    reason: 'A word was missing.',
  },
};

const check = (form: string, change: FormValues = {}) =>
  checkFormValues(findForm(form) ?? { id: '', fields: [] }, { ...GOOD[form], ...change }, facts).map(
    ({ code, path }) => `${path}: ${code}`,
  );

describe.each(FORMS)('[S1-004] [S1-005] [S1-006] [S1-007] [S1-008] the form $id', (form) => {
  test('accepts good values and changes nothing when it cleans them twice', () => {
    expect(check(form.id)).toEqual([]);
    const clean = cleanFormValues(form, GOOD[form.id] ?? {});
    expect(cleanFormValues(form, clean)).toEqual(clean);
    expect(checkFormValues(form, clean, facts)).toEqual([]);
  });

  test('[S5-059] requires every field that it asks for and that is not optional', () => {
    const values = GOOD[form.id] ?? {};
    for (const { name, optional } of listShownFields(form, values)) {
      const { [name]: _left, ...rest } = values;
      const found = checkFormValues(form, rest, facts).some(({ code, path }) => path === name && code === 'required');
      expect(found, name).toBe(optional !== true);
    }
  });
});

test('a date that ends today may be today, not tomorrow; one that needs days ahead may be the first of them', () => {
  const relocation = (original_release_date: string) => check('content-relocation', { original_release_date });
  expect([relocation('2026-11-25'), relocation('2026-11-26')]).toEqual([[], []]);
  expect(relocation('2026-11-27')).toEqual(['original_release_date: max_date']);
  const field = findForm('content-relocation')?.fields.find(({ name }) => name === 'cut_over');
  const first = addBusinessDays(facts.today, field?.business_days_ahead ?? 0);
  expect(check('content-relocation', { cut_over: first })).toEqual([]);
  expect(check('content-relocation', { cut_over: addDays(first, -1) })).toEqual(['cut_over: min_date']);
});

const change = (i: number) => ({ field: 'lyrics', track: '', current: 'la', wanted: `la ${i}` });

test.each([
  ['content-relocation', { upc: '196884099009' }, ['upc: upc_check_digit']],
  ['content-relocation', { isrcs: ['TRX4K2400031', 'X'] }, ['isrcs.1: isrc_invalid']],
  ['content-relocation', { isrcs: ['TRX4K2400031', 'TRX4K2400031'] }, ['isrcs.1: listed_twice']],
  ['content-relocation', { cut_over: '2026-12-09' }, ['cut_over: min_date']],
  ['content-relocation', { cut_over: '30.2.2027' }, ['cut_over: date_invalid']],
  ['content-relocation', { original_release_date: '2026-11-27' }, ['original_release_date: max_date']],
  ['content-relocation', { store_links: ['open.spotify.com'] }, ['store_links.0: invalid_website']],
  ['content-relocation', { store_links: ['javascript:alert(1)'] }, ['store_links.0: invalid_website']],
  ['content-relocation', { same_audio: 'maybe' }, ['same_audio: invalid_choice']],
  ['content-relocation', { distributor: 'x'.repeat(201) }, ['distributor: max_length']],
  ['content-relocation', { distributor: 'Old\u202ETunes' }, ['distributor: invalid_characters']],
  ['content-relocation', { artist: ['a', 'b'] }, ['artist: invalid_choice']],
  ['whitelist-youtube', { channel: `https://www.youtube.com/channel/${CHANNEL}` }, []],
  ['whitelist-youtube', { channel: 'https://youtube.com/@deniz' }, ['channel: channel_handle']],
  ['whitelist-youtube', { channel: 'UCshort' }, ['channel: channel_invalid']],
  ['whitelist-youtube', { relation: 'client' }, ['proof: required']],
  ['whitelist-youtube', { relation: 'licensee' }, ['proof: required']],
  ['whitelist-youtube', { relation: 'licensee', proof: 'upload-id' }, []],
  ['whitelist-youtube', { channel: 'x'.repeat(201) }, ['channel: max_length']],
  ['whitelist-youtube', { expires_on: '2026-11-27' }, []],
  ['whitelist-youtube', { wanted: 'videos' }, ['videos: required']],
  ['whitelist-youtube', { wanted: 'videos', videos: ['https://youtu.be/dQw4w9WgXcQ'] }, []],
  ['whitelist-youtube', { wanted: 'videos', videos: ['https://vimeo.com/1'] }, ['videos.0: video_invalid']],
  [
    'whitelist-youtube',
    { wanted: 'videos', videos: Array.from({ length: 21 }, (_, i) => `https://youtu.be/dQw4w9WgX${10 + i}`) },
    ['videos: too_many_items'],
  ],
  ['whitelist-youtube', { expires_on: '2026-11-26' }, ['expires_on: min_date']],
  ['whitelist-facebook', { page: 'my page' }, ['page: page_invalid']],
  ['whitelist-facebook', { page: '100044123456789', instagram: 'Deniz!' }, ['instagram: handle_invalid']],
  ['instagram-linking', { professional: false }, ['professional: required']],
  [
    'metadata-change',
    { changes: [{ field: 'title', track: '', current: 'A', wanted: 'B' }] },
    ['plays_may_split: required'],
  ],
  [
    'metadata-change',
    { changes: [{ field: 'label', track: '', current: 'A', wanted: ' A ' }] },
    ['changes.0: change_equal'],
  ],
  [
    'metadata-change',
    { changes: [{ field: 'royalties', track: '', current: '', wanted: 'B' }] },
    ['changes.0: invalid_choice'],
  ],
  ['metadata-change', { changes: Array.from({ length: 50 }, (_, i) => change(i)) }, []],
  ['metadata-change', { changes: Array.from({ length: 51 }, (_, i) => change(i)) }, ['changes: too_many_items']],
] satisfies [string, FormValues, string[]][])('%s with %j finds %j', (form, change, issues) => {
  expect(check(form, change)).toEqual(issues);
});

test('a value of a field that is not asked for any more is dropped', () => {
  const form = findForm('whitelist-youtube');
  if (form === null) throw new Error('no form');
  const values = {
    ...GOOD['whitelist-youtube'],
    proof: 'upload-id',
    videos: ['https://youtu.be/dQw4w9WgXcQ'],
    more: 'x',
  };
  expect(Object.keys(cleanFormValues(form, values))).toEqual(['channel', 'relation', 'wanted', 'expires_on']);
});

test('the five forms have the ids of their addresses', () => {
  expect(FORM_IDS).toEqual([
    'content-relocation',
    'whitelist-youtube',
    'whitelist-facebook',
    'instagram-linking',
    'metadata-change',
  ]);
});
