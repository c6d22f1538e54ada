import { IDEMPOTENCY_KEY } from '@tangent/domain/limits.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { PERIOD_PATTERN } from '@tangent/domain/money/royalty/period.ts';
import { z } from 'zod';

/** Values that many calls share. */
export const id = z.uuid();
export const instant = z.iso.datetime();
/** The database has no year 0. */
export const calendarDate = z.iso.date().refine((date) => date >= '0001');
/** A month of sales, such as `2026-10`. */
export const period = z.string().regex(PERIOD_PATTERN);
export const idParams = z.object({ id });
/** Names a call about money, so that repeating it does not execute it twice. */
export const idempotencyKey = z.string().min(1).max(IDEMPOTENCY_KEY.max_chars);
export const language = z.enum(LANGUAGES);
export const count = z.number().int();
export const cents = z.number().int();
export const basisPoints = z.number().int();
/** The text of a search; one of any length is taken, and cut to what a search reads. */
export const searchText = z.string();
export const storeId = z.string().max(60);
/** The reason for a staff action, for the audit log; the user concerned does not see it. */
export const note = z.string().trim().min(1).max(1000);
/** The position where the next page of a list starts, as returned by the previous page. */
export const cursor = z.string().max(200).optional();
/** For lists without a cursor: 1 is the first page. */
export const pageNumber = z.coerce.number().int().min(1).max(1000).default(1);

/** Builds the schema of one page of a list: `next_cursor` is null on the last one, `total` counts all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.string().nullable(), total: count });
}
