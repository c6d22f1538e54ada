import type { Batch, HitRow, VisitorRow } from './write-hits.ts';

/** Adds up hits in memory until they are written. */
export interface HitTally {
  addHit(row: HitRow): void;
  addVisitor(row: VisitorRow): void;
  /** Adds a batch that could not be written. */
  add(batch: Batch): void;
  /** Empties the tally and returns what it had; null when that was nothing. */
  take(): Batch | null;
}

export function createHitTally(): HitTally {
  let hits = new Map<string, HitRow>();
  let visitors = new Map<string, VisitorRow>();

  function addHit(row: HitRow): void {
    const { link_id, day, hour, kind, store_id, country, referrer, device } = row;
    const key = `${link_id}\0${day}\0${hour}\0${kind}\0${store_id}\0${country}\0${referrer}\0${device}`;
    const known = hits.get(key);
    if (known) known.count += row.count;
    else hits.set(key, row);
  }

  const addVisitor = (row: VisitorRow) => void visitors.set(keyOf(row), row);

  return {
    addHit,
    addVisitor,
    add: (batch) => {
      batch.hits.forEach(addHit);
      batch.visitors.forEach(addVisitor);
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
