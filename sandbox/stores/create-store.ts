import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import { writeFileAtomically } from '../atomic-file.ts';
import type { SandboxClock } from '../clock.ts';
import { coalesceCalls, createMutex } from '../mutex.ts';
import { type Behaviour, NO_FAULTS } from './behaviour.ts';
import { findNextTransition } from './catalogue.ts';
import { buildEarlierEntry } from './earlier-entry.ts';
import { type DeliveryFolders, listDeliveryFolders } from './list-delivery-folders.ts';
import { delistRelease, moveReleases, publishRelease, type Reader, readDelivery } from './read-delivery.ts';
import { loadRecordBook, type RecordBook } from './record-book.ts';
import type { EarlierRelease } from './reports/report-book.ts';
import type { CatalogueRelease } from './store-records.ts';
import { findNextWrite, writeDueAcknowledgements } from './write-acknowledgements.ts';

/**
 * Saves a message as `<message id>.xml`. A different message with the same id, which should never come, is saved beside
 * the first one.
 */
async function saveMessage(folder: string, messageId: string, bytes: Buffer): Promise<void> {
  const name = /^[\w.-]{1,120}$/.test(messageId) ? messageId : digest(Buffer.from(messageId));
  const first = join(folder, `${name}.xml`);
  const existing = await readFile(first).catch(() => null);
  if (existing?.equals(bytes)) return;
  await writeFileAtomically(
    existing === null ? first : join(folder, `${name}.${digest(bytes).slice(0, 8)}.xml`),
    bytes,
  );
}

/** Deletes audio, artwork and lyrics from a folder after reading; messages and manifests stay. */
async function clearFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.xml'));
  await Promise.all(files.map((file) => rm(join(file.parentPath, file.name), { force: true })));
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export interface StoreOptions {
  data_dir: string;
  clock: SandboxClock;
  schemas: ErnSchemas | null;
  /** Whether audio and artwork stay in place after reading. */
  saves_files: boolean;
}

export async function createStore(id: string, options: StoreOptions): Promise<Store> {
  const store = new Store(id, options, await loadRecordBook(join(options.data_dir, 'records', `${id}.jsonl`)));
  await store.makeFolder();
  await store.work();
  return store;
}

/** One store: its folder, its records and its behaviour. */
export class Store {
  readonly id: string;
  /** The folder that the product sees as `/`. */
  readonly folder: string;
  readonly book: RecordBook;
  readonly #options: StoreOptions;
  readonly #runExclusive = createMutex();
  readonly #unfinished = new Set<string>();
  #behaviour: Behaviour = NO_FAULTS;
  #nextMs = Number.POSITIVE_INFINITY;

