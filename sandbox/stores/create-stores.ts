import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Behaviour, NO_FAULTS } from './behaviour.ts';
import { createStore, type Store, type StoreOptions } from './create-store.ts';

/** All stores of the sandbox. */
export interface Stores {
  /** Lists the created stores by name. */
  list(): Store[];
  /** Returns the store of this name, or null if the name is not a store's. */
  find(id: string): Promise<Store | null>;
  /** Changes the behaviour of all stores, including those created later. */
  behaveAll(change: Partial<Behaviour>): void;
  reset(): Promise<void>;
}

interface Options extends StoreOptions {
  /** The existing stores; null creates a store for any valid name that a client signs in with. */
  store_ids: readonly string[] | null;
}

/** Creates the listed stores, or those that were used before. */
export async function createStores(options: Options): Promise<Stores> {
  const { store_ids } = options;
  const stores = new Map<string, Promise<Store>>();
  const open = new Map<string, Store>();
  let common: Behaviour = NO_FAULTS;
  const createOne = async (id: string) => {
    const store = await createStore(id, options);
    store.behave(common);
    open.set(id, store);
    return store;
  };
  const find = async (id: string) => {
    if (store_ids === null ? !canBeName(id) : !store_ids.includes(id)) return null;
    const opening = stores.get(id) ?? createOne(id);
    stores.set(id, opening);
    return opening;
  };
  for (const id of store_ids ?? (await listUsed(options.data_dir))) await find(id);
  return {
    list: () => [...open.values()].sort((a, b) => a.id.localeCompare(b.id)),
    find,
    behaveAll: (change) => {
      common = { ...common, ...change };
      for (const store of open.values()) store.behave(change);
    },
    reset: async () => {
      common = NO_FAULTS;
      await Promise.all([...open.values()].map((store) => store.reset()));
    },
  };
}

// `all` is reserved: control calls use it for every store at once.
function canBeName(id: string): boolean {
  return id !== 'all' && /^[a-z0-9][a-z0-9-]{0,63}$/.test(id);
}

async function listUsed(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'stores')).catch(() => []);
  return entries.sort();
}
