import {
  byStaff,
  type FuzzWorld,
  type Input,
  NOTE,
  RELEASE_STORES,
  type Recipes,
  STORE_BY_HAND,
} from './fuzz-world.ts';
import { dayAfter } from './releases.ts';
import { control } from './sandbox.ts';

const AGREEMENTS = { owns_rights: true, no_infringement: true, release_terms: true };
const VERDICT = { reasons: ['volume'], note: NOTE, track_numbers: [1], fields: ['title'] };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const SHARED_STORE = 'deezer';
/** The demo account with releases that stores have had for long, and a service with artist pages. */
const DEMO = 'pro';
const PAGE_STORE = 'spotify';

export const UPLOAD_RECIPES: Recipes = {
  'POST /v1/api/uploads': ({ artist }) => ({ account: artist, headers: describeUpload(PDF.length) }),
  'HEAD /v1/api/uploads/{id}': async (world) => ({
    ...(await ofNewUpload(world)),
    headers: { 'tus-resumable': '1.0.0' },
  }),
  'PATCH /v1/api/uploads/{id}': async (world) => ({
    ...(await ofNewUpload(world)),
    headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    bytes: PDF,
  }),
  'DELETE /v1/api/uploads/{id}': async (world) => ({
    ...(await ofNewUpload(world)),
    headers: { 'tus-resumable': '1.0.0' },
  }),
  'GET /v1/api/uploads/{id}': ofSong,
  'GET /v1/api/uploads/{id}/waveform': ofSong,
  'GET /v1/api/uploads/{id}/matches': ofSong,
  'GET /v1/api/uploads/{id}/preview': ofSong,
  'GET /v1/api/uploads/{id}/image': async (world) => ofArtist(world, { id: (await world.files()).cover }),
  'GET /v1/api/uploads/{id}/document': async (world) => ofArtist(world, { id: await uploadDocument(world) }),
};

export const ARTIST_RECIPES: Recipes = {
  'POST /v1/api/artists': ({ artist }) => ({
    account: artist,
    body: { name: 'Bora Kaya', type: 'solo', main_genre: 'rock', legal_first_name: 'Bora', legal_last_name: 'Kaya' },
  }),
  'PATCH /v1/api/artists/{id}': async (world) => {
    const { id } = await world.find<{ id: string }>(world.artist, '/v1/api/artists');
    return { ...ofArtist(world, { id }), body: { biography: 'Songs from a small room.' } };
  },
  'GET /v1/api/artists/{id}': async (world) => {
    const { id } = await world.find<{ id: string }>(world.artist, '/v1/api/artists');
    return ofArtist(world, { id });
  },
};

export const RELEASE_RECIPES: Recipes = {
  'POST /v1/api/releases': async (world) => ({ account: world.artist, body: await world.describeDraft() }),
  'GET /v1/api/releases/{id}': ofApproved,
  'GET /v1/api/releases/{id}/stats': ofApproved,
  'GET /v1/api/releases/{id}/metadata-changes': ofApproved,
  'GET /v1/api/releases/{id}/proof': ofApproved,
  'POST /v1/api/releases/{id}/duplicate': async (world) => ({ ...(await ofApproved(world)), body: {} }),
  'PATCH /v1/api/releases/{id}': async (world) => {
    const { id, version } = await world.draft();
    return { ...ofArtist(world, { id }), body: { title: 'Gece Yolu', version } };
  },
  'DELETE /v1/api/releases/{id}': async (world) => ofArtist(world, { id: (await world.draft()).id }),
  'POST /v1/api/releases/{id}/submit': async (world) => {
    const id = await world.submit('Geri Dönüş');
    await world.as('staff').call('POST', `/v1/api/backoffice/reviews/${id}/reopen`, VERDICT);
    const { version } = await world.as(world.artist).call<{ version: number }>('GET', `/v1/api/releases/${id}`);
    return { ...ofArtist(world, { id }), body: { version, agreements: AGREEMENTS } };
  },
  'PUT /v1/api/releases/{id}/proof': async (world) => {
    const id = await world.submit();
    await world.as('staff').call('POST', `/v1/api/backoffice/reviews/${id}/reopen`, VERDICT);
    const body = { answer: 'The licence is attached.', document_upload_ids: [await uploadDocument(world)] };
    return { ...ofArtist(world, { id }), body };
  },
  'GET /v1/api/releases/export': async (world) => ofArtist(world, { ids: await world.approved() }),
  'POST /v1/api/releases/{id}/takedown': async (world) => ({
    ...ofArtist(world, { id: await world.approve() }),
    body: { reason: NOTE, confirmed: true },
  }),
  'POST /v1/api/releases/{id}/stores/{store_id}': async (world) => ({
    ...ofArtist(world, { id: await world.approved(), store_id: 'tidal' }),
    body: {},
  }),
  'POST /v1/api/releases/{id}/stores/{store_id}/remove': async (world) => ({
    ...ofArtist(world, { id: await world.approve(), store_id: 'qobuz' }),
    body: { confirmed: true },
  }),
};

