import * as calls from '@tangent/contract/promotion/playlist.ts';
import { playlist_pitches, playlists } from '@tangent/db/schema/promotion/playlist.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { REQUESTS_PER_PAGE } from '@tangent/domain/promotion/form-limits.ts';
import { PITCHES } from '@tangent/domain/promotion/playlist-limits.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type pg from 'pg';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { importPlaylists } from './import-playlists.ts';
import { getOwnPitch, listPitchSongsView, presentPitch, selectPitches } from './pitch-store.ts';
import {
  getPlaylistRow,
  listPlaylistsView,
  listStaffPlaylistsView,
  presentPlaylists,
  presentStaffPlaylists,
} from './playlist-store.ts';
import { sendPitch } from './send-pitch.ts';

const ANYONE = { allow: 'anyone' } as const;
const USER = { allow: 'user' } as const;
const STAFF = { allow: 'staff' } as const;

export type PlaylistContext = BaseContext & { pool: pg.Pool; limits_uses: boolean };

export function registerPlaylistRoutes(app: HttpApp<Actor>, context: PlaylistContext): void {
  const { db, clock, pool, limits_uses: is_on } = context;
  const { per_account: uses, window_minutes } = PITCHES;
  const limit = createRateLimiter(pool, { name: 'pitch', uses, window_minutes, is_on });
  bindCall(app, calls.listPlaylists, ANYONE, ({ query }) => listPlaylistsView(db, query, clock.now()));
  bindCall(app, calls.getPlaylist, ANYONE, async ({ params }) =>
    takeOne(await presentPlaylists(db, [await getPlaylistRow(db, params.id)], clock.now())),
  );
  bindCall(app, calls.listPitchSongs, USER, async ({ actor }) => ({ items: await listPitchSongsView(db, actor) }));
  bindCall(app, calls.sendPitch, USER, async ({ actor, params, body }) => {
    await limit.count(actor.user_id);
    return presentPitch(await inTransaction(db, (tx) => sendPitch(tx, actor, params.id, body, clock.now())));
  });
  bindCall(app, calls.listPitches, USER, async ({ actor, query: { cursor } }) => {
    const isOwn = eq(playlist_pitches.account_id, actor.user_id);
    const after =
      cursor === undefined ? undefined : olderThan(playlist_pitches.created_at, playlist_pitches.id, cursor);
    const rows = await selectPitches(db)
      .where(and(isOwn, after))
      .orderBy(desc(playlist_pitches.created_at), desc(playlist_pitches.id))
      .limit(REQUESTS_PER_PAGE + 1);
    const { visible, last } = splitPage(rows, REQUESTS_PER_PAGE);
    return {
      items: visible.map(presentPitch),
      next_cursor: last ? encodeCursor({ at: last.pitch.created_at, id: last.pitch.id }) : null,
      total: await db.$count(playlist_pitches, isOwn),
      waiting: await db.$count(
        playlist_pitches,
        and(isOwn, inArray(playlist_pitches.state, ['submitted', 'listened'])),
      ),
    };
  });
  bindCall(app, calls.setListening, USER, async ({ actor, params, body: { is_allowed } }) => {
    const found = await getOwnPitch(db, actor, params.id);
    const change = { is_listening_allowed: is_allowed };
    await db.update(playlist_pitches).set(change).where(eq(playlist_pitches.id, found.pitch.id));
    return presentPitch({ ...found, pitch: { ...found.pitch, ...change } });
  });
  registerStaffRoutes(app, context);
}

function registerStaffRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, calls.listStaffPlaylists, STAFF, ({ query }) => listStaffPlaylistsView(db, query, clock.now()));
  bindCall(app, calls.updatePlaylist, STAFF, ({ actor, params: { id }, body: { is_verified, ...change } }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await getPlaylistRow(tx, id);
      const verified = is_verified ? { verified_on: utcDay(now.getTime()) } : {};
      const next = { ...change, ...verified, updated_at: now };
      await tx.update(playlists).set(next).where(eq(playlists.id, id));
      await recordAction(tx, 'playlist.update', {
        by: byStaff(actor),
        subject: { kind: 'playlist', id },
        details: { ...change, ...verified },
        at: now,
      });
      return takeOne(await presentStaffPlaylists(tx, [await getPlaylistRow(tx, id)], now));
    }),
  );
  bindCall(app, calls.importPlaylists, STAFF, ({ body }) =>
    inTransaction(db, (tx) => importPlaylists(tx, body.csv, clock.now())),
  );
}

function takeOne<Shown>([shown]: readonly Shown[]): Shown {
  if (shown === undefined) throw new Refusal('not_found');
  return shown;
}
