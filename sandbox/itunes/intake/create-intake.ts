import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppleSchema } from '@tangent/apple/check/check-schema.ts';
import { type ReadPackage, readMetadata } from '@tangent/apple/package/read-metadata.ts';
import { writeFileAtomically } from '../../atomic-file.ts';
import type { SandboxClock } from '../../clock.ts';
import { coalesceCalls, createMutex } from '../../mutex.ts';
import type { Store } from '../../stores/create-store.ts';
import type { Stores } from '../../stores/create-stores.ts';
import type { ItunesBehaviour } from '../behaviour.ts';
import { BRIDGE_FOLDERS, listPackages } from '../bridge/list-packages.ts';
import { unzipPackage } from '../bridge/unzip-package.ts';
import { queueStates, STATUS_FOLDER, writeStates } from '../bridge/write-states.ts';
import { type Door, listStores } from '../door.ts';
import { describeFile, readLyrics } from '../judge/describe-file.ts';
import { type JudgedPackage, type Judgement, judgePackage, refuseUnread } from '../judge/judge-package.ts';
import { findLast, loadPackageBook, type PackageBook } from '../package-book.ts';
import type { FileFacts, PackageMessage, ReceivedPackage, StateStep } from '../package-records.ts';
import { applyFaults, isRefused } from './apply-store-faults.ts';
import { buildAppleEntry } from './build-entry.ts';
import { holdFiles } from './hold-files.ts';
import { planStates } from './plan-states.ts';

const METADATA = 'metadata.xml';
const HOUR_MS = 60 * 60 * 1000;

export interface IntakeOptions {
  data_dir: string;
  clock: SandboxClock;
  stores: Stores;
  schema: AppleSchema | null;
  /** Whether sound, artwork and lyrics stay on disk after reading. */
  saves_files: boolean;
  behaviour(): ItunesBehaviour;
}

/** A package as Transporter knows it before it sends it. */
export type VerifiedPackage = Pick<JudgedPackage, 'folder_name' | 'metadata' | 'files' | 'lyrics'>;

export async function createIntake(door: Door, store: Store, options: IntakeOptions): Promise<Intake> {
  const book = await loadPackageBook(join(options.data_dir, 'itunes', `${door}.jsonl`));
  const intake = new Intake(door, store, options, book);
  await intake.makeFolders();
  await intake.work();
  return intake;
}

/** Receives the packages of one door, says what it thinks of them, and puts their albums into the stores. */
export class Intake {
  readonly door: Door;
  readonly book: PackageBook;
  readonly #store: Store;
  readonly #options: IntakeOptions;
  readonly #folder: string;
  readonly #runExclusive = createMutex();
  readonly #unfinished = new Set<string>();
  #nextMs = Number.POSITIVE_INFINITY;

