import { rm } from 'node:fs/promises';
import { readJsonFile, writeJsonFile } from '../../whole-file.ts';
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

interface Kept {
  /** The day on which the sandbox began: earlier ones are told only when somebody asks for them. */
  since: string;
  /** Until which day each store has told what it counted. */
  until: Record<string, string>;
  sent: SentTrends[];
}

/** What the stores remember of their trends; it survives a restart. */
export interface TrendBook {
  kept(): Kept;
  add(sent: readonly SentTrends[], until: Readonly<Record<string, string>>): Promise<void>;
  clear(since: string): Promise<void>;
}

export async function openTrendBook(file: string, since: string): Promise<TrendBook> {
  let kept = await readJsonFile<Kept>(file, { since, until: {}, sent: [] });
  const change = async (next: Kept) => {
    kept = next;
    await writeJsonFile(file, kept);
  };
  await change(kept);
  return {
    kept: () => kept,
    add: (sent, until) =>
      change({ ...kept, sent: [...kept.sent, ...sent], until: { ...kept.until, ...laterOf(until, kept.until) } }),
    async clear(day) {
      await rm(file, { force: true });
      await change({ since: day, until: {}, sent: [] });
    },
  };
}

function laterOf(until: Readonly<Record<string, string>>, known: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(until).filter(([store_id, day]) => day > (known[store_id] ?? '')));
}
