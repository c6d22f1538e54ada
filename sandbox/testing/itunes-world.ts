import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_STREET_DATE, SAMPLE_TODAY, SAMPLE_UPC } from '@tangent/apple/testing/sample-package.ts';
import type { ItunesBehaviour } from '../itunes/behaviour.ts';
import type { ItunesView } from '../itunes/control-routes.ts';
import type { Door } from '../itunes/door.ts';
import { type TransporterEnd, transport } from './run-transporter.ts';
import { type SamplePackage, writePackage } from './sample-package.ts';
import { createTestSandbox, type TestOptions, type TestSandbox } from './test-sandbox.ts';

export const SAMPLE_FOLDER = `${SAMPLE_UPC}.itmsp`;

/** A sandbox for tests of Apple's packages, on the day on which the sample is sent. */
export interface ItunesWorld extends TestSandbox {
  /** A folder for what Transporter reads and writes. */
  folder: string;
  behaveItunes(change: Partial<ItunesBehaviour>): Promise<void>;
  /** Sends a package by Transporter. */
  deliver(sample: SamplePackage, options?: DeliveryOptions): Promise<TransporterEnd>;
  /** Describes the packages of a door by kind and state. */
  listPackages(door?: Door): Promise<string[]>;
  /** Describes the release of the sample in a store by state and kind; null without one. */
  findState(store: string): Promise<string | null>;
  /** Moves the clock to the day on which the sample comes out. */
  goToStreetDate(): Promise<void>;
  /** Deletes all data and begins again. */
  startOver(): Promise<void>;
}

interface DeliveryOptions {
  mode?: 'verify' | 'upload';
  door?: Door;
  name?: string;
  flags?: readonly string[];
}

export async function createItunesWorld(options: TestOptions = {}): Promise<ItunesWorld> {
  const world = await createTestSandbox(options);
  const folder = await mkdtemp(join(tmpdir(), 'tangent-itunes-'));
  const start = () => world.moveTo(`${SAMPLE_TODAY}T10:00:00Z`);
  await start();
  return Object.assign(Object.create(world) as TestSandbox, {
    folder,
    behaveItunes: async (change: Partial<ItunesBehaviour>) => {
      await world.post('/control/itunes/behaviour', change);
    },
    deliver: async (
      sample: SamplePackage,
      { mode = 'upload', door = 'apple', name, flags = [] }: DeliveryOptions = {},
    ) => {
      const parent = await mkdtemp(join(folder, 'send-'));
      const path = await writePackage(parent, name ?? SAMPLE_FOLDER, sample);
      return transport(world, ['-m', mode, '-f', path, ...flags], { door });
    },
    listPackages: async (door: Door = 'apple') => {
      const { doors } = await world.get<ItunesView>('/control/itunes');
      const found = doors.find(({ id }) => id === door);
      return found?.packages.map(({ kind, state }) => `${kind} ${state}`) ?? [];
    },
    findState: async (store: string) => {
      const [release] = (await world.store(store)).releases;
      return release === undefined ? null : `${release.state} ${release.kind}`;
    },
    goToStreetDate: () => world.moveTo(`${SAMPLE_STREET_DATE}T10:00:00Z`),
    startOver: async () => {
      await world.post('/control/reset', {});
      await start();
    },
    remove: async () => {
      await world.remove();
      await rm(folder, { recursive: true });
    },
  });
}
