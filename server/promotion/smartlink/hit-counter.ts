import { utcDay } from '@tangent/domain/calendar.ts';
import { LINK_REFERRERS_PER_DAY_MAX } from '@tangent/domain/promotion/smartlink-limits.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { Visit, Visitor } from './describe-visit.ts';
import { createHitTally } from './hit-tally.ts';
import { type Batch, type HitRow, isCommitted, LostCommitError, writeHits } from './write-hits.ts';

/** A killed process loses at most the hits of this time and of one write. */
const FLUSH_EVERY_MS = 1_000;
/** Stands for all further referrers of a link on a day that has had too many different ones. */
const OTHER_REFERRER = 'other';

/** A hit as it is counted. */
export type Hit = Omit<Visit, 'is_robot'> & Pick<HitRow, 'account_id' | 'link_id' | 'kind' | 'store_id'> & { at: Date };

/** Counts hits in memory and adds them to the tables every second. */
export interface HitCounter {
  /** `visitor` is null for robots, who are not distinguished; only its hash is saved. */
  count(hit: Hit, visitor: Visitor | null): void;
  /** Writes the hits counted so far. */
  flush(): Promise<void>;
  /** Writes the rest; hits that are counted later are written at once. */
  stop(): Promise<void>;
}

export function createHitCounter(db: Db, log: Log): HitCounter {
  const tally = createHitTally();
  /** Hits of a transaction whose commit got no response. They are neither written again nor dropped on suspicion. */
  let unsettled: (Batch & { xid: string }) | null = null;
  const limitReferrer = createReferrerLimit();
  const knownMonths = new Set<string>();
  let isStopped = false;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    if (unsettled !== null && !(await settle(unsettled))) return;
    const batch = tally.take();
    if (batch === null) return;
    try {
      await writeHits(db, batch, knownMonths);
    } catch (err) {
      log.error({ err }, 'hits of release pages could not be written');
      if (err instanceof LostCommitError) unsettled = { ...batch, xid: err.xid };
      else tally.add(batch);
    }
  }

  /** Finds out whether the hits of a lost connection were written; false while the database does not say. */
  async function settle({ xid, ...batch }: Batch & { xid: string }): Promise<boolean> {
    const isWritten = await isCommitted(db, xid).catch(() => null);
    if (isWritten === null) return false;
    if (!isWritten) tally.add(batch);
    unsettled = null;
    return true;
  }

  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();

  return {
    count: ({ account_id, link_id, kind, store_id, country, referrer: host, device, at }, visitor) => {
      const day = utcDay(at.getTime());
      const referrer = limitReferrer(day, link_id, host);
      const hour = at.getUTCHours();
      // Every redirect comes here: copies of objects with all their fields would take half of its time.
      tally.addHit({ account_id, link_id, day, hour, kind, store_id, country, referrer, device, count: 1 });
      if (visitor !== null) tally.addVisitor({ account_id, link_id, day, ...visitor, is_visitor: kind !== 'repeated' });
      if (isStopped) void flush();
    },
    flush,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await flush();
    },
  };
}

/** Creates the function that returns a referrer, or 'other' once a link has had too many on a day. */
function createReferrerLimit(): (day: string, linkId: string, referrer: string) => string {
  let current = { day: '', seen: new Map<string, Set<string>>() };
  return (day, linkId, referrer) => {
    if (current.day !== day) current = { day, seen: new Map() };
    const seen = current.seen.get(linkId) ?? new Set();
    current.seen.set(linkId, seen);
    if (!seen.has(referrer) && seen.size >= LINK_REFERRERS_PER_DAY_MAX) return OTHER_REFERRER;
    seen.add(referrer);
    return referrer;
  };
}
