import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { and, asc, eq, inArray, isNotNull, ne, notExists } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { DemoAudience } from './demo-release.ts';
import { DEMO_RELEASES } from './demo-releases.ts';
import { postToSandbox } from './post-to-sandbox.ts';

/** A release that the stores of the sandbox have had for a long time, in the form in which they receive it. */
interface DemoSale extends Partial<DemoAudience> {
  icpn: string;
  title: string;
  artist: string;
  tracks: string[];
  live_at: string;
  live_until: string | null;
  stores: string[];
  /** Whether the stores have it in their catalogues: those removed it long ago, or are about to receive it. */
  is_in_catalogue: boolean;
}

/** Lets the stores of the sandbox know the releases that they had before it existed. */
export async function fillStoreCatalogues(context: Context): Promise<void> {
  await postToSandbox(context, '/control/reports/catalogue', { releases: await listDemoSales(context) });
}

/** Lists the releases of the demo that stores had before the sandbox existed, with stores and dates. */
async function listDemoSales({ db }: Context): Promise<DemoSale[]> {
  const out = ['published', 'takedown_requested', 'removed'] as const;
  // An artist may release music while the demo is still being added: the stores have that from its own messages.
  const sent = db
    .select({ id: delivery_messages.id })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(eq(deliveries.release_id, releases.id), eq(delivery_messages.kind, 'insert')));
  const rows = await db
    .select()
    .from(releases)
    .where(and(inArray(releases.status, out), isNotNull(releases.upc), isNotNull(releases.live_date), notExists(sent)))
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
  const at = await db
    .select({ id: deliveries.store_id })
    .from(deliveries)
    .where(and(eq(deliveries.release_id, id), ne(deliveries.state, 'refused')));
  return {
    icpn: upc ?? '',
    title,
    artist,
    tracks: own.flatMap(({ isrc }) => (isrc === null ? [] : [isrc])),
    live_at: `${live_date}T00:00:00Z`,
    live_until: removed_at?.toISOString() ?? null,
    stores: at.map((store) => store.id).sort(),
    is_in_catalogue: release.status === 'published',
    ...DEMO_RELEASES.find((demo) => demo.title === title)?.audience,
  };
}
