import { expect, test } from 'vitest';
import { sampleDraft, sampleTrack } from '../../../testing/sample-draft.ts';
import type { Draft } from '../draft.ts';
import { type AnswerValues, findAnswerSources } from './answer-sources.ts';
import { pickRepeated } from './repeated-answers.ts';

const STORES = ['spotify', 'deezer'];
const LAST = pickRepeated(sampleDraft({ primary_genre: 'jazz', territory_mode: 'except', territories: ['DE', 'FR'] }));
/** A file gives the release its title, which no line of answers is about. */
const TITLED = { title: 'Deniz' } as AnswerValues['file'];
const EMPTY = { primary_genre: null, language: null } as const;

test.each<[string, Partial<Draft>, Omit<AnswerValues, 'store_ids'>, string | null]>([
  ['no answer yet', EMPTY, {}, null],
  [
    'the artist, with the genre alone',
    { primary_genre: 'pop', language: null },
    { artist: { primary_genre: 'pop' } },
    'artist',
  ],
  ['the last release', { primary_genre: 'jazz' }, { artist: { primary_genre: 'pop' }, last: LAST }, 'last'],
  ['you, with another genre', { primary_genre: 'folk' }, { artist: { primary_genre: 'pop' }, last: LAST }, 'you'],
  ['you, with a line that nothing else has', { primary_genre: 'jazz', p_line_year: 1999 }, { last: LAST }, 'you'],
  ['the file', { primary_genre: 'folk' }, { file: { primary_genre: 'folk', language: 'tr' } }, 'file'],
  ['the last release, also with the title of a file', { primary_genre: 'jazz' }, { last: LAST, file: TITLED }, 'last'],
  ['the file beside the artist', {}, { artist: { primary_genre: 'pop' }, file: { language: 'tr' } }, 'file'],
])('the basic information comes from %s', (_, change, values, source) => {
  expect(findAnswerSources(sampleDraft(change), { store_ids: STORES, ...values })['basic-info']).toBe(source);
});

test.each<[string, Partial<Draft>, Omit<AnswerValues, 'store_ids'>, string | null]>([
  ['no answer yet', { store_ids: [] }, {}, null],
  ['our standard, in any order', { store_ids: ['deezer', 'spotify'] }, {}, 'standard'],
  [
    'the last release, in any order',
    { store_ids: ['spotify'], territory_mode: 'except', territories: ['FR', 'DE'] },
    { last: LAST },
    'last',
  ],
  ['you, with a store less', { store_ids: ['deezer'] }, {}, 'you'],
])('the platforms come from %s', (_, change, values, source) => {
  expect(findAnswerSources(sampleDraft(change), { store_ids: STORES, ...values }).platforms).toBe(source);
});

test.each<[string, Partial<Draft>, string | null]>([
  ['no answer yet', { tracks: [] }, null],
  ['our standard', { tracks: [sampleTrack()] }, 'standard'],
  ['the file', { tracks: [sampleTrack({ has_lyrics: true, lyrics: 'Deniz' })] }, 'file'],
  ['you', { tracks: [sampleTrack({ explicit: true })] }, 'you'],
  [
    'you, with another title',
    { tracks: [sampleTrack({ title: 'Deniz Mavi', has_lyrics: true, lyrics: 'Deniz' })] },
    'you',
  ],
])('the tracks come from %s', (_, change, source) => {
  const [only] = change.tracks ?? [];
  const file_tracks = only?.has_lyrics ? [{ title: 'Deniz', has_lyrics: true, lyrics: 'Deniz' }] : [];
  expect(findAnswerSources(sampleDraft(change), { store_ids: STORES, file_tracks }).tracks).toBe(source);
});

test.each<[string, Partial<Draft>, string]>([
  ['our standard', {}, 'standard'],
  ['you, with a pre-save', { presave_enabled: true }, 'you'],
  ['you, with a faster schedule', { schedule: 'express' }, 'you'],
])('the distribution comes from %s; the date is not part of it', (_, change, source) => {
  expect(findAnswerSources(sampleDraft(change), { store_ids: STORES }).distribution).toBe(source);
});

test('the artwork is a file, or has no answer', () => {
  const find = (change: Partial<Draft>) => findAnswerSources(sampleDraft(change), { store_ids: STORES }).artwork;
  expect([find({}), find({ artwork: null })]).toEqual(['file', null]);
});