  /** Reads the complete packages of the bridge and moves every package to the state that is due. */
  readonly work = coalesceCalls(this.#runExclusive, () => this.#pass());

  constructor(door: Door, store: Store, options: IntakeOptions, book: PackageBook) {
    this.door = door;
    this.book = book;
    this.#store = store;
    this.#options = options;
    this.#folder = join(options.data_dir, 'itunes', door);
  }

  async makeFolders(): Promise<void> {
    for (const name of [...BRIDGE_FOLDERS, STATUS_FOLDER])
      await mkdir(join(this.#store.folder, name), { recursive: true });
    await mkdir(this.#folder, { recursive: true });
  }

  /** Marks a file as being written; its package is not read until it is finished. */
  start(path: string): void {
    this.#unfinished.add(path);
  }

  finish(path: string): void {
    this.#unfinished.delete(path);
  }

  /** Whether a file completes a package. */
  isComplete(path: string): boolean {
    return path.endsWith(`.itmsp/${METADATA}`) || path.endsWith('.itmsp.zip');
  }

  now(): Date {
    return this.#options.clock.now();
  }

  isDue(now: Date): boolean {
    return this.#nextMs <= now.getTime();
  }

  async listWaiting(): Promise<string[]> {
    return (await this.#listPackages()).waiting;
  }

  /** Says what would be said about a package; nothing is kept. */
  verify(verified: VerifiedPackage): { messages: PackageMessage[]; is_refused: boolean } {
    const behaviour = this.#options.behaviour();
    const { messages } = this.#judge(verified, 'transporter', { is_kept: false });
    return { messages, is_refused: isRefused(messages, behaviour) };
  }

  /** Receives a package that Transporter has sent into a folder; its files are taken out of it. */
  async receive(folder: string, name: string): Promise<ReceivedPackage> {
    let received: ReceivedPackage | undefined;
    await this.#runExclusive(async () => {
      received = await this.#accept(folder, { name, way: 'transporter', problem: null });
      await this.#move();
    });
    if (received === undefined) throw new Error(`${name} was not read`);
    return received;
  }

  /** Returns the metadata of the last accepted package of an album; null if there is none. */
  async readMetadata(vendorId: string): Promise<Buffer | null> {
    const last = findLast(this.book, vendorId);
    return last === undefined ? null : readFile(join(this.#folder, last.id, METADATA));
  }

  async reset(): Promise<void> {
    await this.#runExclusive(async () => {
      this.#nextMs = Number.POSITIVE_INFINITY;
      await this.book.clear();
      await rm(this.#folder, { recursive: true, force: true });
      await this.makeFolders();
    });
  }

  #listPackages() {
    return listPackages(this.#store.folder, (path) => this.#unfinished.has(path));
  }

  async #pass(): Promise<void> {
    for (const { name, path, is_zip } of (await this.#listPackages()).complete) {
      const unzipped = join(this.#folder, `${name}.reading`);
      await rm(unzipped, { recursive: true, force: true });
      const problem = is_zip ? await unzipPackage(path, unzipped) : null;
      await this.#accept(is_zip ? unzipped : path, { name, way: 'bridge', problem });
      // Until here a crash leaves the package where it is: it is read again, never lost.
      for (const done of [path, unzipped]) await rm(done, { recursive: true, force: true });
    }
    await this.#move();
  }

  /** Judges a package that lies in a folder, and keeps its metadata, or all of it, under its number. */
  async #accept(
    folder: string,
    { name, way, problem }: { name: string; way: ReceivedPackage['way']; problem: string | null },
  ): Promise<ReceivedPackage> {
    const { metadata, files, lyrics } = await readFolder(folder);
    const folder_name = name.replace(/\.zip$/, '');
    const judgement =
      problem === null
        ? this.#judge({ folder_name, metadata, files, lyrics }, way, { is_kept: true })
        : refuseUnread(`${name} cannot be unpacked: ${problem}`);
    const received = this.#record(judgement, { name, way, files });
    const kept = join(this.#folder, received.id);
    await rm(kept, { recursive: true, force: true });
    await mkdir(kept);
    if (metadata !== null) await writeFileAtomically(join(kept, METADATA), metadata);
    const content = judgement.reading;
    if (!received.is_refused && content !== null) {
      this.book.held.put(holdFiles(this.book.held.find(content.album.vendor_id), content, received));
    }
    await this.book.save();
    if (this.#options.saves_files) for (const { name } of files) await rename(join(folder, name), join(kept, name));
    return received;
  }

  // A refusal that happens once happens where the package is kept: verifying the same package again must not refuse it again.
  #judge(verified: VerifiedPackage, way: ReceivedPackage['way'], { is_kept }: { is_kept: boolean }): Judgement {
    const { clock, schema, behaviour } = this.#options;
    const judgement = judgePackage({
      ...verified,
      is_bridge: way === 'bridge',
      findHeld: (vendorId) => this.book.held.find(vendorId),
      today: clock.now().toISOString().slice(0, 10),
      schema,
    });
    const [itunes, store] = [behaviour(), this.#store.behaviour()];
    const context = {
      itunes: { ...itunes, refuse_cover_once: itunes.refuse_cover_once && is_kept },
      store: { ...store, refuse_once: store.refuse_once && is_kept },
      earlier: this.book.packages.list(),
    };
    return { ...judgement, messages: applyFaults(judgement, context) };
  }

  #record(
    { reading, kind, metadata_md5, messages }: Judgement,
    { name, way, files }: { name: string; way: ReceivedPackage['way']; files: FileFacts[] },
  ): ReceivedPackage {
    const behaviour = this.#options.behaviour();
    const { delay_ms, delay_hours } = this.#store.behaviour();
    const now = this.#options.clock.now();
    const is_refused = isRefused(messages, behaviour);
    const delay = delay_ms + delay_hours * HOUR_MS;
    const received: ReceivedPackage = {
      id: `${this.door}-${String(this.book.packages.list().length + 1).padStart(6, '0')}`,
      door: this.door,
      way,
      name,
      vendor_id: reading?.album.vendor_id ?? null,
      upc: reading?.album.upc ?? null,
      title: reading?.album.title ?? null,
      provider: reading?.provider ?? null,
      kind,
      metadata_md5,
      files,
      received_at: now.toISOString(),
      is_refused,
      messages,
      state: 'Received',
      steps: planStates({ messages, is_refused, way, now, delay_ms: delay }, behaviour),
    };
    this.book.packages.put(received);
    return received;
  }

  /** Moves every package to the states that are due, in the order in which they came. */
  async #move(): Promise<void> {
    const now = this.#options.clock.now();
    let next = Number.POSITIVE_INFINITY;
    for (const received of this.book.packages.list()) {
      const due = received.steps.filter((step) => step.reached_at === null && Date.parse(step.due_at) <= now.getTime());
      if (due.length > 0) await this.#reach(received, due, now);
      const [open] = received.steps.filter((step) => step.reached_at === null);
      if (open !== undefined) next = Math.min(next, Date.parse(open.due_at));
    }
    await this.book.save();
    await writeStates(this.#store.folder, this.book);
    await this.book.save();
    this.#nextMs = next;
  }

  async #reach(received: ReceivedPackage, due: readonly StateStep[], now: Date): Promise<void> {
    for (const step of due) step.reached_at = now.toISOString();
    received.state = due.at(-1)?.state ?? received.state;
    if (received.state === 'Failed') received.is_refused = true;
    this.book.packages.put(received);
    const isSilent = this.#store.behaviour().never_acknowledge;
    if (received.way === 'bridge' && !isSilent) queueStates(this.book, received, due, this.#options.behaviour().bridge);
    if (received.state === 'Delivered') await this.#deliver(received);
  }

  /** Brings an album into the stores, unless a newer package of it has come meanwhile. */
  async #deliver(received: ReceivedPackage): Promise<void> {
    if (received.vendor_id === null || findLast(this.book, received.vendor_id) !== received) return;
    const content = await this.#readKept(received);
    const held = this.book.held.find(received.vendor_id);
    for (const id of listStores(this.door)) {
      const store = await this.#options.stores.find(id);
      await store?.publish(content.album.upc, (before) =>
        buildAppleEntry(id, { received, package: content, held }, before),
      );
    }
  }

  async #readKept({ id }: ReceivedPackage): Promise<ReadPackage> {
    const reading = readMetadata(await readFile(join(this.#folder, id, METADATA)));
    if (!reading.ok) throw new Error(`${id} was accepted and cannot be read`);
    return reading.package;
  }
}

/** The contents of a package's folder; lyrics as they came. */
async function readFolder(folder: string) {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && entry.name !== METADATA).map(({ name }) => name);
  const files: FileFacts[] = [];
  const lyrics = new Map<string, Uint8Array>();
  for (const name of names.sort()) {
    const path = join(folder, name);
    const facts = await describeFile(path);
    const text = name.endsWith('.ttml') ? await readLyrics(path, facts) : null;
    if (text !== null) lyrics.set(name, text);
    files.push(facts);
  }
  const metadata = await readFile(join(folder, METADATA)).catch(() => null);
  return { metadata, files, lyrics };
}
