import { LYRICS_FORMS } from '@tangent/domain/catalogue/release/testing/lyrics-forms.ts';
import { expect, test } from 'vitest';
import { pasteLyrics } from './paste-lyrics.ts';

const PRO = { is_synchronized: null, may_have_times: true };
const paste = (pasted: string) => ({ value: '', start: 0, end: 0, pasted });

test.each(LYRICS_FORMS)('pasted text becomes what a file of it becomes: $name', ({ text, stored }) => {
  const result = pasteLyrics(paste(text), PRO);
  // The browser pastes text without marks; saving it removes what no one sees.
  if (result !== null) expect(result.lyrics ?? '').toBe(stored.trim());
  else expect(stored).not.toMatch(/^\[\d/);
});

test('text is pasted at the selection; times in it make the lyrics synchronised, if the plan includes that', () => {
  const pasted = { value: 'a\n?\nc', start: 2, end: 3, pasted: '[00:01.00]b' };
  expect(pasteLyrics(pasted, PRO)).toEqual({
    lyrics: 'a\n[00:01.00] b\nc',
    lyrics_synchronized: true,
    notes: [{ code: 'lyrics_untimed', params: { line: 1, count: 2 } }],
  });
  expect(pasteLyrics(pasted, { ...PRO, may_have_times: false })).toEqual({
    lyrics: 'a\nb\nc',
    lyrics_synchronized: false,
    notes: [{ code: 'lyrics_times_left_out', params: { line: 1, count: 1 } }],
  });
  expect(pasteLyrics(paste('Deniz\nmavi'), PRO)).toBeNull();
});
