import { suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { type AnyColumn, and, eq, isNull, type SQL } from 'drizzle-orm';

/**
 * Lines in suspense with the same codes, or with the same title and artist if they have no code. The lines do not have
 * what is left out.
 */
export interface SuspenseKey {
  isrc?: string | undefined;
  upc?: string | undefined;
  title?: string | undefined;
  artist?: string | undefined;
}

/**
 * Matches the open lines of a group: with these codes, or without codes and with this title and artist; of one store
 * when it is named.
 */
export function groupCondition(key: SuspenseKey, store_id?: string): SQL | undefined {
  const { isrc, upc, title, artist } = suspense_lines;
  const hasCode = key.isrc !== undefined || key.upc !== undefined;
  const is = (column: AnyColumn, value: string | undefined) =>
    value === undefined ? isNull(column) : eq(column, value);
  return and(
    eq(suspense_lines.state, 'open'),
    is(isrc, key.isrc),
    is(upc, key.upc),
    hasCode ? undefined : and(is(title, key.title), is(artist, key.artist)),
    store_id === undefined ? undefined : eq(suspense_lines.store_id, store_id),
  );
}
