import type { sales_files } from '@tangent/db/schema/sales.ts';

/** A file of a store, of sales or of trends, as it is kept. */
export type SalesFileRow = typeof sales_files.$inferSelect;