export const REVIEW_RECIPES: Recipes = {
  'POST /v1/api/backoffice/reviews/{id}/approve': async (world) => byStaff({ id: await world.submit() }, {}),
  'POST /v1/api/backoffice/reviews/{id}/reopen': async (world) => byStaff({ id: await world.submit() }, VERDICT),
  'POST /v1/api/backoffice/reviews/{id}/reject': async (world) => byStaff({ id: await world.submit() }, VERDICT),
  'POST /v1/api/backoffice/reviews/{id}/confirm': async (world) => ({
    ...byStaff({ id: await proposeRejection(world) }, {}),
    account: 'reviewer',
  }),
  'POST /v1/api/backoffice/reviews/{id}/decline': async (world) =>
    byStaff({ id: await proposeRejection(world) }, { note: NOTE }),
};

/** Changes of a release that is in stores, and its deliveries. */
export const CHANGE_RECIPES: Recipes = {
  'GET /v1/api/releases/{id}/handover': ofHandover,
  'PUT /v1/api/releases/{id}/handover': async (world) => ({
    ...ofArtist(world, { id: await world.approved() }),
    body: { distributor: 'Nova Music', delivers_on: dayAfter(new Date(), 20) },
  }),
  'PUT /v1/api/releases/{id}/handover/live': async (world) => ({
    ...(await ofHandover(world)),
    body: { store_ids: [RELEASE_STORES[0]], is_live: true },
  }),
  'POST /v1/api/releases/{id}/metadata-changes': async (world) => ({
    ...ofArtist(world, { id: await world.approve() }),
    body: { wanted: { title: 'Gece Yolu 2' }, note: NOTE },
  }),
  'POST /v1/api/metadata-changes/{id}/withdraw': async (world) => ({
    ...ofArtist(world, { id: await proposeChange(world) }),
    body: {},
  }),
  'POST /v1/api/backoffice/metadata-changes/{id}/approve': async (world) =>
    byStaff({ id: await proposeChange(world) }, {}),
  'POST /v1/api/backoffice/metadata-changes/{id}/decline': async (world) =>
    byStaff({ id: await proposeChange(world) }, { answer: NOTE }),
  'POST /v1/api/backoffice/deliveries/{id}/retry': async (world) => {
    const staff = world.as('staff');
    await staff.call('POST', `/v1/api/backoffice/stores/${SHARED_STORE}/pause`, { note: NOTE });
    try {
      return byStaff({ id: await findDelivery(world, await world.approve(), SHARED_STORE) }, {});
    } finally {
      await staff.call('POST', `/v1/api/backoffice/stores/${SHARED_STORE}/resume`, {});
    }
  },
  'POST /v1/api/backoffice/deliveries/{id}/mark': async (world) => {
    const path = `/v1/api/releases/${await world.approve()}/deliveries`;
    type Delivery = { id: string; store_id: string; state: string };
    const isSent = ({ store_id, state }: Delivery) => store_id === STORE_BY_HAND && state === 'sent';
    const { items } = await world.waitFor<{ items: Delivery[] }>(world.artist, path, (found) =>
      found.items.some(isSent),
    );
    return byStaff({ id: items.find(isSent)?.id ?? '' }, { state: 'live' });
  },
  'POST /v1/api/releases/{id}/stores/{store_id}/page-request': async (world) => {
    const id = await findMisplaced(world);
    return { account: DEMO, parameters: { id, store_id: PAGE_STORE }, body: {} };
  },
  'GET /v1/api/backoffice/messages/{id}': async (world) => {
    const delivery = await findDelivery(world, await world.approved(), SHARED_STORE);
    const path = `/v1/api/backoffice/deliveries/${delivery}`;
    const { messages } = await world.waitFor<{ messages: { id: string }[] }>(
      'staff',
      path,
      (found) => found.messages.length > 0,
    );
    return byStaff({ id: messages[0]?.id ?? '' });
  },
};

