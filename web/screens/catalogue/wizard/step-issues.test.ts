import { checkDraft } from '@tangent/domain/catalogue/release/check-step.ts';
import { WIZARD_STEPS } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { expect, test } from 'vitest';
import { fieldId, findIssue, findStep, findTrackNumber } from '../../../parts/catalogue/release/step-issues.ts';
import { emptyForm, emptyTrack, toRuleDraft } from './draft/draft-form.ts';
import { toggleStores } from './stores/platforms-step.tsx';
import { chooseLanguage, moveTrack, titleFromFilename, updateTrack } from './tracks/edit-tracks.ts';

const FACTS = { today: '2026-11-20', resubmission: false };

test('everything missing in an empty release leads to the step with its field', () => {
  const form = { ...emptyForm([]), tracks: [emptyTrack('a', '', null)] };
  const found = checkDraft(toRuleDraft(form), FACTS).map(({ path }) => `${path} in ${findStep(path)}`);
  expect(found).toEqual([
    'artist_id in basic-info',
    'title in basic-info',
    'language in basic-info',
    'primary_genre in basic-info',
    'artwork in artwork',
    'tracks.0.title in tracks',
    'tracks.0.language in tracks',
    'tracks.0.audio in tracks',
    'store_ids in platforms',
    'release_date in distribution',
  ]);
});

test('songs that a pre-order delivers at once are chosen beside the pre-save campaign', () => {
  const tracks = ['a', 'b'].map((id) => ({ ...emptyTrack(id, 'A', 'en'), is_instant: true }));
  const form = { ...emptyForm([]), presave_enabled: true, tracks };
  const issue = checkDraft(toRuleDraft(form), FACTS).find(({ code }) => code === 'instant_tracks_all');
  expect(findStep(issue?.path ?? '')).toBe('distribution');
});

test('every agreement belongs to the review step', () => {
  expect(findStep('agreements.owns_rights')).toBe(WIZARD_STEPS.at(-1));
});

test('a field and the server’s paths for it are one place on the screen', () => {
  expect(fieldId('tracks.2.title')).toBe('field-tracks-2-title');
  const issue = { code: 'not_found', path: 'tracks.0.audio_upload_id' };
  expect(findIssue([issue], 'tracks.0.audio')).toBe(issue);
  expect(findIssue([issue], 'tracks.1.audio')).toBeNull();
});

test('issues count tracks from one', () => {
  expect(findTrackNumber('tracks.0.title')).toBe(1);
  expect(findTrackNumber('title')).toBeNull();
});

test.each([
  ['01 - take_five.wav', 'take five'],
  ['Ağustos.flac', 'Ağustos'],
  ['03. Mañana quizás.mp3', 'Mañana quizás'],
  ['99 Luftballons.aiff', '99 Luftballons'],
  ['02_Devagar.mp3', 'Devagar'],
  ['1979.wav', '1979'],
])('a file named %s suggests the title %s', (filename, title) => {
  expect(titleFromFilename(filename)).toBe(title);
});

test('a track moves to another position, but not beyond the ends', () => {
  const tracks = ['a', 'b', 'c'].map((id) => emptyTrack(id, id, null));
  const keys = (list: typeof tracks | readonly (typeof tracks)[number][]) => list.map(({ id }) => id).join('');
  expect(keys(moveTrack(tracks, 0, 2))).toBe('bca');
  expect(keys(moveTrack(tracks, 2, 1))).toBe('acb');
  expect(keys(moveTrack(tracks, 0, -1))).toBe('abc');
  expect(keys(moveTrack(tracks, 2, 3))).toBe('abc');
});

test('changing one track leaves the others alone', () => {
  const tracks = [emptyTrack('a', 'A', null), emptyTrack('b', 'B', null)];
  expect(updateTrack(tracks, 'b', { title: 'C' }).map(({ title }) => title)).toEqual(['A', 'C']);
});

test('select all adds the missing stores, select none keeps stores outside the search', () => {
  expect(toggleStores(['spotify'], ['spotify', 'deezer'], true)).toEqual(['spotify', 'deezer']);
  expect(toggleStores(['spotify', 'tidal'], ['spotify'], false)).toEqual(['tidal']);
});

test('the language of the release also applies to tracks that have none', () => {
  const tracks = [emptyTrack('a', 'A', null), emptyTrack('b', 'B', 'zxx')];
  const changed = chooseLanguage({ ...emptyForm([]), tracks }, 'tr');
  expect([changed.language, ...changed.tracks.map(({ language }) => language)]).toEqual(['tr', 'tr', 'zxx']);
});
