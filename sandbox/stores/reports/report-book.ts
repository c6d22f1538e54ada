import { rm } from 'node:fs/promises';
import { readJsonFile, writeJsonFile } from '../../whole-file.ts';
import type { ReportFault } from './report-fault.ts';

/** A release that was delivered before this sandbox was there, at the stores that had it. */
export interface PastRelease {
  icpn: string;
  title: string;
  artist: string;
  /** Codes of its recordings, in their order. */
  tracks: string[];
  live_at: string;
  live_until: string | null;
  stores: string[];
  /** How often a track of it is played at the largest store on a usual good day; without it, as often as its code says. */
  fame?: number | null;
}

/** A report that was sent. */
export interface SentReport {
  store_id: string;
  first: string;
  last: string;
  name: string;
  lines: number;
  units: number;
  /** What the lines add up to, in the store's currency. */
  amount: string;
  currency: string;
  at: string;
  fault: ReportFault | null;
}

interface Kept {
  /** The month in which the sandbox began: earlier ones are reported only when somebody asks for them. */
  since: string;
  past: PastRelease[];
  sent: SentReport[];
}

/** What the stores remember of their reports; it survives a restart. */
export interface ReportBook {
  kept(): Kept;
  addPast(releases: readonly PastRelease[]): Promise<void>;
  addSent(sent: readonly SentReport[]): Promise<void>;
  clear(since: string): Promise<void>;
}

export async function openReportBook(file: string, since: string): Promise<ReportBook> {
  let kept = await readJsonFile<Kept>(file, { since, past: [], sent: [] });
  await writeJsonFile(file, kept);
  const change = async (next: Kept) => {
    kept = next;
    await writeJsonFile(file, kept);
  };
  return {
    kept: () => kept,
    async addPast(releases) {
      const known = kept.past.filter(({ icpn }) => !releases.some((release) => release.icpn === icpn));
      await change({ ...kept, past: [...known, ...releases] });
    },
    addSent: (sent) => change({ ...kept, sent: [...kept.sent, ...sent] }),
    async clear(month) {
      await rm(file, { force: true });
      await change({ since: month, past: [], sent: [] });
    },
  };
}
