import type { Product } from './start-product.ts';

/** A rule that must hold between product and stores once everything has settled, with every violation. */
export type Invariant = { rule: string; broken: string[] };
/** Where the product and the stores keep their records. */
type Records = Pick<Product, 'database' | 'sandbox_origin'>;

type MessageRow = {
  id: string;
  message_id: string;
  kind: string;
  state: string;
  sequence: number;
  store_id: string;
  release_id: string;
  upc: string;
  is_leased: boolean;
};
type DeliveryRow = { store_id: string; release_id: string; upc: string; title: string; state: string; wanted: string };
type StoreMessage = { message_id: string; icpn: string; file_status: string };
type StoreRelease = { icpn: string; title: string; state: string };
type Store = { id: string; messages: StoreMessage[]; releases: StoreRelease[]; waiting_batches: string[] };

const RECEIVED_STATES = ['delivered', 'accepted', 'rejected'];
const OPEN = ['planned', 'built', 'uploading'];

/** Compares the product's records of these releases with those of the sandbox's stores. */
export async function checkInvariants(product: Records, releaseIds: readonly string[]): Promise<Invariant[]> {
  const messages = await listMessages(product, releaseIds);
  const deliveries = await listDeliveries(product, releaseIds);
  const storeIds = [...new Set(deliveries.map(({ store_id }) => store_id))];
  const stores = await Promise.all(storeIds.map((id) => getStore(product, id)));
  const upcs = new Set(deliveries.map(({ upc }) => upc));
  const read = stores.flatMap((store) =>
    store.messages.filter(({ icpn }) => upcs.has(icpn)).map((message) => ({ ...message, store_id: store.id })),
  );
  return [
    { rule: 'no message is left open and no lease is held', broken: findOpen(messages) },
    { rule: 'nothing is lost: every delivered message was read by its store', broken: findLost(messages, read) },
    {
      rule: 'nothing is duplicated or invented: a store read every message once, and only ours',
      broken: findDoubled(messages, read),
    },
    { rule: 'no incomplete package was read as complete', broken: findHalf(read) },
    {
      rule: 'messages of a release arrived in the order in which they were planned',
      broken: findOvertaken(messages, read),
    },
    { rule: 'product and stores agree about every release', broken: findDisagreeing(deliveries, stores) },
  ];
}

function findOpen(messages: MessageRow[]): string[] {
  return messages.filter(({ state, is_leased }) => is_leased || OPEN.includes(state)).map(describeMessage);
}

type Read = StoreMessage & { store_id: string };

function findLost(messages: MessageRow[], read: Read[]): string[] {
  const arrived = new Set(read.map(({ store_id, message_id }) => `${store_id} ${message_id}`));
  return messages
    .filter(({ state }) => RECEIVED_STATES.includes(state))
    .filter(({ store_id, message_id }) => !arrived.has(`${store_id} ${message_id}`))
    .map(describeMessage);
}

function findDoubled(messages: MessageRow[], read: Read[]): string[] {
  const sent = messages
    .filter(({ state }) => RECEIVED_STATES.includes(state))
    .map((one) => `${one.store_id} ${one.message_id}`);
  const left = new Set(sent);
  return read.map(({ store_id, message_id }) => `${store_id} ${message_id}`).filter((name) => !left.delete(name));
}

function findHalf(read: Read[]): string[] {
  return read
    .filter(({ file_status }) => file_status !== 'FileOK')
    .map((one) => `${one.store_id} ${one.message_id} ${one.file_status}`);
}

function findOvertaken(messages: MessageRow[], read: Read[]): string[] {
  const sequences = new Map(messages.map((one) => [`${one.store_id} ${one.message_id}`, one.sequence]));
  const last = new Map<string, number>();
  return read.flatMap(({ store_id, message_id, icpn }) => {
    const [release, sequence] = [`${store_id} ${icpn}`, sequences.get(`${store_id} ${message_id}`) ?? 0];
    const isOvertaken = sequence < (last.get(release) ?? 0);
    last.set(release, sequence);
    return isOvertaken ? [`${release} ${message_id}`] : [];
  });
}

function findDisagreeing(deliveries: DeliveryRow[], stores: Store[]): string[] {
  return deliveries.flatMap(({ store_id, upc, title, state, wanted, release_id }) => {
    const atStore = stores.find(({ id }) => id === store_id)?.releases.find(({ icpn }) => icpn === upc) ?? null;
    const isGone = atStore === null || atStore.state === 'withdrawn';
    const agrees =
      wanted === 'down' ? isGone && state === 'removed' : !isGone && atStore.title === title && state === atStore.state;
    const rule = atStore === null ? 'nothing' : `${atStore.state} "${atStore.title}"`;
    return agrees ? [] : [`${store_id} ${release_id}: product ${state} "${title}" (${wanted}), store ${rule}`];
  });
}

const describeMessage = ({ store_id, message_id, kind, state }: MessageRow) =>
  `${store_id} ${message_id} ${kind} ${state}`;

async function listMessages({ database }: Records, releaseIds: readonly string[]): Promise<MessageRow[]> {
  const { rows } = await database.query(
    `select m.id, m.message_id, m.kind, m.state, m.sequence, d.store_id, d.release_id, r.upc,
            m.leased_by is not null as is_leased
       from delivery_messages m join deliveries d on d.id = m.delivery_id join releases r on r.id = d.release_id
      where d.release_id = any($1) order by m.delivery_id, m.sequence`,
    [releaseIds],
  );
  return rows;
}

async function listDeliveries({ database }: Records, releaseIds: readonly string[]): Promise<DeliveryRow[]> {
  const { rows } = await database.query(
    `select d.store_id, d.release_id, d.state, d.wanted, r.upc, r.title
       from deliveries d join releases r on r.id = d.release_id where d.release_id = any($1)`,
    [releaseIds],
  );
  return rows;
}

async function getStore({ sandbox_origin }: Records, id: string): Promise<Store> {
  return (await (await fetch(`${sandbox_origin}/control/stores/${id}`)).json()) as Store;
}
