import { lyric_generations, lyrics } from '@tangent/db/schema/promotion/lyric.ts';
import { asc, eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Actor } from '../../identity/auth/public.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { LyricsContext } from './context.ts';
import { presentLyric } from './present-lyric.ts';
import { registerLyricRoutes } from './routes.ts';

export const lyricsModule = {
  name: 'lyrics',
  tables: ['lyric_generations', 'lyrics'],
  registerRoutes: registerLyricRoutes,
  personal_data: {
    lyrics: { erasing: 'removed', exporting: { part: 'lyrics' } },
    lyric_generations: { erasing: 'removed', exporting: { internal: 'counts the lyrics of a month' } },
  },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, LyricsContext & { pool: pg.Pool }>;

async function eraseAccount(tx: Tx, id: string): Promise<void> {
  await tx.delete(lyrics).where(eq(lyrics.account_id, id));
  await tx.delete(lyric_generations).where(eq(lyric_generations.account_id, id));
}

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const rows = await tx.select().from(lyrics).where(eq(lyrics.account_id, id)).orderBy(asc(lyrics.created_at));
  return { lyrics: rows.map(presentLyric) };
}
