import type { getArtistPage } from '@tangent/contract/promotion/follow.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { artist_followers } from '@tangent/db/schema/promotion/follow.ts';
import { and, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { findPageKeys } from '../../catalogue/artist/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findArtistPage } from './artist-page-view.ts';
import type { FollowContext } from './context.ts';

/** Describes the public page of an artist of the account, and how many people follow by email: never who. */
export async function getOwnPageView(
  { db, clock, public_url }: FollowContext,
  accountId: string,
  id: string,
): Promise<z.output<typeof getArtistPage.response>> {
  const [artist] = await db
    .select({ show_in_catalogue: artists.show_in_catalogue })
    .from(artists)
    .where(and(eq(artists.id, id), eq(artists.account_id, accountId)));
  if (artist === undefined) throw new Refusal('not_found');
  const key = (await findPageKeys(db, [id])).get(id) ?? null;
  const found = key === null ? null : await findArtistPage(db, key, clock.now());
  const [followers] = await db
    .select({ count: count() })
    .from(artist_followers)
    .where(and(eq(artist_followers.artist_id, id), eq(artist_followers.state, 'confirmed')));
  return {
    link: key === null ? null : `${public_url}/artist/${key}`,
    state: found !== null ? 'public' : artist.show_in_catalogue ? 'empty' : 'off',
    email_followers: followers?.count ?? 0,
  };
}
