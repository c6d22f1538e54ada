import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../duration.ts';
import { type DecidedPitch, measureAnswers } from './measure-answers.ts';

const pitches = (...words: string[]): DecidedPitch[] =>
  words.map((word) => {
    const [state = '', days] = word.split('@');
    return { state: state as DecidedPitch['state'], took_ms: Number(days) * DAY_MS };
  });

test('the middle answer counts, and a pitch without an answer was not accepted', () => {
  const decided = pitches('accepted@1', 'declined@3', 'declined@2.5', 'accepted@40', 'closed@7');
  expect(measureAnswers(decided)).toEqual({ pitches: 5, days: 3, accepted_percent: 40 });
  expect(measureAnswers([...decided, ...pitches('accepted@0.1', 'closed@7')])).toEqual({
    pitches: 7,
    days: 3,
    accepted_percent: 43,
  });
});

test('nothing is said about few pitches; a curator who never answers has no days, and minutes are a day', () => {
  expect(measureAnswers(pitches('accepted@1', 'accepted@1', 'accepted@1', 'accepted@1'))).toBeNull();
  expect(measureAnswers(pitches('closed@7', 'closed@7', 'closed@7', 'closed@7', 'closed@7'))).toEqual({
    pitches: 5,
    days: null,
    accepted_percent: 0,
  });
  const quick = Array.from({ length: 5 }, (): DecidedPitch => ({ state: 'accepted', took_ms: HOUR_MS }));
  expect(measureAnswers(quick)).toEqual({ pitches: 5, days: 1, accepted_percent: 100 });
});
