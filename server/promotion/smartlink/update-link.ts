import type { updateSmartLink } from '@tangent/contract/promotion/smartlink.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Actor, requireCapability } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { announceLinkChange } from './link-notices.ts';

type LinkChange = z.output<typeof updateSmartLink.body>;

/** Changes a link and returns its key. The switch belongs to every plan, stores and look to paid ones. */
export async function updateLink(tx: Tx, actor: Actor, id: string, change: LinkChange, now: Date): Promise<string> {
  const isOwn = and(eq(smart_links.id, id), eq(smart_links.account_id, actor.user_id));
  const [link] = await tx.select({ key: smart_links.key }).from(smart_links).where(isOwn);
  if (link === undefined) throw new Refusal('not_found');
  const { is_on: _, ...look } = change;
  if (Object.keys(look).length > 0) requireCapability(actor, 'smartlink_editing');
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  await tx
    .update(smart_links)
    .set({
      ...change,
      ...(change.store_order && { store_order: unique(change.store_order) }),
      ...(change.hidden_store_ids && { hidden_store_ids: unique(change.hidden_store_ids) }),
      updated_at: now,
    })
    .where(isOwn);
  await announceLinkChange(tx, link.key);
  return link.key;
}
