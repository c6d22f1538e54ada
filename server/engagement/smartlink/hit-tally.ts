import { hash } from 'node:crypto';
import type { Batch, HitRow, VisitorRow } from './write-hits.ts';

const VISITOR_BYTES = 16;

/** A visitor before its hash is taken. */
interface Visitor extends Omit<VisitorRow, 'visitor'> {
  visitor: string;
}

/** Adds up hits in memory until they are written. */
export interface HitTally {
  addHit(row: HitRow): void;
  /** Visitors are hashed when the tally is taken: once each, however often they come in that time. */
  addVisitor(row: Visitor): void;
  /** Adds a batch that could not be written. */
  add(batch: Batch): void;
  /** Empties the tally and returns what it had; null when that was nothing. */
  take(): Batch | null;
}

export function createHitTally(): HitTally {
  let hits = new Map<string, HitRow>();
  let visitors = new Map<string, Visitor>();
  /** Of batches that could not be written. */
  let unwritten = new Map<string, VisitorRow>();

  function addHit(row: HitRow): void {
    const { link_id, day, hour, kind, store_id, country, referrer, device } = row;
    const key = `${link_id}\0${day}\0${hour}\0${kind}\0${store_id}\0${country}\0${referrer}\0${device}`;
    const known = hits.get(key);
    if (known) known.count += row.count;
    else hits.set(key, row);
  }

  const addHashed = (row: VisitorRow) => void unwritten.set(keyOf(row), row);

  return {
    addHit,
    // Contains the salt of the day and the link.
    addVisitor: (row) => void visitors.set(row.visitor, row),
    add: (batch) => {
      batch.hits.forEach(addHit);
      batch.visitors.forEach(addHashed);
    },
    take: () => {
      if (hits.size === 0 && visitors.size === 0 && unwritten.size === 0) return null;
      for (const row of visitors.values()) addHashed({ ...row, visitor: hashVisitor(row.visitor) });
      const batch = { hits: [...hits.values()], visitors: [...unwritten.values()] };
      hits = new Map();
      visitors = new Map();
      unwritten = new Map();
      return batch;
    },
  };
}

function hashVisitor(visitor: string): Buffer {
  return hash('sha256', visitor, 'buffer').subarray(0, VISITOR_BYTES);
}

function keyOf({ link_id, day, visitor }: VisitorRow): string {
  return `${link_id}\0${day}\0${visitor.toString('latin1')}`;
}
