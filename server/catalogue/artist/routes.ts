import {
  createArtist as createCall,
  getArtist,
  listArtists,
  listKnownNames as listKnownNamesCall,
  searchAppleMusic as searchAppleMusicCall,
  searchSpotify as searchCall,
  updateArtist as updateCall,
} from '@tangent/contract/catalogue/artist.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { sealArtistKey } from './artist-key.ts';
import { getArtistView, listArtistViews } from './artist-view.ts';
import type { ArtistChanges } from './build-artist.ts';
import { createArtist } from './create-artist.ts';
import { listKnownNames } from './known-names-view.ts';
import { findLinkedProfile } from './linked-profile.ts';
import type { ArtistContext } from './refresh-followers.ts';
import { searchAppleMusic } from './search-apple-music.ts';
import { searchSpotify } from './search-spotify.ts';
import { updateArtist } from './update-artist.ts';

export function registerArtistRoutes(app: HttpApp<Actor>, context: ArtistContext): void {
  const { db, clock, spotify, apple_music, auth_secret } = context;
  const findFacts = async (actor: Actor, body: LinkedFields) => ({
    profile: await findLinkedProfile(context, body),
    key: sealArtistKey(body.spotify_artist_key, { secret: auth_secret, owner: actor.user_id }),
  });

  bindCall(app, listArtists, { allow: 'user' }, async ({ actor }) => toPage(await listArtistViews(db, actor.user_id)));

  bindCall(app, searchCall, { allow: 'user' }, async ({ query }) => toPage(await searchSpotify(spotify, query.q)));

  bindCall(app, searchAppleMusicCall, { allow: 'user' }, async ({ query }) =>
    toPage(await searchAppleMusic(apple_music, query.q)),
  );

  bindCall(app, listKnownNamesCall, { allow: 'user' }, async ({ actor, query }) =>
    toPage(await listKnownNames(db, actor.user_id, query.except_release)),
  );

  bindCall(app, createCall, { allow: 'user' }, async ({ actor, body }) => {
    const facts = await findFacts(actor, body);
    const { id } = await inTransaction(db, (tx) => createArtist(tx, actor, body, facts, clock.now()));
    return getArtistView(db, actor.user_id, id);
  });

  bindCall(app, getArtist, { allow: 'user' }, ({ actor, params }) => getArtistView(db, actor.user_id, params.id));

  bindCall(app, updateCall, { allow: 'user' }, async ({ actor, params, body }) => {
    // Users can only make us call Spotify for their own profiles.
    await getArtistView(db, actor.user_id, params.id);
    const facts = await findFacts(actor, body);
    await inTransaction(db, (tx) => updateArtist(tx, actor, params.id, body, facts, clock.now()));
    return getArtistView(db, actor.user_id, params.id);
  });
}

type LinkedFields = Pick<ArtistChanges, 'spotify_id' | 'apple_music_id' | 'spotify_artist_key'>;

function toPage<Item>(items: Item[]): { items: Item[]; next_cursor: null; total: number } {
  return { items, next_cursor: null, total: items.length };
}
