import { join } from 'node:path';
import type { SandboxClock } from '../../clock.ts';
import { createMutex } from '../../mutex.ts';
import type { Stores } from '../create-stores.ts';
import type { Reports } from '../reports/create-reports.ts';
import { listReportingStores } from '../reports/due-reports.ts';
import type { ReportDays } from '../reports/sale-row.ts';
import { dayBefore, listDueDays } from './due-trends.ts';
import { sendTrends, type TrendRequest } from './send-trends.ts';
import { loadTrendBook, type SentTrends, type TrendBook } from './trend-book.ts';
import type { FaultTarget, TrendFault } from './trend-fault.ts';
import { reportsTrends } from './trend-store.ts';

/** How trends are sent; applies until changed. */
export interface TrendBehaviour {
  /** Whether stores automatically send the previous day's counts every day. */
  automatic: boolean;
  /** The fault put into everything that is sent. */
  fault: TrendFault | null;
}

export interface TrendsView {
  behaviour: TrendBehaviour;
  sent: readonly SentTrends[];
}

interface Options {
  data_dir: string;
  clock: SandboxClock;
  stores: Stores;
  /** The reports share the inbox and the releases. */
  reports: Reports;
  automatic: boolean;
}

interface SendRequest extends Partial<FaultTarget> {
  days: ReportDays;
  store_ids?: readonly string[];
  fault?: TrendFault | null;
}

export async function createTrends(options: Options): Promise<Trends> {
  const { data_dir, clock } = options;
  return new Trends(options, await loadTrendBook(join(data_dir, 'trends', 'book.json'), toDay(clock.now())));
}

/** The daily counts of all stores, and their sending. */
export class Trends {
  readonly #options: Options;
  readonly #book: TrendBook;
  readonly #runExclusive = createMutex();
  #behaviour: TrendBehaviour;
  #checkedOn = '';

  constructor(options: Options, book: TrendBook) {
    this.#options = options;
    this.#book = book;
    this.#behaviour = { automatic: options.automatic, fault: null };
  }

  behave(change: Partial<TrendBehaviour>): void {
    this.#behaviour = { ...this.#behaviour, ...change };
  }

  view(): TrendsView {
    return { behaviour: this.#behaviour, sent: this.#book.state().sent };
  }

  /** Sends the requested trends, even if sent before. Stores without plays send nothing. */
  async send(input: SendRequest): Promise<SentTrends[]> {
    const { days, store_ids, fault = this.#behaviour.fault, isrc = null, plays = null } = input;
    let sent: SentTrends[] = [];
    await this.#runExclusive(async () => {
      const ids = store_ids ?? this.#listStores();
      sent = await this.#sendAll(ids.map((store_id) => ({ store_id, days, fault, isrc, plays })));
    });
    return sent;
  }

  /** Sends the trends that are due automatically. */
  async work(): Promise<void> {
    await this.#runExclusive(async () => {
      const now = this.#options.clock.now();
      this.#checkedOn = toDay(now);
      const { automatic, fault } = this.#behaviour;
      if (!automatic) return;
      const { since, until } = this.#book.state();
      await this.#sendAll(
        this.#listStores().flatMap((store_id) =>
          listDueDays(until[store_id] ?? dayBefore(since), now, fault).map((days) => ({
            store_id,
            days,
            fault,
            isrc: null,
            plays: null,
          })),
        ),
      );
    });
  }

  /** Whether a new day has started since the last check. */
  isDue(): boolean {
    return this.#checkedOn !== toDay(this.#options.clock.now());
  }

  /** Deletes all data. */
  async reset(): Promise<void> {
    await this.#runExclusive(async () => {
      this.#behaviour = { automatic: this.#options.automatic, fault: null };
      await this.#book.clear(toDay(this.#options.clock.now()));
    });
  }

  #listStores(): string[] {
    const { stores, reports } = this.#options;
    return listReportingStores(stores, { past: reports.past() }).filter(reportsTrends);
  }

  async #sendAll(trendRequests: readonly TrendRequest[]): Promise<SentTrends[]> {
    const { stores, clock, reports } = this.#options;
    const context = { folder: reports.inbox.folder, stores, past: reports.past(), now: clock.now() };
    const sent: SentTrends[] = [];
    const until: Record<string, string> = {};
    for (const trendRequest of trendRequests) {
      const delivered = await sendTrends(context, trendRequest);
      if (delivered !== null) sent.push(delivered);
      if (trendRequest.days.last > (until[trendRequest.store_id] ?? ''))
        until[trendRequest.store_id] = trendRequest.days.last;
    }
    if (trendRequests.length > 0) await this.#book.add(sent, until);
    return sent;
  }
}

const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);
