import { utcDay } from '@tangent/domain/calendar.ts';
import { LINK_REFERRERS_PER_DAY_MAX } from '@tangent/domain/limits.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { Visit } from './describe-visit.ts';
import { type HitRow, type VisitorRow, writeHits } from './write-hits.ts';

/** A killed process loses at most the hits of this time and of one write. */
const FLUSH_EVERY_MS = 1_000;
/** Stands for all further referrers of a link on a day that has had too many different ones. */
const OTHER_REFERRER = 'other';

type Hit = Omit<Visit, 'is_robot'> & Pick<HitRow, 'account_id' | 'link_id' | 'kind' | 'store_id'> & { at: Date };

/** Counts hits in memory and adds them to the tables every second. */
export interface HitCounter {
  /** `visitor` is null where people are not told apart: for robots. */
  count(hit: Hit, visitor: Buffer | null): void;
  /** Writes the hits counted so far. */
  flush(): Promise<void>;
  /** Writes the rest; hits that are counted later are written at once. */
  stop(): Promise<void>;
}

export function createHitCounter(db: Db, log: Log): HitCounter {
  let hits = new Map<string, HitRow>();
  let visitors = new Map<string, VisitorRow>();
  const limitReferrer = createReferrerLimit();
  let isStopped = false;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const [counted, seen] = [hits, visitors];
    if (counted.size === 0 && seen.size === 0) return;
    hits = new Map();
    visitors = new Map();
    try {
      await writeHits(db, [...counted.values()], [...seen.values()]);
    } catch (err) {
      // Nothing was written: it is added to what came meanwhile and written next time.
      for (const [key, row] of counted) addRow(key, row);
      for (const [key, row] of seen) visitors.set(key, row);
      log.error({ err }, 'hits of release pages could not be written');
    }
  }

  function addRow(key: string, row: HitRow): void {
    const known = hits.get(key);
    if (known) known.count += row.count;
    else hits.set(key, row);
  }

  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();

  return {
    count: ({ at, ...hit }, visitor) => {
      const { account_id, link_id, kind, store_id, country, device } = hit;
      const day = utcDay(at.getTime());
      const hour = at.getUTCHours();
      const referrer = limitReferrer(day, link_id, hit.referrer);
      const key = [link_id, day, hour, kind, store_id, country, referrer, device].join('\0');
      addRow(key, { ...hit, day, hour, referrer, count: 1 });
      if (visitor !== null) {
        visitors.set(`${link_id}\0${day}\0${visitor.toString('latin1')}`, { account_id, link_id, day, visitor });
      }
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