  /**
   * Reads complete deliveries, publishes releases and writes due acknowledgements. Passes run one at a time; waits for
   * a pass that starts after the call.
   */
  readonly work = coalesceCalls(this.#runExclusive, () => this.#pass());

  constructor(id: string, options: StoreOptions, book: RecordBook) {
    this.id = id;
    this.folder = join(options.data_dir, 'stores', id);
    this.book = book;
    this.#options = options;
  }

  async makeFolder(): Promise<void> {
    await mkdir(join(this.folder, 'acknowledgements'), { recursive: true });
  }

  behaviour(): Behaviour {
    return this.#behaviour;
  }

  behave(change: Partial<Behaviour>): void {
    this.#behaviour = { ...this.#behaviour, ...change };
  }

  /** Lists folders that are not complete yet. */
  async listWaiting(): Promise<string[]> {
    return (await this.#listFolders()).waiting;
  }

  /** Returns the text of an acknowledgement, or null if it is not written yet or was deleted. */
  async readAcknowledgement(fileName: string): Promise<string | null> {
    return readFile(join(this.folder, fileName), 'utf8').catch(() => null);
  }

  /** Marks a file as being written; it is not read until it is finished. */
  start(path: string): void {
    this.#unfinished.add(path);
  }

  finish(path: string): void {
    this.#unfinished.delete(path);
  }

  /** Whether work is due now. */
  isDue(now: Date): boolean {
    return this.#nextMs <= now.getTime();
  }

  /** Removes a release by the store's own decision; returns whether the release existed. */
  async delist(icpn: string, reason: SupplyChainStatus): Promise<boolean> {
    const entry = findRelease(this.book, icpn);
    if (entry === undefined) return false;
    await this.#runExclusive(async () => {
      delistRelease(entry, reason, this.#buildReader());
      await this.#writeDue();
    });
    return true;
  }

  /** Adds a release that was delivered before the sandbox existed, with all its files, unless it is known already. */
  async recall(release: EarlierRelease): Promise<void> {
    if (this.book.releases.find(release.icpn) !== undefined) return;
    await this.#runExclusive(async () => {
      const { entry, held } = buildEarlierEntry(release);
      this.book.releases.put(entry);
      this.book.held.put(held);
      await this.book.save();
    });
  }

  /**
   * Puts a release into the catalogue that did not come as a message. `build` gets the entry of its code so far; null
   * changes nothing.
   */
  async publish(icpn: string, build: (before: CatalogueRelease | undefined) => CatalogueRelease | null): Promise<void> {
    await this.#runExclusive(async () => {
      const entry = build(findRelease(this.book, icpn));
      if (entry === null) return;
      publishRelease(entry, this.#buildReader());
      await this.#writeDue();
    });
  }

  /** Deletes all data of the store. */
  async reset(): Promise<void> {
    await this.#runExclusive(async () => {
      this.#behaviour = NO_FAULTS;
      this.#nextMs = Number.POSITIVE_INFINITY;
      await this.book.clear();
      await rm(this.folder, { recursive: true, force: true });
      await this.makeFolder();
    });
  }

  async #pass(): Promise<void> {
    const reader = this.#buildReader();
    const { complete } = await this.#listFolders();
    for (const delivery of complete) {
      await readDelivery(delivery, reader);
      await this.book.save();
      if (!this.#options.saves_files) await clearFiles(delivery.folder);
    }
    moveReleases(reader);
    await this.#writeDue();
  }

  // Acknowledgements are saved before the first one is written: a restart then writes the same bytes under the same
  // names.
  async #writeDue(): Promise<void> {
    await this.book.save();
    await writeDueAcknowledgements(this.folder, this.book, this.#options.clock.now());
    await this.book.save();
    this.#nextMs = findNext(this.book);
  }

  #listFolders(): Promise<DeliveryFolders> {
    return listDeliveryFolders(this.folder, {
      isRead: (name) => this.book.arrivals.find(name) !== undefined,
      isUnfinished: (path) => this.#unfinished.has(path),
      accepts_empty_flags: !this.#behaviour.strict,
    });
  }

  #buildReader(): Reader {
    const { data_dir, schemas, clock } = this.#options;
    return {
      store_id: this.id,
      book: this.book,
      schemas,
      behaviour: this.#behaviour,
      now: clock.now(),
      saveMessage: (messageId, bytes) => saveMessage(join(data_dir, 'messages'), messageId, bytes),
    };
  }
}

/** Finds a release by its code; Apple writes a UPC of 12 digits with a leading 0. */
export function findRelease({ releases }: RecordBook, icpn: string): CatalogueRelease | undefined {
  return (
    releases.find(icpn) ?? (icpn.length === 12 ? releases.find(`0${icpn}`) : releases.find(icpn.replace(/^0/, '')))
  );
}

function findNext(book: RecordBook): number {
  const instants = [
    ...book.acknowledgement_files.list().map(findNextWrite),
    ...book.releases.list().map(findNextTransition),
  ];
  return Math.min(...instants.filter((instant) => instant !== null).map((instant) => Date.parse(instant)));
}
