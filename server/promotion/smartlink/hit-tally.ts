import { hash } from 'node:crypto';
import type { Visitor } from './describe-visit.ts';
import type { Batch, HitRow, NetworkRow, VisitorRow } from './write-hits.ts';

const HASH_BYTES = 16;

/** A hit of a person, before the hashes of visitor and network are taken. */
interface Visited extends Omit<VisitorRow, 'visitor' | 'network'>, Visitor {
  /** Whether the figure of visitors may count it: not when it is repeated. */
  is_visitor: boolean;
}

/** Adds up hits in memory until they are written. */
export interface HitTally {
  addHit(row: HitRow): void;
  /** Visitors and networks are hashed when the tally is taken: once each, however often they come in that time. */
  addVisitor(row: Visited): void;
  /** Adds a batch that could not be written. */
  add(batch: Batch): void;
  /** Empties the tally and returns what it had; null when that was nothing. */
  take(): Batch | null;
}

export function createHitTally(): HitTally {
  let hits = new Map<string, HitRow>();
  let visitors = new Map<string, Visited>();
  let networks = new Map<string, { row: Visited; hits: number }>();
  /** Of batches that could not be written. */
  let unwritten = new Map<string, VisitorRow>();
  let unwrittenNetworks = new Map<string, NetworkRow>();

  function addHit(row: HitRow): void {
    const { link_id, day, hour, kind, store_id, country, referrer, device } = row;
    const key = `${link_id}\0${day}\0${hour}\0${kind}\0${store_id}\0${country}\0${referrer}\0${device}`;
    const known = hits.get(key);
    if (known) known.count += row.count;
    else hits.set(key, row);
  }

  const addHashed = (row: VisitorRow) => void unwritten.set(keyOf(row, row.visitor), row);
  const addNetwork = (row: NetworkRow) => {
    const key = keyOf(row, row.network);
    const known = unwrittenNetworks.get(key);
    unwrittenNetworks.set(key, { ...row, hits: row.hits + (known?.hits ?? 0) });
  };

  return {
    addHit,
    // Contains the salt of the day and the link.
    addVisitor: (row) => {
      if (row.is_visitor) visitors.set(row.visitor, row);
      const known = networks.get(row.network);
      if (known) known.hits += 1;
      else networks.set(row.network, { row, hits: 1 });
    },
    add: (batch) => {
      batch.hits.forEach(addHit);
      batch.visitors.forEach(addHashed);
      batch.networks.forEach(addNetwork);
    },
    take: () => {
      if (hits.size === 0 && networks.size === 0 && unwritten.size === 0) return null;
      for (const { account_id, day, link_id, visitor, network } of visitors.values()) {
        addHashed({ account_id, day, link_id, visitor: takeHash(visitor), network: takeHash(network) });
      }
      for (const { row, hits: count } of networks.values()) {
        const { account_id, day, link_id, network } = row;
        addNetwork({ account_id, day, link_id, network: takeHash(network), hits: count });
      }
      const batch = {
        hits: [...hits.values()],
        visitors: [...unwritten.values()],
        networks: [...unwrittenNetworks.values()],
      };
      hits = new Map();
      visitors = new Map();
      networks = new Map();
      unwritten = new Map();
      unwrittenNetworks = new Map();
      return batch;
    },
  };
}

function takeHash(text: string): Buffer {
  return hash('sha256', text, 'buffer').subarray(0, HASH_BYTES);
}

function keyOf({ link_id, day }: { link_id: string; day: string }, hashed: Buffer): string {
  return `${link_id}\0${day}\0${hashed.toString('latin1')}`;
}
