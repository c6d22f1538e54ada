import { createArtist as createCall, listArtists } from '@tangent/contract/artist.ts';
import type { Actor } from '../auth/public.ts';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { listArtistRows } from './artist-store.ts';
import type { ArtistContext } from './context.ts';
import { createArtist } from './create-artist.ts';
import { presentArtist } from './present-artist.ts';

export function registerArtistRoutes(app: HttpApp<Actor>, { db, clock }: ArtistContext): void {
  bindCall(app, listArtists, { allow: 'user' }, async ({ actor }) => {
    const rows = await listArtistRows(db, actor.user_id);
    const items = rows.map(({ artist, release_count }) =>
      presentArtist(artist, { release_count, renamable: true, picture: null }),
    );
    return { items, next_cursor: null, total: items.length };
  });

  bindCall(app, createCall, { allow: 'user' }, async ({ actor, body }) => {
    const row = await inTransaction(db, (tx) => createArtist(tx, actor, body, clock.now()));
    return presentArtist(row, { release_count: 0, renamable: true, picture: null });
  });
}
