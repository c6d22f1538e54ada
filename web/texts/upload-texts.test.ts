import { checkArtwork } from '@tangent/domain/catalogue/upload/check-artwork.ts';
import { TOO_LARGE_CODES, WRONG_TYPE_CODES } from '@tangent/domain/catalogue/upload/upload-file.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
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

test.each([
  ['unsupported_audio', { found: 'M4A' }, 'Unsupported file format: M4A. Export the track as WAV, AIFF, FLAC or MP3'],
  ['audio_codec', { found: 'A-law' }, 'coded as A-law'],
  ['audio_header', {}, 'The header of this file contradicts its samples.'],
  ['audio_header', { found: 24 }, 'The header says 24 bits a sample'],
  ['audio_corrupt', {}, 'This file is damaged and does not play to the end.'],
  ['audio_corrupt', { position: '1:02.345' }, 'This file is damaged at 1:02.345.'],
  ['audio_truncated', {}, 'This file ends too early'],
  ['audio_truncated', { found: '1:02.3', announced: '3:21.4' }, 'Only 1:02.3 of 3:21.4 are there'],
  [
    'audio_undeclared',
    { found: '0:05.0', announced: '0:02.5' },
    'holds 0:05.0 of sound, but its header announces 0:02.5',
  ],
  ['audio_parts', { parts: 2 }, 'in 2 separate parts'],
  ['audio_broken_samples', { position: '0:00.226' }, 'At 0:00.226 this file has values that are no sound'],
  ['audio_impossible_level', { position: '0:00.226', level: 90 }, 'At 0:00.226 the level is 90 dB above full scale'],
  ['audio_channels', {}, 'Only mono and stereo are accepted'],
  ['audio_channels', { found: 6 }, 'This file has 6 channels'],
  ['audio_sample_rate', { found: 22.05 }, 'This file has 22.05 kHz'],
  ['audio_bitrate', { found: 128 }, 'This MP3 has 128 kbit/s'],
])('the sentence of %s with %j says what was found and where, if that is known', (code, params, part) => {
  expect(findIssueText(texts, code, { field: 'Audio', ...params })).toContain(part);
});

test('[S8-028] [S8-035] the text for a cover that is too small names the required size', () => {
  const [issue] = checkArtwork({ format: 'png', width_px: 1499, height_px: 1499, size_bytes: 10 });
  const sentence = issue && findIssueText(texts, issue.code, issue.params);
  expect(sentence).toBe('Image dimensions are too small, minimum 1500px');
});

test('[S6-030] [S6-031] artwork templates are part of the paid plans and not of the free one', () => {
  expect(PLANS.filter((plan) => can(plan, 'artwork_templates'))).toEqual(['pro', 'advanced']);
});
