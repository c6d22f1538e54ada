import { rm } from 'node:fs/promises';
import { readJsonFile, writeJsonFile } from '../../atomic-file.ts';
import type { ReportFault } from './report-fault.ts';

/** A release that was delivered before this sandbox was there, at the stores that had it. */
export interface EarlierRelease {
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

interface ReportBookState {
  /** The month in which the sandbox began: earlier ones are reported only when somebody asks for them. */
  since: string;
  past: EarlierRelease[];
  sent: SentReport[];
}

/** What the stores remember of their reports; it survives a restart. */
export interface ReportBook {
  state(): ReportBookState;
  addPast(releases: readonly EarlierRelease[]): Promise<void>;
  addSent(sent: readonly SentReport[]): Promise<void>;
  clear(since: string): Promise<void>;
}

export async function loadReportBook(file: string, since: string): Promise<ReportBook> {
  let state = await readJsonFile<ReportBookState>(file, { since, past: [], sent: [] });
  await writeJsonFile(file, state);
  const change = async (next: ReportBookState) => {
    state = next;
    await writeJsonFile(file, state);
  };
  return {
    state: () => state,
    async addPast(releases) {
      const known = state.past.filter(({ icpn }) => !releases.some((release) => release.icpn === icpn));
      await change({ ...state, past: [...known, ...releases] });
    },
    addSent: (sent) => change({ ...state, sent: [...state.sent, ...sent] }),
    async clear(month) {
      await rm(file, { force: true });
      await change({ since: month, past: [], sent: [] });
    },
  };
}
