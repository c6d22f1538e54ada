import { expect, test } from 'vitest';
import { sampleTrack } from '../../../testing/sample-draft.ts';
import { checkContributorName, checkCredits } from './check-credits.ts';

test.each([
  'Ada Yıldız',
  'J. S. Bach',
  "Sinéad O'Connor",
  'Sinéad O’Connor',
  'Jean-Luc  Ponty',
  'Ö Z',
  '坂本 龍一',
  'محمد عبد الوهاب',
  'सचिन देव बर्मन',
  'N. Y',
])('[S5-048] [S5-049] %s is a valid contributor name', (name) => {
  expect(checkContributorName('name', name)).toEqual([]);
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['Al', 'min_length'],
  ['A ', 'min_length'],
  ['Madonna', 'two_words'],
  ['Ada .', 'two_words'],
  ['Ada - Yıldız2', 'invalid_characters'],
  ['Ada\u202E Yıldız', 'invalid_characters'],
  ['Ada Yıldız 🎤', 'invalid_characters'],
  [`Ada ${'a'.repeat(77)}`, 'max_length'],
])('[S5-048] [S5-049] %j is not a valid contributor name: %s', (name, code) => {
  expect(checkContributorName('name', name).map((issue) => issue.code)).toEqual([code]);
});

test('[S3-073] [S3-074] every name in the credits of a track is checked at its own path', () => {
  const track = sampleTrack({
    contributors: [
      { name: 'Ada Yıldız', role: 'writer', share_basis_points: 6000, ipi: '00014107339' },
      { name: 'Ada', role: 'producer', share_basis_points: 3000 },
    ],
    performers: [
      { name: 'Jay', instrument: 'drums' },
      { name: 'Dj', instrument: 'turntables' },
      { name: 'Mo\u0000e', instrument: 'other' },
    ],
    production_credits: [
      { name: 'Jay', role: 'producer' },
      { name: ' ', role: 'editor' },
    ],
  });
  expect(checkCredits(track).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'contributors.1.name two_words',
    'contributors.0.ipi ipi_invalid',
    'contributors shares_missing',
    'performers.1.name min_length',
    'performers.2.name invalid_characters',
    'production_credits.1.name required',
  ]);
});
