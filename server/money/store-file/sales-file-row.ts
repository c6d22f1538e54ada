import type { sales_files } from '@tangent/db/schema/money/sales.ts';

/** A stored file of a store, with sales or trends. */
export type SalesFileRow = typeof sales_files.$inferSelect;
