import type { Batch, HitRow, VisitorRow } from './write-hits.ts';

/** Adds up hits in memory until they are written. */
export interface HitTally {
  add(batch: Batch): void;
  /** Empties the tally and returns what it had; null when that was nothing. */
  take(): Batch | null;
}

export function createHitTally(): HitTally {
  let hits = new Map<string, HitRow>();
  let visitors = new Map<string, VisitorRow>();

  function addHit(row: HitRow): void {
    const { link_id, day, hour, kind, store_id, country, referrer, device } = row;
    const key = [link_id, day, hour, kind, store_id, country, referrer, device].join('\0');
    const known = hits.get(key);
    if (known) known.count += row.count;
    else hits.set(key, row);
  }

  return {
    add: (batch) => {
      for (const row of batch.hits) addHit(row);
      for (const row of batch.visitors) visitors.set(keyOf(row), row);
    },
    take: () => {
      if (hits.size === 0 && visitors.size === 0) return null;
      const batch = { hits: [...hits.values()], visitors: [...visitors.values()] };
      hits = new Map();
      visitors = new Map();
      return batch;
    },
  };
}

function keyOf({ link_id, day, visitor }: VisitorRow): string {
  return `${link_id}\0${day}\0${visitor.toString('latin1')}`;
}
