import type { ReleaseDraft, getRepeatedAnswers as repeatedCall } from '@tangent/contract/catalogue/release.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import {
  keepIncluded,
  listRepeatedStores,
  pickRepeated,
  startAnswers,
} from '@tangent/domain/catalogue/release/answers/repeated-answers.ts';
import { isStoreIncluded } from '@tangent/domain/catalogue/store/store.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { ArtistRow } from '../artist/public.ts';
import { listActiveStores } from '../store/public.ts';
import { type CapabilityCheck, getEntitlement } from './entitlement.ts';
import type { ReleaseRow } from './present-release.ts';
import { getChosenArtist } from './save-draft.ts';

/**
 * Adds to a new draft the answers that were not sent: those of the artist's last release, of the artist, or our
 * standard. Tracks without a language take the one that is added.
 */
export async function addStartAnswers(
  tx: Tx,
  actor: Actor,
  { artist, draft, may }: { artist: ArtistRow; draft: ReleaseDraft; may: CapabilityCheck },
): Promise<ReleaseDraft> {
  const found = await findRepeated(tx, actor, { artist_id: artist.id, may });
  const { stores, last } = found;
  const profile = { primary_genre: artist.main_genre, secondary_genre: artist.subgenre };
  const standard = { store_ids: listRepeatedStores(stores, null) };
  const taken = keepIncluded(startAnswers(draft, { last: last?.answers ?? null, artist: profile, standard }), may);
  const { language } = taken;
  const tracks = draft.tracks?.map((track) => (language ? { ...track, language: track.language ?? language } : track));
  return { ...draft, ...(taken as ReleaseDraft), ...(tracks === undefined ? {} : { tracks }) };
}

/** Returns the last submitted release of an artist, with the answers that a draft of today takes from it. */
export async function getRepeatedAnswers(
  tx: Tx,
  actor: Actor,
  { artist_id, except }: z.output<typeof repeatedCall.query>,
): Promise<z.input<typeof repeatedCall.response>> {
  const artist = await getChosenArtist(tx, actor, artist_id);
  const may = getEntitlement(actor, null);
  const { last } = await findRepeated(tx, actor, { artist_id: artist.id, may, except });
  return { last: last && { id: last.id, title: last.title, answers: keepIncluded(last.answers, may) } };
}

type Wanted = { artist_id: string; may: CapabilityCheck; except?: string | undefined };

async function findRepeated(tx: Tx | Db, actor: Actor, { artist_id, may, except }: Wanted) {
  const stores = (await listActiveStores(tx)).filter((store) => isStoreIncluded(store, may('premium_stores')));
  const row = await findLastSubmitted(tx, actor, artist_id, except);
  const last = row && { id: row.id, title: row.title, answers: toAnswers(row, stores) };
  return { stores, last };
}

function toAnswers(row: ReleaseRow, stores: Parameters<typeof listRepeatedStores>[0]) {
  const had_premium_stores = row.submitted_plan !== null && can(row.submitted_plan, 'premium_stores');
  const store_ids = listRepeatedStores(stores, { store_ids: row.store_ids, had_premium_stores });
  return pickRepeated({ ...row, store_ids });
}

/** A rejected release is no example. */
async function findLastSubmitted(
  tx: Tx | Db,
  actor: Actor,
  artistId: string,
  except: string | undefined,
): Promise<ReleaseRow | null> {
  const [row] = await tx
    .select()
    .from(releases)
    .where(
      and(
        eq(releases.account_id, actor.user_id),
        eq(releases.artist_id, artistId),
        isNotNull(releases.submitted_at),
        ne(releases.status, 'rejected'),
        except === undefined ? undefined : ne(releases.id, except),
      ),
    )
    .orderBy(desc(releases.submitted_at), desc(releases.id))
    .limit(1);
  return row ?? null;
}
