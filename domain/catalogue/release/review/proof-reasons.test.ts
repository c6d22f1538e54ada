import { describe, expect, test } from 'vitest';
import { checkProof, listProofReasons } from './proof-reasons.ts';
import { REOPENING_REASONS } from './reopening-reasons.ts';

const complete = { state: 'complete' } as const;
const codes = (...args: Parameters<typeof checkProof>) => checkProof(...args).map(({ code }) => code);

test('seven reasons require proof, the others a correction', () => {
  expect(listProofReasons(REOPENING_REASONS)).toEqual([
    'already_published',
    'artist_confirmation',
    'cover_licence',
    'remix_licence',
    'song_licence',
    'public_domain',
    'ownership_confirmation',
  ]);
  expect(codes({ answer: '', documents: [] }, ['volume', 'invalid_cover'])).toEqual([]);
});

describe('valid answers to a reason that requires proof', () => {
  test.each([
    ['an empty answer', { answer: '  ', documents: [] }, ['missing_proof']],
    ['a text', { answer: 'I replaced the sample.', documents: [] }, []],
    ['a document', { answer: '', documents: [complete] }, []],
    ['a text of 2001 characters', { answer: 'x'.repeat(2001), documents: [complete] }, ['max_length']],
    ['five documents', { answer: '', documents: Array(5).fill(complete) }, []],
    ['six documents', { answer: '', documents: Array(6).fill(complete) }, ['too_many_documents']],
    ['a document still uploading', { answer: 'See it.', documents: [{ state: 'uploading' }] }, ['upload_unfinished']],
    ['a failed document', { answer: 'See it.', documents: [{ state: 'failed' }] }, ['document_failed']],
  ] as const)('%s', (_, proof, expected) => {
    expect(codes(proof, ['volume', 'song_licence'])).toEqual(expected);
  });
});
