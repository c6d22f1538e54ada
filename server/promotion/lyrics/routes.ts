import * as calls from '@tangent/contract/promotion/lyrics.ts';
import { lyrics } from '@tangent/db/schema/promotion/lyric.ts';
import { LYRIC_WRITINGS } from '@tangent/domain/promotion/lyrics-limits.ts';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { LyricsContext } from './context.ts';
import { generateLyric } from './generate-lyric.ts';
import { listLyricsView } from './lyric-list-view.ts';
import { getOwnLyric } from './lyric-store.ts';
import { presentLyric } from './present-lyric.ts';
import { rewriteLyric } from './rewrite-lyric.ts';
import { saveOwnLyric } from './save-own-lyric.ts';
import { updateLyric } from './update-lyric.ts';
import { useLyric } from './use-lyric.ts';

export function registerLyricRoutes(app: HttpApp<Actor>, context: LyricsContext & { pool: pg.Pool }): void {
  const { db, clock, pool, limits_uses: is_on } = context;
  const { per_account: uses, window_minutes } = LYRIC_WRITINGS;
  const limit = createRateLimiter(pool, { name: 'lyrics', uses, window_minutes, is_on });
  bindCall(app, calls.listLyrics, { allow: 'user' }, ({ actor, query }) => listLyricsView(context, actor, query));
  bindCall(app, calls.generateLyric, { allow: 'user' }, async ({ actor, body }) => {
    await limit.count(actor.user_id);
    return presentLyric(await generateLyric(context, actor, body));
  });
  bindCall(app, calls.saveOwnLyric, { allow: 'user' }, async ({ actor, body }) =>
    presentLyric(await inTransaction(db, (tx) => saveOwnLyric(tx, actor, body, clock.now()))),
  );
  bindCall(app, calls.getLyric, { allow: 'user' }, async ({ actor, params }) =>
    presentLyric(await getOwnLyric(db, actor, params.id)),
  );
  bindCall(app, calls.updateLyric, { allow: 'user' }, async ({ actor, params, body }) =>
    presentLyric(await inTransaction(db, (tx) => updateLyric(tx, actor, params.id, body, clock.now()))),
  );
  bindCall(app, calls.rewriteLyric, { allow: 'user' }, async ({ actor, params, body }) => {
    await limit.count(actor.user_id);
    return presentLyric(await rewriteLyric(context, actor, params.id, body));
  });
  bindCall(app, calls.deleteLyric, { allow: 'user' }, async ({ actor, params }) => {
    const { id } = await getOwnLyric(db, actor, params.id);
    await db.delete(lyrics).where(eq(lyrics.id, id));
  });
  bindCall(app, calls.useLyric, { allow: 'user' }, ({ actor, params, body }) =>
    useLyric(context, actor, params.id, body),
  );
}
