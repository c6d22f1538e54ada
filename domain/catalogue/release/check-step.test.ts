import { expect, test } from 'vitest';
import { sampleDraft, sampleTrack } from '../../testing/sample-draft.ts';
import { checkDraft, checkStep } from './check-step.ts';
import type { Draft, DraftTrack } from './draft.ts';
import { checkAgreements } from './review/agreements.ts';
import { WIZARD_STEPS } from './wizard-steps.ts';

const FACTS = { today: '2026-11-20', resubmission: false };
const TRACK = sampleTrack();
const COMPLETE = sampleDraft({ release_date: '2026-12-11' });
const EMPTY: Draft = {
  ...COMPLETE,
  artist_id: null,
  title: '',
  language: null,
  primary_genre: null,
  artwork: null,
  tracks: [],
  store_ids: [],
  release_date: null,
};
const paths = (draft: Draft) => checkDraft(draft, FACTS).map(({ path, code }) => `${path} ${code}`);

test('a complete draft has no issues in any step', () => {
  expect(checkDraft(COMPLETE, FACTS)).toEqual([]);
});

test('[S5-001] [S5-002] [S5-003] [S5-004] [S5-005] [S5-006] [S5-007] [S5-008] an empty draft reports all missing fields at once, in the order of the steps', () => {
  expect(paths(EMPTY)).toEqual([
    'artist_id artist_required',
    'title required',
    'language required',
    'primary_genre required',
    'artwork required',
    'tracks track_required',
    'store_ids platform_required',
    'release_date release_date_invalid',
  ]);
});

test('the issues of all steps together are the issues of the whole check, each once', () => {
  expect(WIZARD_STEPS.flatMap((step) => checkStep(step, EMPTY, FACTS))).toEqual(checkDraft(EMPTY, FACTS));
});

test.each<[string, Partial<DraftTrack>, string[]]>([
  ['without a title', { title: '' }, ['tracks.0.title required']],
  ['without a language', { language: null }, ['tracks.0.language required']],
  ['in an unknown language', { language: 'xx' }, ['tracks.0.language invalid_choice']],
  [
    'that is instrumental with a language',
    { version_type: 'instrumental' },
    ['tracks.0.language instrumental_language'],
  ],
  ['that is instrumental without a language', { version_type: 'instrumental', language: 'zxx' }, []],
  ['without audio', { audio: null }, ['tracks.0.audio required']],
  ['whose audio failed', { audio: { state: 'failed', facts: null } }, ['tracks.0.audio required']],
  ['whose audio is uploading', { audio: { state: 'uploading', facts: null } }, ['tracks.0.audio upload_unfinished']],
])('[S5-009] [S5-010] [S5-011] a track %s: %j', (_name, change, expected) => {
  expect(paths({ ...COMPLETE, tracks: [{ ...TRACK, ...change }] })).toEqual(expected);
});

test.each<[Partial<Draft>, string[]]>([
  [{ secondary_genre: 'jazz' }, []],
  [{ secondary_genre: 'pop' }, ['secondary_genre genres_equal']],
  [{ primary_genre: null, secondary_genre: 'jazz' }, ['primary_genre required', 'secondary_genre primary_genre_first']],
])('[S5-018] genres %j: %j', (change, expected) => {
  expect(paths({ ...COMPLETE, ...change })).toEqual(expected);
});

test('[S5-012] [S5-013] [S5-014] all three agreements are required', () => {
  const all = { owns_rights: true, no_infringement: true, release_terms: true };
  expect(checkAgreements(all)).toEqual([]);
  for (const name of ['owns_rights', 'no_infringement', 'release_terms']) {
    expect(checkAgreements({ ...all, [name]: false })).toEqual([
      { code: 'agreement_required', path: `agreements.${name}` },
    ]);
  }
});

test.each<[Partial<Draft>, string[]]>([
  [{ version_title: 'Deluxe Edition', record_label: 'Kıyı Plak', upc: '036000291452' }, []],
  [{ version_title: 'x'.repeat(61) }, ['version_title max_length']],
  [{ record_label: 'x'.repeat(81) }, ['record_label max_length']],
  [{ record_label: 'Kıyı\u202E' }, ['record_label invalid_characters']],
  [{ upc: '036000291453' }, ['upc upc_check_digit']],
  [{ presave_enabled: true, presave_date: '2026-12-11' }, ['presave_date max_date']],
  [{ presave_enabled: true, presave_date: null }, []],
  [{ tracks: Array(4).fill(TRACK) }, ['tracks max_count']],
])('[S3-047] [S3-048] optional fields of a release are valid or empty: %j', (change, expected) => {
  expect(paths({ ...COMPLETE, ...change })).toEqual(expected);
});

test.each<[Partial<DraftTrack>, string[]]>([
  [{ isrc: 'tr-abc-26-00001' }, []],
  [{ isrc: 'TR1' }, ['tracks.0.isrc isrc_invalid']],
  [{ version_title: 'x'.repeat(61) }, ['tracks.0.version_title max_length']],
  [{ artist: 'x' }, ['tracks.0.artist min_length']],
  [{ featured_artists: ['Ada'] }, ['tracks.0.featured_artists featured_is_artist']],
  [
    { contributors: [{ name: 'Ada', role: 'writer', share_basis_points: 1 }] },
    ['tracks.0.contributors.0.name two_words', 'tracks.0.contributors shares_missing'],
  ],
  [{ lyrics: 'la' }, ['tracks.0.has_lyrics lyrics_unexpected']],
])('[S3-064] optional fields of a track are valid or empty: %j', (change, expected) => {
  const draft = { ...COMPLETE, tracks: [sampleTrack(change)] };
  const issues = checkDraft(draft, { ...FACTS, primary_artist: 'Ada' });
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

test('two tracks of one release cannot have the same ISRC', () => {
  const tracks = ['TRABC2600001', null, 'TR-ABC-26-00001'].map((isrc) => sampleTrack({ isrc }));
  expect(paths({ ...COMPLETE, tracks })).toEqual(['tracks.2.isrc duplicate_isrc']);
});
