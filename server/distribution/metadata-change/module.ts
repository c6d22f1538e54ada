import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { registerMetadataChangeRoutes } from './routes.ts';

const isOwn = (tx: Tx, id: string) =>
  inArray(
    metadata_changes.release_id,
    tx.select({ id: releases.id }).from(releases).where(eq(releases.account_id, id)),
  );

export const metadataChangeModule = {
  name: 'metadata-change',
  tables: ['metadata_changes'],
  registerRoutes: registerMetadataChangeRoutes,
  personal_data: { metadata_changes: { erasing: 'emptied', exporting: { part: 'metadata_changes' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(metadata_changes).where(and(isOwn(tx, id), isNull(metadata_changes.snapshot_id)));
    await tx.update(metadata_changes).set({ note: null, answer: null }).where(isOwn(tx, id));
  },
  exportAccount: async (tx, id) => ({
    metadata_changes: await tx.select().from(metadata_changes).where(isOwn(tx, id)),
  }),
} satisfies ProductModule<Actor, BaseContext>;
