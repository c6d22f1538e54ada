import { can } from '@tangent/domain/plan/capability.ts';
import { PLANS } from '@tangent/domain/plan/plan.ts';
import { checkArtwork } from '@tangent/domain/upload/check-artwork.ts';
import { TOO_LARGE_CODES, WRONG_TYPE_CODES } from '@tangent/domain/upload/upload.ts';
import { beforeAll, expect, test } from 'vitest';
import { findIssueText } from './issue-text.ts';
import { loadTexts } from './load-texts.ts';

let texts: Awaited<ReturnType<typeof loadTexts>>;
beforeAll(async () => {
  texts = await loadTexts('en');
});

test.each([
  [
    '[S8-026] [S8-035] a cover that is too large',
    TOO_LARGE_CODES.artwork,
    'File is too large. Maximum allowed size is 20MB',
  ],
  ['[S8-027] [S8-035] a cover of another file type', WRONG_TYPE_CODES.artwork, 'Invalid file format'],
  ['[S8-033] audio that is too large', TOO_LARGE_CODES.audio, 'File too large. Maximum size: 100MB'],
  ['[S8-034] audio of another file type', WRONG_TYPE_CODES.audio, 'Unsupported file format'],
])('%s has the text of its place (A-155)', (_description, code, sentence) => {
  expect(findIssueText(texts, code)).toBe(sentence);
});

test('[S8-028] [S8-035] the text for a cover that is too small names the required size', () => {
  const [issue] = checkArtwork({ format: 'png', width_px: 1499, height_px: 1499, size_bytes: 10 });
  const sentence = issue && findIssueText(texts, issue.code, issue.params);
  expect(sentence).toBe('Image dimensions are too small, minimum 1500px');
});

test('[S6-030] [S6-031] artwork templates are part of the paid plans and not of the free one', () => {
  expect(PLANS.filter((plan) => can(plan, 'artwork_templates'))).toEqual(['pro', 'advanced']);
});
