import { randomUUID } from 'node:crypto';
import { uploadDocument } from './fuzz-recipes-catalogue.ts';
import { byStaff, type FuzzWorld, type Input, NOTE, type Recipes } from './fuzz-world.ts';
import { dayAfter } from './releases.ts';
import { control } from './sandbox.ts';

/** The demo account with a case of monitoring, claims, campaigns and a move. */
const DEMO = 'pro';

export const CASE_RECIPES: Recipes = {
  'GET /v1/api/watch/{id}': ofCase,
  'POST /v1/api/watch/{id}/answer': async (world) => ({
    ...(await ofCase(world)),
    body: { answer: 'campaign', note: NOTE },
  }),
  'GET /v1/api/watch/{id}/evidence.csv': ofCase,
  'POST /v1/api/backoffice/watch/{id}/close': async (world) =>
    byStaff({ id: (await findCase(world)).id }, { verdict: 'natural', note: NOTE }),
  'POST /v1/api/backoffice/watch/{id}/remove-track': async (world) =>
    ofCaseTrack(world, { reason: 'store_demand', note: NOTE }),
  'POST /v1/api/backoffice/watch/{id}/restore-track': async (world) => {
    const { parameters, body } = await ofCaseTrack(world, { reason: 'store_demand', note: NOTE });
    const path = `/v1/api/backoffice/watch/${parameters?.id}/remove-track`;
    // The recipe before may have removed it.
    await world
      .as('staff')
      .call('POST', path, body)
      .catch(() => undefined);
    return ofCaseTrack(world, { note: NOTE });
  },
  'POST /v1/api/backoffice/watch/{id}/hold': async (world) => ofCaseTrack(world, { hold: true, note: NOTE }),
};

type FoundCase = { id: string; state: string; release: { id: string } };

/** An open case about a release with several tracks: a store reports a crowd for one of them. */
function findCase(world: FuzzWorld): Promise<FoundCase> {
  return world.once('case', async () => {
    const many = ({ status, track_count }: FoundRelease) => status === 'published' && track_count > 1;
    const { id } = await world.find<FoundRelease>(DEMO, '/v1/api/releases', many);
    const { tracks } = await world.as(DEMO).call<{ tracks: { isrc: string }[] }>('GET', `/v1/api/releases/${id}`);
    const crowd = { store_ids: ['deezer'], fault: 'one_source', isrc: tracks[0]?.isrc, plays: 20_000 };
    await control(world.product, 'trends', crowd);
    await replaceHeldTrends(world);
    const isIts = ({ release, state }: FoundCase) => release.id === id && state === 'open';
    const { items } = await world.waitFor<{ items: FoundCase[] }>(DEMO, '/v1/api/watch', (found) =>
      found.items.some(isIts),
    );
    return items.find(isIts) as FoundCase;
  });
}

/** The day was reported before: staff lets the new file take the place of the old one. */
async function replaceHeldTrends(world: FuzzWorld): Promise<void> {
  const list = '/v1/api/backoffice/sales/files?state=held';
  type Held = { id: string; kind: string };
  const isTrends = ({ kind }: Held) => kind === 'trends';
  const { items } = await world.waitFor<{ items: Held[] }>('staff', list, (found) => found.items.some(isTrends));
  for (const { id } of items.filter(isTrends))
    await world.as('staff').call('POST', `/v1/api/backoffice/sales/files/${id}/answer`, {
      decision: 'replace',
      note: NOTE,
    });
}

async function ofCase(world: FuzzWorld): Promise<Input> {
  return { account: DEMO, parameters: { id: (await findCase(world)).id } };
}

async function ofCaseTrack(world: FuzzWorld, body: object): Promise<Input> {
  const { id, release } = await findCase(world);
  const { tracks } = await world.as(DEMO).call<{ tracks: { id: string }[] }>('GET', `/v1/api/releases/${release.id}`);
  return byStaff({ id }, { track_id: tracks[0]?.id, ...body });
}

