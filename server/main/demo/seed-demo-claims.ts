import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { toEmail } from './demo-accounts.ts';
import { postToSandbox } from './post-to-sandbox.ts';

/** A claim on the first track of a release of the demo. */
type DemoClaim = {
  title: string;
  days_ago: number;
  claim: Record<string, string | number>;
};

const OWNER = 'pro';
const DEMO_CLAIMS: readonly DemoClaim[] = [
  {
    title: 'Devagar',
    days_ago: 24,
    claim: {
      service: 'youtube',
      kind: 'own_video',
      video_title: 'Devagar, ao vivo no porto',
      channel: 'Maré Cheia',
      claimant: 'Harbor Rights Ltd.',
      reference_title: 'Harbor Loop 3',
      views: 31_204,
      match_start_seconds: 42,
      match_seconds: 33,
    },
  },
  {
    title: 'Sal na Boca',
    days_ago: 12,
    claim: {
      service: 'youtube',
      kind: 'ownership',
      video_title: 'Sal na Boca (lyric video)',
      channel: 'Letras do Sul',
      claimant: 'Norte Digital',
      reference_title: 'Sal na Boca',
      views: 8_120,
      match_start_seconds: 0,
      match_seconds: 58,
      copies: 2,
    },
  },
  {
    title: 'Lua de Papel',
    days_ago: 4,
    claim: {
      service: 'meta',
      kind: 'use',
      video_title: 'Ana & Rui, o nosso dia',
      channel: 'Casamentos Lisboa',
      claimant: '',
      reference_title: '',
      views: 12_400,
      match_start_seconds: 64,
      match_seconds: 21,
    },
  },
];

/** Makes the services of the sandbox claim music of the demo; the product receives it in its usual way. */
export async function seedDemoClaims(context: Context): Promise<void> {
  const { claims } = (await (await fetch(`${context.config.sandbox_url}/control/claims`)).json()) as {
    claims: unknown[];
  };
  if (claims.length > 0) return;
  for (const { title, days_ago, claim } of DEMO_CLAIMS) {
    const track = await findTrack(context, title);
    // A user may have renamed the release: then nobody claims it.
    if (track === null) continue;
    const created_at = new Date(context.clock.now().getTime() - days_ago * DAY_MS).toISOString();
    await postToSandbox(context, '/control/claims', { ...claim, ...track, created_at });
  }
}

async function findTrack({ db }: Context, title: string): Promise<{ isrc: string; recording_title: string } | null> {
  const [track] = await db
    .select({ isrc: tracks.isrc, recording_title: tracks.title })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .innerJoin(users, eq(users.id, releases.account_id))
    .where(and(eq(users.email, toEmail(OWNER)), eq(releases.title, title), eq(tracks.position, 1)));
  return track?.isrc ? { isrc: track.isrc, recording_title: track.recording_title } : null;
}
