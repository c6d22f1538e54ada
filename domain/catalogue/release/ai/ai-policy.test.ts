import { expect, test } from 'vitest';
import { groupByAiTreatment } from './ai-policy.ts';

const STORES = ['spotify', 'tidal', 'deezer', 'pandora'];

test('a release without AI is treated like any other', () => {
  expect(groupByAiTreatment([{ extent: 'none' }, { extent: 'none' }], STORES)).toEqual({
    credited: [],
    unpaid: [],
    not_recommended: [],
    unanswered: [],
  });
});

test('a partly made track is shown as a credit; one that AI made as a whole is not paid or not recommended', () => {
  expect(groupByAiTreatment([{ extent: 'partly' }], STORES)).toMatchObject({ credited: ['spotify'], unpaid: [] });
  expect(groupByAiTreatment([{ extent: 'none' }, { extent: 'fully' }], STORES)).toEqual({
    credited: ['spotify'],
    unpaid: ['tidal'],
    not_recommended: ['deezer'],
    unanswered: [],
  });
});

test('stores that ask are named while a track is unanswered', () => {
  expect(groupByAiTreatment([{ extent: 'none' }, { extent: null }], STORES).unanswered).toEqual(['spotify', 'tidal']);
});
