import { release_proofs, releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { registerProofRoutes } from './routes.ts';

const listReleases = (tx: Tx, id: string) =>
  tx.select({ id: releases.id }).from(releases).where(eq(releases.account_id, id));

export const proofModule = {
  name: 'proof',
  tables: ['release_proofs'],
  registerRoutes: registerProofRoutes,
  personal_data: { release_proofs: { erasing: 'removed', exporting: { part: 'proofs' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(release_proofs).where(inArray(release_proofs.release_id, listReleases(tx, id)));
  },
  exportAccount: async (tx, id) => ({
    proofs: await tx
      .select()
      .from(release_proofs)
      .where(inArray(release_proofs.release_id, listReleases(tx, id))),
  }),
} satisfies ProductModule<Actor, BaseContext>;
