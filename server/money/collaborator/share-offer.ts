import type { ShareOffer } from '@tangent/contract/money/collaborator.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { presentMicros } from '../royalty/public.ts';
import { computeWaiting } from './compute-waiting.ts';
import { listPayeeTracks, listShares } from './list-shares.ts';
import type { PayeeRow } from './payee-store.ts';

/** Maximum number of tracks shown with an offer. */
const SHOWN_MAX = 20;

/** Returns the offer of a share: the tracks in which the payee has or will have a share, and the money that waits. */
export async function getShareOffer(
  db: Db | Tx,
  payee: PayeeRow,
  { account_id, now }: { account_id: string; now: Date },
): Promise<ShareOffer> {
  const { id, name, email, state, owner_id } = payee;
  const shareKeys = (await listPayeeTracks(db, id)).map((track_id) => ({ payee_id: id, track_id }));
  const shares = await listShares(db, shareKeys, toPeriod(now.toISOString()));
  const tracks = shares.flatMap(({ title, artist, share_basis_points, effective_from, next }) => {
    const soon = { share_basis_points, effective_from };
    const current = share_basis_points > 0 ? soon : (next ?? soon);
    return current.effective_from === null || current.share_basis_points === 0
      ? []
      : [{ title, artist, share_basis_points: current.share_basis_points, effective_from: current.effective_from }];
  });
  return {
    artist: shares[0]?.artist ?? '',
    name,
    email,
    state,
    is_own: owner_id === account_id,
    tracks: tracks.slice(0, SHOWN_MAX),
    track_count: tracks.length,
    waiting_micros: state === 'claimed' ? 0 : presentMicros((await computeWaiting(db, [id])).get(id) ?? 0n),
  };
}
