import { rm } from 'node:fs/promises';
import { readJsonFile, writeJsonFile } from '../../atomic-file.ts';
import type { TrendFault } from './trend-fault.ts';

/** Trends that were sent, as one file. */
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
  /** The day on which the sandbox began: earlier ones are told only when somebody asks for them. */
  since: string;
  /** Until which day each store has told what it counted. */
  until: Record<string, string>;
  sent: SentTrends[];
}

/** What the stores remember of their trends; it survives a restart. */
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
