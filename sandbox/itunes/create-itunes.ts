import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppleSchema, loadAppleSchema } from '@tangent/apple/check/check-schema.ts';
import type { SandboxClock } from '../clock.ts';
import type { Stores } from '../stores/create-stores.ts';
import { ITUNES_NO_FAULTS, type ItunesBehaviour } from './behaviour.ts';
import { DOORS, type Door, isDoor } from './door.ts';
import { createIntake, type Intake } from './intake/create-intake.ts';
import { createSessions, type TransporterSessions } from './transporter-session.ts';

/** The simulated iTunes: its doors, and the sessions of Transporter. */
export interface ItunesService {
  behaviour(): ItunesBehaviour;
  behave(change: Partial<ItunesBehaviour>): void;
  /** Returns the intake at a door; null if no door has the name. */
  find(name: string): Promise<Intake | null>;
  /** Lists the intakes that were used. */
  list(): Intake[];
  /** Moves every package to the state that is due. */
  work(): Promise<void>;
  isDue(): boolean;
  sessions: TransporterSessions;
  reset(): Promise<void>;
  /** Frees the memory of the schema. */
  close(): void;
}

interface Options {
  data_dir: string;
  clock: SandboxClock;
  stores: Stores;
  saves_files: boolean;
  /** Folder of Apple's schema; null if it is not available: packages are then checked by our reading of it alone. */
  schema_dir: string | null;
}

export async function createItunes(options: Options): Promise<ItunesService> {
  const { data_dir, clock, stores } = options;
  const schema: AppleSchema | null = options.schema_dir === null ? null : loadAppleSchema(options.schema_dir);
  const intakes = new Map<Door, Promise<Intake | null>>();
  const open = new Map<Door, Intake>();
  let behaviour: ItunesBehaviour = ITUNES_NO_FAULTS;
  const intakeOptions = { ...options, schema, behaviour: () => behaviour };

  const openIntake = async (door: Door) => {
    const store = await stores.find(door);
    if (store === null) return null;
    const intake = await createIntake(door, store, intakeOptions);
    open.set(door, intake);
    return intake;
  };
  const find = async (name: string) => {
    if (!isDoor(name)) return null;
    const opening = intakes.get(name) ?? openIntake(name);
    intakes.set(name, opening);
    return opening;
  };
  const sessions = await createSessions(
    join(data_dir, 'itunes', 'uploads'),
    () => behaviour.transporter === 'login_refused',
  );
  for (const door of DOORS) if (await wasUsed(data_dir, door)) await find(door);
  return {
    behaviour: () => behaviour,
    behave: (change) => {
      behaviour = { ...behaviour, ...change };
    },
    find,
    list: () => [...open.values()],
    work: async () => {
      for (const intake of open.values()) await intake.work();
    },
    isDue: () => [...open.values()].some((intake) => intake.isDue(clock.now())),
    sessions,
    reset: async () => {
      behaviour = ITUNES_NO_FAULTS;
      sessions.reset();
      await Promise.all([...open.values()].map((intake) => intake.reset()));
    },
    close: () => schema?.close(),
  };
}

async function wasUsed(dataDir: string, door: Door): Promise<boolean> {
  return access(join(dataDir, 'itunes', `${door}.jsonl`)).then(
    () => true,
    () => false,
  );
}