export const CLAIM_RECIPES: Recipes = {
  'GET /v1/api/claims/{id}': async (world) => ({ account: DEMO, parameters: { id: await claim(world) } }),
  'POST /v1/api/claims/{id}/answer': async (world) => ({
    account: DEMO,
    parameters: { id: await claim(world) },
    body: { answer: 'keep', reason: '', document_upload_ids: [] },
  }),
  'GET /v1/api/backoffice/claims/{id}': async (world) => byStaff({ id: await claim(world) }),
  'POST /v1/api/backoffice/claims/{id}/dispute': async (world) => {
    const id = await claim(world);
    const reason = 'I own all rights of this recording. '.repeat(3);
    const body = { answer: 'dispute', reason, document_upload_ids: [await uploadDocument(world, DEMO)] };
    await world.as(DEMO).call('POST', `/v1/api/claims/${id}/answer`, body);
    return byStaff({ id }, { decision: 'return', note: NOTE });
  },
  'POST /v1/api/backoffice/claims/{id}/match': async (world) => {
    const video_title = await addClaim(world, null);
    const { items } = await world.waitFor<{ items: { id: string; video_title: string }[] }>(
      'staff',
      '/v1/api/backoffice/claims?view=unmatched',
      (found) => found.items.some((one) => one.video_title === video_title),
    );
    const id = items.find((one) => one.video_title === video_title)?.id ?? '';
    return byStaff({ id }, { isrc: await readIsrc(world) });
  },
  'POST /v1/api/backoffice/claims/{id}/hold': async (world) =>
    byStaff({ id: await claim(world) }, { hold: true, note: NOTE }),
  'POST /v1/api/backoffice/claims/{id}/settle': async (world) => byStaff({ id: await claim(world) }, {}),
};

type FoundRelease = { id: string; status: string; track_count: number };

/** The code of a recording of the demo that is in stores. */
async function readIsrc(world: FuzzWorld): Promise<string> {
  const { id } = await world.find<FoundRelease>(DEMO, '/v1/api/releases', ({ status }) => status === 'published');
  const { tracks } = await world.as(DEMO).call<{ tracks: { isrc: string }[] }>('GET', `/v1/api/releases/${id}`);
  return tracks[0]?.isrc ?? '';
}

/** Makes YouTube claim a recording; returns the title of the video, by which the claim is found. */
async function addClaim(world: FuzzWorld, isrc: string | null): Promise<string> {
  const video_title = `Live, ${randomUUID()}`;
  const facts = { service: 'youtube', kind: 'ownership', recording_title: 'A song', video_title, isrc };
  await control(world.product, 'claims', facts);
  return video_title;
}

/** A new claim on a recording of the demo, which its owner can answer. */
async function claim(world: FuzzWorld): Promise<string> {
  const video_title = await addClaim(world, await readIsrc(world));
  type Listed = { items: { id: string; video_title: string }[] };
  const { items } = await world.waitFor<Listed>(DEMO, '/v1/api/claims?view=open', (found) =>
    found.items.some((one) => one.video_title === video_title),
  );
  return items.find((one) => one.video_title === video_title)?.id ?? '';
}

export const FORM_RECIPES: Recipes = {
  'GET /v1/api/forms/{form}': ({ artist }) => ({ account: artist, parameters: { form: 'whitelist-youtube' } }),
  'POST /v1/api/forms/{form}': (world) => ({
    account: world.artist,
    parameters: { form: 'whitelist-youtube' },
    body: describeForm(),
  }),
  'GET /v1/api/form-requests/{id}': async (world) => ({
    account: world.artist,
    parameters: { id: await sendForm(world) },
  }),
  'GET /v1/api/form-requests/{id}/move': async (world) => ({ account: DEMO, parameters: await findMove(world) }),
  'POST /v1/api/form-requests/{id}/move': async (world) => ({
    account: DEMO,
    parameters: await findMove(world),
    body: { store_ids: ['deezer'] },
  }),
  'GET /v1/api/backoffice/requests/{id}': async (world) => byStaff({ id: await sendForm(world) }),
  'POST /v1/api/backoffice/requests/{id}/start': async (world) => byStaff({ id: await sendForm(world) }, {}),
  'POST /v1/api/backoffice/requests/{id}/answer': async (world) =>
    byStaff({ id: await sendForm(world) }, { outcome: 'declined', answer: NOTE, allowed_until: null }),
  'GET /v1/api/backoffice/requests/{id}/move': async (world) => byStaff(await findMove(world)),
  'POST /v1/api/backoffice/requests/{id}/move': async (world) =>
    byStaff(await findMove(world), { store_ids: ['deezer'] }),
  'POST /v1/api/backoffice/requests/{id}/notes': async (world) =>
    byStaff({ id: await sendForm(world) }, { text: NOTE }),
};

function describeForm() {
  const channel = `UC${randomUUID().replaceAll('-', '').slice(0, 22)}`;
  return { values: { channel, relation: 'own', wanted: 'channel', expires_on: dayAfter(new Date(), 300) } };
}

