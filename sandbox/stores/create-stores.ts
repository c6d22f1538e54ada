import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Behaviour, NO_FAULTS } from './behaviour.ts';
import { createStore, type Store, type StoreOptions } from './create-store.ts';

/** Every store the sandbox stands in for. */
export interface Stores {
  /** Those that are open, by name. */
  list(): Store[];
  /** The store of this name; null when there is none by that name. */
  find(id: string): Promise<Store | null>;
  /** Changes how all stores behave, also those that nobody has asked for yet. */
  behaveAll(change: Partial<Behaviour>): void;
  reset(): Promise<void>;
}

interface Options extends StoreOptions {
  /** The stores there are; null opens a store for whoever signs in by a name that can be one. */
  store_ids: readonly string[] | null;
}

/** Opens the stores that are listed or that have been used before. */
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

// `all` is how control calls name every store at once.
function canBeName(id: string): boolean {
  return id !== 'all' && /^[a-z0-9][a-z0-9-]{0,63}$/.test(id);
}

async function listUsed(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'stores')).catch(() => []);
  return entries.sort();
}
