import type { checkText as checkCall } from '@tangent/contract/promotion/made-here.ts';
import { made_songs } from '@tangent/db/schema/promotion/made-here.ts';
import { judgeText } from '@tangent/domain/promotion/made-here/judge-text.ts';
import { arrayOverlaps } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/sql/open-database.ts';
import { readLineKeys } from './line-keys.ts';

/** A line that so many songs share says nothing: the song that a text is of is among the first. */
const MAX_SONGS = 500;

/** Finds the song that shares the most lines with a text, and judges by them whether the tool wrote it. */
export async function checkText(db: Db, text: string): Promise<z.input<typeof checkCall.response>> {
  const keys = readLineKeys(text);
  if (keys.length === 0) return { verdict: 'unknown', lines: 0, known_lines: 0, written_at: null };
  const songs = await db.select().from(made_songs).where(arrayOverlaps(made_songs.line_keys, keys)).limit(MAX_SONGS);
  const counted = songs
    .map(({ line_keys, created_at }) => ({ known: countShared(keys, line_keys), created_at }))
    .sort((one, other) => other.known - one.known || one.created_at.getTime() - other.created_at.getTime());
  const [{ known, created_at } = { known: 0, created_at: null }] = counted;
  const verdict = judgeText({ lines: keys.length, known });
  const written_at = verdict === 'unknown' ? null : (created_at?.toISOString() ?? null);
  return { verdict, lines: keys.length, known_lines: known, written_at };
}

function countShared(keys: readonly bigint[], other: readonly bigint[]): number {
  const set = new Set(other);
  return keys.filter((key) => set.has(key)).length;
}