async function sendForm(world: FuzzWorld): Promise<string> {
  const call = world.as(world.artist).call<{ id: string }>;
  return (await call('POST', '/v1/api/forms/whitelist-youtube', describeForm())).id;
}

async function findMove(world: FuzzWorld): Promise<{ id: string }> {
  type Sent = { id: string; form: string };
  const { id } = await world.find<Sent>(DEMO, '/v1/api/form-requests', ({ form }) => form === 'content-relocation');
  return { id };
}

export const PLAYLIST_RECIPES: Recipes = {
  'POST /v1/api/playlists/{id}/pitches': async (world) => ({
    account: world.artist,
    parameters: { id: await addPlaylist(world) },
    body: await describePitch(world),
  }),
  'PUT /v1/api/pitches/{id}/listening': async (world) => {
    const path = `/v1/api/playlists/${await addPlaylist(world)}/pitches`;
    const { id } = await world.as(world.artist).call<{ id: string }>('POST', path, await describePitch(world));
    return { account: world.artist, parameters: { id }, body: { is_allowed: true } };
  },
  'POST /v1/api/backoffice/playlists/import': () => byStaff({}, { csv: describePlaylist(`Late ${randomUUID()}`) }),
};

function describePlaylist(name: string): string {
  const header = 'name,curator,curator_email,platform,url,genre,description,takes,answer_days,songs_per_week,followers';
  const url = `https://open.spotify.com/playlist/${randomUUID().replaceAll('-', '').slice(0, 22)}`;
  return `${header}\n${name},Marlow & Co.,marlow@curators.example,spotify,${url},pop,Songs for late hours,any,2,6,84210`;
}

/** A playlist that takes every song. */
async function addPlaylist(world: FuzzWorld): Promise<string> {
  const name = `Late ${randomUUID()}`;
  await world.as('staff').call('POST', '/v1/api/backoffice/playlists/import', { csv: describePlaylist(name) });
  const list = `/v1/api/playlists?q=${encodeURIComponent(name)}`;
  return (await world.find<{ id: string }>(world.artist, list)).id;
}

async function describePitch(world: FuzzWorld) {
  await world.approved();
  type Song = { id: string; track_id: string };
  const song = await world.find<Song>(world.artist, '/v1/api/pitch-songs');
  const text = 'A quiet song about the last ferry of the night, recorded in one take by the sea.';
  return { track_id: song.track_id ?? song.id, text, is_listening_allowed: true };
}

export const FAN_RECIPES: Recipes = {
  'GET /v1/api/presaves/{id}': ofCampaign,
  'PATCH /v1/api/presaves/{id}': async (world) => ({ ...(await ofCampaign(world)), body: { name: 'Before the day' } }),
  'GET /v1/api/presaves/{id}/fans': ofCampaign,
  'GET /v1/api/presaves/{id}/fans.csv': ofCampaign,
  'GET /v1/api/public/presave/{ticket}': async (world) => {
    const ticket = randomUUID().replaceAll('-', '').slice(0, 22);
    const { link } = await findCampaign(world);
    const address = `${world.product.origin}/spotify-auth?release=${link?.split('/').at(-1)}&ticket=${ticket}`;
    await fetch(address, { redirect: 'manual' });
    return { account: null, parameters: { ticket } };
  },
  'GET /v1/api/smartlinks/{id}': ofLink,
  'GET /v1/api/smartlinks/{id}/analytics': async (world) => addPeriod(await ofLink(world)),
  'GET /v1/api/smartlinks/{id}/analytics.csv': async (world) => addPeriod(await ofLink(world)),
  'POST /v1/api/backoffice/referrals/{id}/decision': async (world) => {
    await inviteFriend(world);
    const { id } = await world.find<{ id: string }>('staff', '/v1/api/backoffice/referrals?show=all');
    return byStaff({ id }, { decision: 'accepted', note: NOTE });
  },
};

const addPeriod = (input: Input): Input => ({ ...input, parameters: { ...input.parameters, period: 'last_30_days' } });

type Campaign = { id: string; link: string | null; phase: string };

const findCampaign = (world: FuzzWorld) =>
  world.find<Campaign>(DEMO, '/v1/api/presaves', ({ phase }) => phase === 'running');

async function ofCampaign(world: FuzzWorld): Promise<Input> {
  return { account: DEMO, parameters: { id: (await findCampaign(world)).id } };
}

async function ofLink(world: FuzzWorld): Promise<Input> {
  return { account: DEMO, parameters: { id: (await world.find<{ id: string }>(DEMO, '/v1/api/smartlinks')).id } };
}

