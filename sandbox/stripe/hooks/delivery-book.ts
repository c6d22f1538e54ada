import { readJsonFile, writeJsonFile } from '../../atomic-file.ts';
import { coalesceCalls, createMutex } from '../../mutex.ts';
import type { Delivery } from './delivery.ts';
import type { HookEndpoint } from './send-message.ts';

const REMEMBERED = 1000;

/** The endpoint of events and the delivery state of each event. Survives a restart. */
export interface DeliveryBook {
  find(id: string): Delivery | undefined;
  /** Lists the deliveries, oldest event first. */
  list(): Delivery[];
  saveDelivery(delivery: Delivery): void;
  clear(): void;
  endpoint(): HookEndpoint | null;
  setEndpoint(endpoint: HookEndpoint): void;
  /** Resolves when all data is saved to the file. */
  save(): Promise<void>;
}

interface Saved {
  endpoint: HookEndpoint | null;
  deliveries: Delivery[];
}

interface Options {
  file: string;
  /** Null keeps the endpoint set last. */
  endpoint: HookEndpoint | null;
  onError(error: unknown): void;
}

export async function loadDeliveryBook({ file, endpoint: configured, onError }: Options): Promise<DeliveryBook> {
  const saved = await readJsonFile<Saved>(file, { endpoint: null, deliveries: [] });
  const deliveries = new Map(saved.deliveries.map((delivery) => [delivery.id, delivery]));
  let endpoint = configured ?? saved.endpoint;
  const list = () => [...deliveries.values()];
  const save = coalesceCalls(createMutex(), () =>
    writeJsonFile(file, { endpoint, deliveries: list() } satisfies Saved),
  );
  const changed = () => void save().catch(onError);
  return {
    find: (id) => deliveries.get(id),
    list,
    saveDelivery: (delivery) => {
      deliveries.set(delivery.id, delivery);
      const [oldest] = deliveries.keys();
      if (deliveries.size > REMEMBERED && oldest !== undefined) deliveries.delete(oldest);
      changed();
    },
    clear: () => {
      deliveries.clear();
      changed();
    },
    endpoint: () => endpoint,
    setEndpoint: (next) => {
      endpoint = next;
      changed();
    },
    save,
  };
}
