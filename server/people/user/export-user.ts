import { users } from '@tangent/db/schema/identity/account.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { ProductModule } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

interface Export {
  /** The nouns whose rows are exported. */
  modules: readonly Pick<ProductModule<never>, 'exportAccount'>[];
  now: Date;
}

/**
 * Returns all data that the product has about a user, for that user: every column except credentials and
 * columns that only machines read. No field is renamed. The export is recorded in the log of actions.
 */
export async function exportUser(
  tx: Tx,
  actor: Actor,
  id: string,
  { modules, now }: Export,
): Promise<Record<string, unknown>> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const { password_hash: _, ...profile } = getTableColumns(users);
  const [user] = await tx.select(profile).from(users).where(eq(users.id, id));
  if (!user) throw new Refusal('not_found');
  await recordAction(tx, 'user.export', { by: byStaff(actor), subject: { kind: 'user', id }, at: now });
  const data: Record<string, unknown> = { exported_at: now, account: user };
  for (const { exportAccount } of modules) Object.assign(data, await exportAccount?.(tx, id));
  return data;
}
