import { rm } from 'node:fs/promises';
import { readJsonFile, writeJsonFile } from '../../atomic-file.ts';
import type { TrendFault } from './trend-fault.ts';

/** Trends that were sent in one file. */
export interface SentTrends {
  store_id: string;
  first: string;
  last: string;
  name: string;
  lines: number;
  streams: number;
  listeners: number;
  at: string;
  fault: TrendFault | null;
}

interface TrendBookState {
  /** The day on which the sandbox started: earlier days are reported only on request. */
  since: string;
  /** The last reported day of each store. */
  until: Record<string, string>;
  sent: SentTrends[];
}

/** The stores' records of their trends; they survive a restart. */
export interface TrendBook {
  state(): TrendBookState;
  add(sent: readonly SentTrends[], until: Readonly<Record<string, string>>): Promise<void>;
  clear(since: string): Promise<void>;
}

export async function loadTrendBook(file: string, since: string): Promise<TrendBook> {
  let state = await readJsonFile<TrendBookState>(file, { since, until: {}, sent: [] });
  const change = async (next: TrendBookState) => {
    state = next;
    await writeJsonFile(file, state);
  };
  await change(state);
  return {
    state: () => state,
    add: (sent, until) =>
      change({ ...state, sent: [...state.sent, ...sent], until: { ...state.until, ...pickLater(until, state.until) } }),
    async clear(day) {
      await rm(file, { force: true });
      await change({ since: day, until: {}, sent: [] });
    },
  };
}

function pickLater(until: Readonly<Record<string, string>>, known: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(until).filter(([store_id, day]) => day > (known[store_id] ?? '')));
}
