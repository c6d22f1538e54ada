import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxClock } from '../../clock.ts';
import { createMutex } from '../../mutex.ts';
import { NO_FAULTS } from '../behaviour.ts';
import type { Stores } from '../create-stores.ts';
import type { FileStore } from '../file-store.ts';
import { listDueReports, listReportingStores, type ReportRequest } from './due-reports.ts';
import type { StoreFine } from './fine.ts';
import { type EarlierRelease, loadReportBook, type ReportBook, type SentReport } from './report-book.ts';
import { monthBefore } from './report-days.ts';
import type { ReportFault } from './report-fault.ts';
import { sendReport } from './send-report.ts';

/** The SFTP user whose folder is the distributor's inbox for reports. */
export const REPORTS_USER = 'reports';

/** How reports are sent; applies until changed. */
export interface ReportBehaviour {
  /** Whether stores report automatically after a month has ended. */
  automatic: boolean;
  /** The fault put into every report. */
  fault: ReportFault | null;
  /** The inbox cuts every connection, or accepts it and sends nothing. */
  refuse_connection: boolean;
  black_hole: boolean;
}

/** The sent reports, oldest first, and how many of them are still in the inbox. */
export interface ReportsView {
  behaviour: ReportBehaviour;
  sent: readonly SentReport[];
  waiting_files: number;
}

interface Options {
  data_dir: string;
  clock: SandboxClock;
  stores: Stores;
  /** Whether stores report automatically until changed. */
  automatic: boolean;
}

interface SendRequest {
  days: ReportRequest['days'];
  store_ids?: readonly string[];
  fault?: ReportFault | null;
}

export async function createReports(options: Options): Promise<Reports> {
  const { data_dir, clock } = options;
  const book = await loadReportBook(join(data_dir, 'reports', 'book.json'), monthBefore(clock.now(), 0));
  const reports = new Reports(options, book);
  await mkdir(reports.inbox.folder, { recursive: true });
  return reports;
}

/** The reports of all stores, and the inbox folder that they go to. */
export class Reports {
  readonly inbox: FileStore;
  readonly #options: Options;
  readonly #book: ReportBook;
  readonly #runExclusive = createMutex();
  #behaviour: ReportBehaviour;
  #checkedOn = '';

  constructor(options: Options, book: ReportBook) {
    this.#options = options;
    this.#book = book;
    this.#behaviour = usualBehaviour(options);
    this.inbox = buildInbox(join(options.data_dir, 'reports', 'inbox'), () => this.#behaviour);
  }

  behaviour(): ReportBehaviour {
    return this.#behaviour;
  }

  /** Lists releases that were delivered before the sandbox existed. */
  past(): readonly EarlierRelease[] {
    return this.#book.state().past;
  }

  /** Lets a store fine a recording in its report of a month, and take the fine back in a later one. */
  async fine(fine: StoreFine): Promise<void> {
    await this.#runExclusive(() => this.#book.addFine(fine));
  }

  behave(change: Partial<ReportBehaviour>): void {
    this.#behaviour = { ...this.#behaviour, ...change };
  }

  async view(): Promise<ReportsView> {
    const waiting = (await readdir(this.inbox.folder)).filter((name) => name.endsWith('.done'));
    return { behaviour: this.#behaviour, sent: this.#book.state().sent, waiting_files: waiting.length };
  }

  /** Saves releases as delivered long ago. */
  async remember(releases: readonly EarlierRelease[]): Promise<void> {
    await this.#runExclusive(() => this.#book.addPast(releases));
    for (const release of releases.filter(({ is_in_catalogue = false }) => is_in_catalogue)) {
      for (const id of release.stores) await (await this.#options.stores.find(id))?.recall(release);
    }
  }

  /** Sends the requested reports, even if sent before. Stores without sales send nothing. */
  async send({ days, store_ids, fault = this.#behaviour.fault }: SendRequest): Promise<SentReport[]> {
    let sent: SentReport[] = [];
    await this.#runExclusive(async () => {
      const ids = store_ids ?? listReportingStores(this.#options.stores, this.#book.state());
      sent = await this.#sendAll(
        ids.map((store_id) => ({ store_id, days })),
        fault,
      );
    });
    return sent;
  }

  /** Sends the reports that are due automatically. */
  async work(): Promise<void> {
    await this.#runExclusive(async () => {
      const { clock, stores } = this.#options;
      this.#checkedOn = toDay(clock.now());
      if (!this.#behaviour.automatic) return;
      await this.#sendAll(listDueReports(stores, this.#book.state(), clock.now()), this.#behaviour.fault);
    });
  }

  /** Whether a new day has started since the last check. */
  isDue(): boolean {
    return this.#checkedOn !== toDay(this.#options.clock.now());
  }

  /** Deletes all data. */
  async reset(): Promise<void> {
    await this.#runExclusive(async () => {
      this.#behaviour = usualBehaviour(this.#options);
      await rm(this.inbox.folder, { recursive: true, force: true });
      await mkdir(this.inbox.folder, { recursive: true });
      await this.#book.clear(monthBefore(this.#options.clock.now(), 0));
    });
  }

  async #sendAll(reportRequests: readonly ReportRequest[], fault: ReportFault | null): Promise<SentReport[]> {
    const { stores, clock } = this.#options;
    const { past, fines = [] } = this.#book.state();
    const context = { folder: this.inbox.folder, stores, past, fines, now: clock.now() };
    const sent: SentReport[] = [];
    for (const reportRequest of reportRequests) {
      const report = await sendReport(context, reportRequest, fault);
      if (report !== null) sent.push(report);
    }
    if (sent.length > 0) await this.#book.addSent(sent);
    return sent;
  }
}

function usualBehaviour({ automatic }: Options): ReportBehaviour {
  return { automatic, fault: null, refuse_connection: false, black_hole: false };
}

function buildInbox(folder: string, findBehaviour: () => ReportBehaviour): FileStore {
  return {
    id: REPORTS_USER,
    folder,
    behaviour: () => {
      const { refuse_connection, black_hole } = findBehaviour();
      return { ...NO_FAULTS, refuse_connection, black_hole };
    },
    start: () => undefined,
    finish: () => undefined,
  };
}

const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);