/** Signs a friend up with the artist's invitation. */
async function inviteFriend(world: FuzzWorld): Promise<void> {
  const { code } = await world.as(world.artist).call<{ code: string }>('GET', '/v1/api/referral');
  await world.signUp(`${world.artist}friend`, { referred_by_user: code });
}

export const STUDIO_RECIPES: Recipes = {
  'POST /v1/api/mastering': async (world) => ({ account: world.artist, body: await describeMaster(world) }),
  'GET /v1/api/mastering/{id}': ofMaster,
  'POST /v1/api/mastering/{id}/retry': ofMaster,
  'POST /v1/api/mastering/{id}/use': async (world) => {
    const { id: release_id, track_id } = await world.draft();
    return { ...(await ofMaster(world)), body: { release_id, track_id } };
  },
  'PUT /v1/api/mastering/{id}/blind-test': async (world) => ({
    ...(await ofMaster(world)),
    body: { rounds: 5, correct: 3 },
  }),
  'GET /v1/api/mastering/{id}/file': async (world) => {
    const { account, parameters } = await ofMaster(world);
    return { account, parameters: { ...parameters, name: 'mp3' } };
  },
  'GET /v1/api/mastering/{id}/proof.pdf': ofMaster,
  'POST /v1/api/cover-art/{id}/use': async (world) => {
    const { id: release_id } = await world.draft();
    return { ...(await ofCover(world)), body: { release_id, number: 0 } };
  },
  'GET /v1/api/cover-art/{id}/file': async (world) => {
    const { account, parameters } = await ofCover(world);
    return { account, parameters: { ...parameters, number: '0' } };
  },
  'GET /v1/api/lyrics/{id}': async (world) => ofLyric(world, world.artist),
  'PATCH /v1/api/lyrics/{id}': async (world) => {
    const sections = [{ kind: 'verse', lines: [{ text: 'The lights go out', locked: true }] }];
    return { ...(await ofLyric(world, world.artist)), body: { sections } };
  },
  'POST /v1/api/lyrics': () => ({
    account: DEMO,
    body: { ...LYRIC, dedicated_to: 'Ada', custom_words: ['tide', 'lantern', 'harbour', 'rain'] },
  }),
  'POST /v1/api/lyrics/{id}/use': async (world) => {
    const { id: release_id, track_id } = await world.draft();
    return { ...(await ofLyric(world, world.artist)), body: { release_id, track_id } };
  },
  // Only who has released something gets lines written.
  'POST /v1/api/lyrics/{id}/rewrite': async (world) => ({
    ...(await ofLyric(world, DEMO)),
    body: { section: null, line: null },
  }),
};

const isDone = ({ status }: { status: string }) => status === 'success';

async function describeMaster(world: FuzzWorld) {
  const { audio: upload_id } = await world.files();
  return { project_name: 'Gece Yolu', upload_id, preset: 'warm', reference_upload_id: null, loop_start_seconds: 0 };
}

/** A mastered song of the artist. */
async function ofMaster(world: FuzzWorld): Promise<Input> {
  const account = world.artist;
  const id = await world.once('master', async () => {
    const body = await describeMaster(world);
    const created = await world.as(account).call<{ id: string }>('POST', '/v1/api/mastering', body);
    await world.waitFor(account, `/v1/api/mastering/${created.id}`, isDone);
    return created.id;
  });
  return { account, parameters: { id } };
}

/** Covers that were drawn for the artist. */
async function ofCover(world: FuzzWorld): Promise<Input> {
  const account = world.artist;
  const id = await world.once('cover', async () => {
    const wanted = { prompt: 'A ferry at night', title: 'Gece Yolu', artist: 'Ada', language: null, genre: 'pop' };
    const body = { ...wanted, mood: 'calm', palette: null, style: null, vary: null };
    const created = await world.as(account).call<{ id: string }>('POST', '/v1/api/cover-art', body);
    await world.waitFor(account, `/v1/api/cover-art/${created.id}`, isDone);
    return created.id;
  });
  return { account, parameters: { id } };
}

const LYRIC = { title: 'Ferry', genre: 'pop', mood: 'sad', language: 'en' };

async function ofLyric(world: FuzzWorld, account: string): Promise<Input> {
  const text = 'The last ferry leaves the pier\nand the lights go out behind it';
  const body = { ...LYRIC, text };
  const { id } = await world.as(account).call<{ id: string }>('POST', '/v1/api/lyrics/own', body);
  return { account, parameters: { id } };
}
