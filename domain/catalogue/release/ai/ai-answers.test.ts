import { expect, test } from 'vitest';
import { type AiAnswers, type AiExtent, listAiParts, summarizeAi } from './ai-answers.ts';

const SONG = { version_type: 'original', language: 'es' };
const INSTRUMENTAL = { version_type: 'instrumental', language: 'zxx' };
const NONE: AiAnswers = {
  vocals: 'none',
  instruments: 'none',
  composition: 'none',
  lyrics: 'none',
  post_production: 'none',
};
const { lyrics: _unanswered, ...WITHOUT_LYRICS } = NONE;
const FULLY: AiAnswers = { vocals: 'fully', instruments: 'fully', composition: 'fully', lyrics: 'fully' };

test('an instrumental has neither vocals nor lyrics', () => {
  expect(listAiParts(SONG)).toHaveLength(5);
  expect(listAiParts(INSTRUMENTAL)).toEqual(['instruments', 'composition', 'post_production']);
  expect(listAiParts({ version_type: 'remix', language: 'zxx' })).toEqual(listAiParts(INSTRUMENTAL));
});

test.each<[string, AiAnswers, typeof SONG, AiExtent | null]>([
  ['nothing is answered', {}, SONG, null],
  ['every part is answered with none', NONE, SONG, 'none'],
  ['one part is missing', WITHOUT_LYRICS, SONG, null],
  ['one part is partly made, and another is missing', { lyrics: 'partly' }, SONG, 'partly'],
  ['only the sound was worked on', { ...NONE, post_production: 'fully' }, SONG, 'partly'],
  ['every creative part is made', { ...FULLY, post_production: 'none' }, SONG, 'fully'],
  ['one creative part is by people', { ...FULLY, vocals: 'none' }, SONG, 'partly'],
  ['an instrumental is made as a whole', { instruments: 'fully', composition: 'fully' }, INSTRUMENTAL, 'fully'],
  ['an answer is about vocals that are not there', { ...NONE, vocals: 'fully' }, INSTRUMENTAL, 'none'],
])('the whole track is summarised when %s', (_case, answers, track, expected) => {
  expect(summarizeAi(answers, track)).toBe(expected);
});
