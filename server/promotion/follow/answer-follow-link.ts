import { artist_followers } from '@tangent/db/schema/promotion/follow.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { CONFIRMATION_LINK_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { buildFanToken, type FanLinkPurpose, readFanToken } from '../presave/public.ts';
import type { FollowContext } from './context.ts';
import { type FollowerRow, forgetFollower, updateFollower } from './follower-store.ts';

/** The page behind a link of a follower shows the question, that it is done, or that the link is dead. */
export interface FollowLink {
  state: 'ask' | 'done' | 'dead';
  /** The language of the follower; null for a dead link. */
  language: FollowerRow['language'] | null;
}

interface Opened {
  token: string;
  purpose: FanLinkPurpose;
  artist_id: string;
}

const DEAD: FollowLink = { state: 'dead', language: null };

/** Builds the path of a page with one button for a follower: confirm the address, or leave and be forgotten. */
export function buildFollowPath(secret: string, key: string, followerId: string, purpose: FanLinkPurpose): string {
  return `/artist/${key}/${purpose}?token=${buildFanToken(secret, followerId, purpose, 'follow')}`;
}

/** Reads a link without changing anything: the robots of mail providers open every link. */
export async function readFollowLink({ db, clock, auth_secret }: FollowContext, opened: Opened): Promise<FollowLink> {
  const [follower] = await findFollower(db, auth_secret, opened);
  return follower === undefined ? DEAD : describeLink(follower, opened.purpose, clock.now());
}

/** Confirms an address, or forgets a follower who leaves. Pressing the button twice changes nothing more. */
export async function answerFollowLink({ db, clock, auth_secret }: FollowContext, opened: Opened): Promise<FollowLink> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    // Locked: of two presses at once the second finds what the first one did.
    const [follower] = await findFollower(tx, auth_secret, opened).for('update');
    if (follower === undefined) return DEAD;
    const link = describeLink(follower, opened.purpose, now);
    if (link.state !== 'ask') return link;
    if (opened.purpose === 'leave') await forgetFollower(tx, follower.id, now);
    else await updateFollower(tx, follower.id, { state: 'confirmed', confirmed_at: now });
    return { ...link, state: 'done' };
  });
}

function describeLink({ state, consented_at, language }: FollowerRow, purpose: FanLinkPurpose, now: Date): FollowLink {
  const isEnded = state === 'left' || state === 'unreachable';
  if (purpose === 'leave') return { language, state: isEnded ? 'done' : 'ask' };
  if (state !== 'waiting') return isEnded ? DEAD : { language, state: 'done' };
  return now.getTime() < consented_at.getTime() + CONFIRMATION_LINK_DAYS * DAY_MS ? { language, state: 'ask' } : DEAD;
}

/** A forged token names nobody: no row has an empty id. */
function findFollower(db: Db | Tx, secret: string, { token, purpose, artist_id }: Opened) {
  const id = readFanToken(secret, token, purpose, 'follow') ?? '00000000-0000-0000-0000-000000000000';
  return db
    .select()
    .from(artist_followers)
    .where(and(eq(artist_followers.id, id), eq(artist_followers.artist_id, artist_id)));
}
