import type { saveOwnLyric as saveCall } from '@tangent/contract/promotion/lyrics.ts';
import { LYRICS_MAX_CHARS } from '@tangent/domain/catalogue/release-limits.ts';
import { checkRequiredText } from '@tangent/domain/check-text.ts';
import { checkBrief } from '@tangent/domain/promotion/lyrics/check-brief.ts';
import { parseSong } from '@tangent/domain/promotion/lyrics/parse-song.ts';
import type { z } from 'zod';
import { lockAccount } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { insertLyric, type LyricRow } from './lyric-store.ts';

/** Stores a text that the artist wrote. It needs no release and does not count in the month. */
export async function saveOwnLyric(
  tx: Tx,
  actor: Actor,
  { text, ...fields }: z.output<typeof saveCall.body>,
  now: Date,
): Promise<LyricRow> {
  const brief = { ...fields, dedicated_to: '', custom_words: [] };
  const issues = [...checkBrief(brief), ...checkRequiredText('text', text, { max: LYRICS_MAX_CHARS })];
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  await lockAccount(tx, actor.user_id);
  return insertLyric(tx, actor, { ...brief, writer: 'artist', sections: parseSong(text, 'artist') }, now);
}
