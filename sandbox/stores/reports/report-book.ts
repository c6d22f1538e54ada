import { rm } from 'node:fs/promises';
import { readJsonFile, writeJsonFile } from '../../atomic-file.ts';
import type { Course } from './course.ts';
import type { StoreFine } from './fine.ts';
import type { ReportFault } from './report-fault.ts';

/** A release delivered before the sandbox existed, with the stores that had it. */
export interface EarlierRelease {
  icpn: string;
  title: string;
  artist: string;
  /** ISRCs of its recordings, in order. */
  tracks: string[];
  live_at: string;
  live_until: string | null;
  stores: string[];
  /** Plays of its first track at the largest store on a good usual day; without it, derived from its ISRC. */
  fame?: number | null;
  course?: Course;
  /** Code of the country with most of its listeners. */
  home?: string | null;
  /** Whether the catalogues of its stores contain it too: they accept changes and a takedown without its files. */
  is_in_catalogue?: boolean;
}

/** A sent report. */
export interface SentReport {
  store_id: string;
  first: string;
  last: string;
  name: string;
  lines: number;
  units: number;
  /** The total of the lines, in the store's currency. */
  amount: string;
  currency: string;
  at: string;
  fault: ReportFault | null;
}

interface ReportBookState {
  /** The month in which the sandbox started: earlier months are reported only on request. */
  since: string;
  past: EarlierRelease[];
  sent: SentReport[];
  /** Books of earlier versions have none. */
  fines?: StoreFine[];
}

/** The stores' records of their reports; they survive a restart. */
export interface ReportBook {
  state(): ReportBookState;
  addPast(releases: readonly EarlierRelease[]): Promise<void>;
  addSent(sent: readonly SentReport[]): Promise<void>;
  addFine(fine: StoreFine): Promise<void>;
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
    addFine: (fine) => change({ ...state, fines: [...(state.fines ?? []), fine] }),
    addSent: (sent) => change({ ...state, sent: [...state.sent, ...sent] }),
    async clear(month) {
      await rm(file, { force: true });
      await change({ since: month, past: [], sent: [] });
    },
  };
}
