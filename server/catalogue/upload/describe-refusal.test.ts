import { expect, test } from 'vitest';
import { describeRefusal } from './describe-refusal.ts';

test.each([
  [
    { code: 'truncated', details: { found_ms: 62_345, announced_ms: 201_400 } } as const,
    { code: 'audio_truncated', params: { found: '1:02.3', announced: '3:21.4' } },
  ],
  [
    { code: 'undeclared_sound', details: { found_ms: 5042, announced_ms: 5001 } } as const,
    { code: 'audio_undeclared', params: { found: '0:05.042', announced: '0:05.001' } },
  ],
  [
    { code: 'impossible_level', details: { position_ms: 61_226, level_db: 90 } } as const,
    { code: 'audio_impossible_level', params: { position: '1:01.226', level: 90 } },
  ],
  [
    { code: 'unsupported_codec', details: { found: 'A-law' } } as const,
    { code: 'audio_codec', params: { found: 'A-law' } },
  ],
  [
    { code: 'low_sample_rate', details: { sample_rate_hz: 22_050 } } as const,
    { code: 'audio_sample_rate', params: { found: 22.05 } },
  ],
  [{ code: 'several_parts', details: { parts: 2 } } as const, { code: 'audio_parts', params: { parts: 2 } }],
  [{ code: 'silent', details: {} } as const, { code: 'audio_silent' }],
])('%j becomes an issue with what its sentence needs', (refused, issue) => {
  expect(describeRefusal(refused)).toEqual(issue);
});