const ofArtist = ({ artist }: FuzzWorld, parameters: Record<string, string>): Input => ({
  account: artist,
  parameters,
});

async function ofApproved(world: FuzzWorld): Promise<Input> {
  return ofArtist(world, { id: await world.approved() });
}

async function ofSong(world: FuzzWorld): Promise<Input> {
  return ofArtist(world, { id: (await world.files()).audio });
}

const describeUpload = (length: number) => ({
  'tus-resumable': '1.0.0',
  'upload-length': String(length),
  'upload-metadata': `kind ${base64('document')},filename ${base64('licence.pdf')}`,
});
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** An upload of which no byte has arrived. */
async function ofNewUpload(world: FuzzWorld, account = world.artist): Promise<Input> {
  const response = await fetch(`${world.product.origin}/v1/api/uploads`, {
    method: 'POST',
    headers: { ...world.as(account).headers, ...describeUpload(PDF.length) },
  });
  return { account, parameters: { id: response.headers.get('location')?.split('/').at(-1) ?? '' } };
}

/** A document of an account that the product has looked at. */
export async function uploadDocument(world: FuzzWorld, account = world.artist): Promise<string> {
  const { parameters } = await ofNewUpload(world, account);
  const path = `/v1/api/uploads/${parameters?.id}`;
  await fetch(`${world.product.origin}${path}`, {
    method: 'PATCH',
    headers: {
      ...world.as(account).headers,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: PDF,
  });
  await world.waitFor<{ state: string }>(account, path, ({ state }) => state === 'complete');
  return parameters?.id ?? '';
}

/** A release that one reviewer wants to reject, which a second one has to confirm. */
async function proposeRejection(world: FuzzWorld): Promise<string> {
  const id = await world.submit();
  await world.as('staff').call('POST', `/v1/api/backoffice/reviews/${id}/reject`, VERDICT);
  return id;
}

async function ofHandover(world: FuzzWorld): Promise<Input> {
  const id = await world.approved();
  const body = { distributor: 'Nova Music', delivers_on: dayAfter(new Date(), 20) };
  await world.as(world.artist).call('PUT', `/v1/api/releases/${id}/handover`, body);
  return ofArtist(world, { id });
}

/** A change of the metadata of a release that waits for staff. */
async function proposeChange(world: FuzzWorld): Promise<string> {
  const release = await world.approve();
  const body = { wanted: { title: 'Gece Yolu 2' }, note: null };
  return (
    await world.as(world.artist).call<{ id: string }>('POST', `/v1/api/releases/${release}/metadata-changes`, body)
  ).id;
}

/** A release of the demo that stands on the artist page of someone else. */
async function findMisplaced(world: FuzzWorld): Promise<string> {
  await control(world.product, 'artist-pages', { [PAGE_STORE]: true });
  await world.runCommand('jobs', 'run', 'page-check');
  await control(world.product, 'artist-pages', { [PAGE_STORE]: false });
  const { items } = await world.as(DEMO).call<{ items: { id: string; status: string }[] }>('GET', '/v1/api/releases');
  type Delivery = { store_id: string; page_check: { state: string } | null };
  for (const { id } of items.filter(({ status }) => status === 'published')) {
    const path = `/v1/api/releases/${id}/deliveries`;
    const isWrong = ({ store_id, page_check }: Delivery) => store_id === PAGE_STORE && page_check?.state === 'wrong';
    if ((await world.findOrNull<Delivery>(DEMO, path, isWrong)) !== null) return id;
  }
  throw new Error('no release of the demo is misplaced');
}

async function findDelivery(world: FuzzWorld, release: string, store: string): Promise<string> {
  type Delivery = { id: string; store_id: string };
  return (
    await world.find<Delivery>(world.artist, `/v1/api/releases/${release}/deliveries`, (one) => one.store_id === store)
  ).id;
}
