import { deliveries } from '@tangent/db/schema/delivery.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DEMO_RELEASES } from './demo-releases.ts';

/** A release that the stores of the sandbox have had for a long time, in the form in which they receive it. */
export interface DemoSale {
  icpn: string;
  title: string;
  artist: string;
  tracks: string[];
  live_at: string;
  live_until: string | null;
  stores: string[];
  /** Plays at the largest store on a good day. */
  fame: number | null;
}

/** Lists the releases of the demo that stores had before the sandbox existed, with stores and dates. */
export async function listDemoSales({ db }: Context): Promise<DemoSale[]> {
  const out = ['published', 'takedown_requested', 'removed'] as const;
  const rows = await db
    .select()
    .from(releases)
    .where(and(inArray(releases.status, out), isNotNull(releases.upc), isNotNull(releases.live_date)))
    .orderBy(asc(releases.live_date));
  return Promise.all(rows.map((release) => describe(db, release)));
}

async function describe(db: Context['db'], release: typeof releases.$inferSelect): Promise<DemoSale> {
  const { id, upc, title, primary_artist: artist, live_date, removed_at } = release;
  const own = await db
    .select({ isrc: tracks.isrc })
    .from(tracks)
    .where(eq(tracks.release_id, id))
    .orderBy(tracks.position);
  const at = await db.select({ id: deliveries.store_id }).from(deliveries).where(eq(deliveries.release_id, id));
  return {
    icpn: upc ?? '',
    title,
    artist,
    tracks: own.flatMap(({ isrc }) => (isrc === null ? [] : [isrc])),
    live_at: `${live_date}T00:00:00Z`,
    live_until: removed_at?.toISOString() ?? null,
    stores: at.map((store) => store.id).sort(),
    fame: DEMO_RELEASES.find((demo) => demo.title === title)?.fame ?? null,
  };
}
