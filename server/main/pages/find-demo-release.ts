import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { findReleasePage } from '../../promotion/smartlink/public.ts';
import type { Config } from '../config/config.ts';
import type { DemoRelease } from './load-web.ts';

/** The release of the demo that more people play every month. */
const OF_THE_DEMO = { username: 'pro', title: 'Lua de Papel' } as const;

/**
 * Finds the release that the start page shows as an example: the one of the settings, in development that of the demo.
 * Null unless it is in stores and its page is public.
 */
export async function findDemoRelease(
  db: Db,
  { demo_release_key, app_mode }: Pick<Config, 'demo_release_key' | 'app_mode'>,
  now: Date,
): Promise<DemoRelease | null> {
  const key = demo_release_key ?? (app_mode === 'development' ? await findKeyOfDemo(db) : null);
  const page = key === null ? null : ((await findReleasePage(db, key, now))?.page ?? null);
  if (page?.state !== 'live') return null;
  return { path: `/release/${page.key}`, title: page.title, artist: page.artist };
}

async function findKeyOfDemo(db: Db): Promise<string | null> {
  const [link] = await db
    .select({ key: smart_links.key })
    .from(smart_links)
    .innerJoin(releases, eq(releases.id, smart_links.release_id))
    .innerJoin(users, eq(users.id, smart_links.account_id))
    .where(and(eq(users.username, OF_THE_DEMO.username), eq(releases.title, OF_THE_DEMO.title)));
  return link?.key ?? null;
}
