import { IDEMPOTENCY_KEY } from '@tangent/domain/limits.ts';
import { PERIOD_PATTERN } from '@tangent/domain/royalty/period.ts';
import { z } from 'zod';

/** Values that many calls carry. */
export const id = z.uuid();
export const instant = z.iso.datetime();
/** The database has no year 0. */
export const calendarDate = z.iso.date().refine((date) => date >= '0001');
/** A month of sales, such as `2026-10`. */
export const period = z.string().regex(PERIOD_PATTERN);
export const idParams = z.object({ id });
/** Names a call about money, so that it can be made again without being carried out again. */
export const idempotencyKey = z.string().min(1).max(IDEMPOTENCY_KEY.max_chars);
export const language = z.enum(['en', 'es', 'pt', 'tr']);
