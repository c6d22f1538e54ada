import { ARTIST_NAME_CHARS } from '../../catalogue/catalogue-limits.ts';
import { findBannedWords } from '../../catalogue/release/words/banned-words.ts';
import { TITLE_MAX_CHARS } from '../../catalogue/release-limits.ts';
import { checkOptionalText, checkRequiredText } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { findRefusals } from '../coverart/refusal/find-refusals.ts';
import { COVER_PROMPT_CHARS } from '../coverart-limits.ts';

type CoverTexts = { readonly prompt: string; readonly title: string; readonly artist: string };

/**
 * Checks the texts of a run of covers: a prompt of 3 to 200 characters, title and artist as long as those of a
 * release, no banned word in prompt or title, and nothing in the prompt that a cover must not show. A
 * cover without a title is a picture. `own` are names of the account's artists, which they may use.
 */
export function checkCoverRequest({ prompt, title, artist }: CoverTexts, own: readonly string[] = [artist]): Issue[] {
  const issues = [
    ...checkRequiredText('prompt', prompt, COVER_PROMPT_CHARS),
    ...checkOptionalText('title', title, { max: TITLE_MAX_CHARS }),
    ...checkOptionalText('artist', artist, { max: ARTIST_NAME_CHARS.max }),
  ];
  const banned = Object.entries({ prompt, title }).flatMap(([path, text]) => {
    const words = findBannedWords(text);
    return words.length === 0 ? [] : [{ code: 'cover_words', path, params: { words: words.join(', ') } }];
  });
  return [...issues, ...(banned.length > 0 ? banned : findRefusals(prompt, own))];
}
