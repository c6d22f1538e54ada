import { expect, test } from 'vitest';
import { sampleDraft, sampleTrack } from '../../../testing/sample-draft.ts';
import { findAiChoice, isAiAnswered, withoutAi } from './ai-answer.ts';
import { offerFridays } from './offer-fridays.ts';
import { listOpenQuestions } from './open-questions.ts';
import { findSingerAnswer, isSingerAnswered, toSingerAnswer } from './singer-answer.ts';
import { findWriterAnswer, isWriterAnswered, toWriterAnswer } from './writer-answer.ts';

const SELF = 'Lena Okafor';
const track = sampleTrack({ contributors: [], performers: [], ai_answers: {}, composer_name: null });
const FACTS = { today: '2026-11-30', resubmission: false };

test('the artist who wrote a song alone is named for music and words with one answer', () => {
  expect(findWriterAnswer(track, SELF)).toBeNull();
  const alone = { ...track, ...toWriterAnswer(track, 'alone', SELF) };
  expect(alone.contributors).toEqual([{ name: SELF, role: 'writer', share_basis_points: 10_000 }]);
  expect([findWriterAnswer(alone, 'lena okafor '), isWriterAnswered(alone)]).toEqual(['alone', true]);
});

test('with others a row waits for the next name, and people who are named stay', () => {
  const open = { ...track, ...toWriterAnswer(track, 'others', SELF) };
  expect(open.contributors.map(({ name, share_basis_points }) => [name, share_basis_points])).toEqual([
    [SELF, 5000],
    ['', 5000],
  ]);
  expect([findWriterAnswer(open, SELF), isWriterAnswered(open)]).toEqual(['others', false]);
  const contributors = [{ name: 'Tom Ray', role: 'writer', share_basis_points: 10_000 }] as const;
  const named = { ...track, contributors };
  expect(isWriterAnswered(named)).toBe(true);
  expect(toWriterAnswer(named, 'cover', SELF)).toEqual({ songwriters: 'named', version_type: 'cover', contributors });
  const cover = { ...named, version_type: 'cover' } as const;
  expect([findWriterAnswer(cover, SELF), toWriterAnswer(cover, 'others', SELF).version_type]).toEqual([
    'cover',
    'original',
  ]);
});

test('a first name alone, or shares that leave something over, is no complete answer', () => {
  const by = (name: string, share_basis_points: number) => ({
    ...track,
    contributors: [{ name, role: 'writer', share_basis_points } as const],
  });
  expect([by('Tom', 10_000), by('Tom Ray', 9000), by('Tom Ray', 10_000)].map(isWriterAnswered)).toEqual([
    false,
    false,
    true,
  ]);
});

test('a song nobody sings is an instrumental without language, and a song again when a person sings it', () => {
  const facts = { artist: SELF, language: 'en' };
  const drums = { name: 'Ada', instrument: 'drums' } as const;
  const played = { ...track, performers: [drums] };
  expect(findSingerAnswer(played, SELF)).toBeNull();
  const sung = { ...played, ...toSingerAnswer(played, 'artist', facts) };
  expect([findSingerAnswer(sung, SELF), isSingerAnswered(sung), sung.performers[1]]).toEqual(['artist', true, drums]);
  const instrumental = { ...sung, ...toSingerAnswer(sung, 'nobody', facts) };
  expect(instrumental).toMatchObject({ version_type: 'instrumental', language: 'zxx', performers: [drums] });
  const again = { ...instrumental, ...toSingerAnswer(instrumental, 'others', facts) };
  expect(again).toMatchObject({ version_type: 'original', language: 'en' });
  expect([findSingerAnswer(again, SELF), isSingerAnswered(again)]).toEqual(['others', false]);
});

test('one answer says that no AI was used on any track and the cover', () => {
  const release = { artwork_ai: null, tracks: [track, { ...track, language: 'zxx' }] };
  expect([findAiChoice(release), isAiAnswered(release)]).toEqual([null, false]);
  const without = withoutAi(release.tracks);
  expect([findAiChoice(without), isAiAnswered(without)]).toEqual(['none', true]);
  expect(without.tracks.map(({ ai_answers }) => Object.keys(ai_answers).length)).toEqual([5, 3]);
  expect(findAiChoice({ ...without, artwork_ai: 'fully' })).toBe('some');
});

test('the first Friday with time for every editor is offered beside earlier ones and who is late for them', () => {
  const stores = ['amazon-music', 'spotify'].map((id) => ({ id, category: 'streaming' as const }));
  const facts = { today: '2026-11-20', resubmission: false, plan: 'free', stores } as const;
  const offer = (schedule: 'standard' | 'express') =>
    offerFridays({ ...facts, schedule }).map(({ date, tight, late }) => [date, tight.length, late.length]);
  expect(offer('standard')).toEqual([
    ['2026-12-11', 0, 0],
    ['2026-12-18', 0, 0],
  ]);
  expect(offer('express')).toEqual([
    ['2026-12-11', 0, 0],
    ['2026-12-04', 1, 0],
    ['2026-11-27', 1, 1],
  ]);
});

test('a new draft has five questions; what the demo release answers is not asked again', () => {
  expect(listOpenQuestions({ ...sampleDraft(), tracks: [], release_date: null }, FACTS)).toEqual([
    'song',
    'writers',
    'singer',
    'ai',
    'date',
  ]);
  const tracks = [
    {
      ...track,
      ...toWriterAnswer(track, 'alone', SELF),
      ...toSingerAnswer(track, 'nobody', { artist: SELF, language: null }),
    },
  ];
  const answered = { ...sampleDraft(), ...withoutAi(tracks), release_date: '2027-01-15' };
  expect(listOpenQuestions(answered, FACTS)).toEqual([]);
});
