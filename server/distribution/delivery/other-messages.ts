import { delivery_messages } from '@tangent/db/schema/delivery.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

type MessageRow = typeof delivery_messages.$inferSelect;

/**
 * Describes the other messages about a release to the store: they decide what an acknowledgement of one message still
 * means.
 */
export async function describeOtherMessages(
  tx: Tx,
  { id, delivery_id, sequence }: MessageRow,
): Promise<{ newer: 'none' | 'unanswered' | 'accepted'; has_older_version: boolean; is_latest_accepted: boolean }> {
  const others = await tx
    .select({
      sequence: delivery_messages.sequence,
      state: delivery_messages.state,
      kind: delivery_messages.kind,
    })
    .from(delivery_messages)
    .where(
      and(
        eq(delivery_messages.delivery_id, delivery_id),
        ne(delivery_messages.id, id),
        inArray(delivery_messages.state, ['uploading', 'delivered', 'accepted']),
      ),
    );
  const newer = others.filter((other) => other.sequence > sequence);
  const accepted = others.filter(({ state, kind }) => state === 'accepted' && kind !== 'takedown');
  return {
    newer: describeNewer(newer.map(({ state }) => state)),
    has_older_version: accepted.length > 0,
    is_latest_accepted: accepted.every((other) => other.sequence < sequence),
  };
}

function describeNewer(states: readonly MessageRow['state'][]): 'none' | 'unanswered' | 'accepted' {
  if (states.length === 0) return 'none';
  return states.every((state) => state === 'accepted') ? 'accepted' : 'unanswered';
}
