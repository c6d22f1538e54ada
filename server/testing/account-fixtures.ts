import { writeFile } from 'node:fs/promises';
import { listSessions } from '@tangent/contract/account.ts';
import { login } from '@tangent/contract/auth.ts';
import { saveSplit } from '@tangent/contract/collaborator.ts';
import { createLabel } from '@tangent/contract/label.ts';
import { proposeMetadataChange } from '@tangent/contract/metadata-change.ts';
import { account_exports } from '@tangent/db/schema/account-export.ts';
import { fraud_cases } from '@tangent/db/schema/monitoring.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import type { ReleaseStatus } from '@tangent/domain/release/status.ts';
import { buildTransactionId } from '@tangent/domain/royalty/transaction-id.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { makeCall } from './call.ts';
import { addPayoutTraces } from './payout-rows.ts';
import { addBilledPlan } from './plan-rows.ts';
import { addPostedReport } from './royalty-rows.ts';
import { ensureArtist, grantPlanTo, PASSWORD, signUp, solveCaptcha, type TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';
import { addDraft, dateInDays } from './test-release.ts';
import { addReleasedTracks, fillSplit, findPayee } from './test-split.ts';
import { grantStepUp, makeToken } from './test-token.ts';
import { addArtwork, addAudio, addDocument } from './test-upload.ts';
import { createTusClient } from './tus-client.ts';

/** One of everything that somebody can have and that has an id of its own. */
export type AccountFixtures = Awaited<ReturnType<typeof addAccountFixtures>>;

export async function addAccountFixtures(app: TestApp) {
  const owner = await signUp(app);
  await grantPlanTo(app, owner, 'advanced');
  const out = await addReleaseIn(app, owner, 'published');
  const change = await owner.call(proposeMetadataChange, {
    params: { id: await addReleaseIn(app, owner, 'published') },
    body: { wanted: { title: 'Another' }, note: null },
  });
  return {
    owner,
    artist: await ensureArtist(owner),
    label: (await owner.call(createLabel, { body: { name: 'Yıldız Plak' } })).body.id,
    draft: (await addDraft(app, owner)).id,
    other_draft: (await addDraft(app, owner)).id,
    reopened: await addReleaseIn(app, owner, 'reopened'),
    out,
    other_out: await addReleaseIn(app, owner, 'published'),
    change: change.body.id,
    fraud_case: await addFraudCase(app, owner, out),
    payment: await addBilledPlan(app, owner.user._id, 'pro'),
    withdrawal: await addPayoutTraces(app, owner.user._id, 'ada'),
    ...(await addReceivedShare(app, owner)),
    ...(await addFiles(app, owner)),
    token: (await makeToken(app, owner, ['read_releases'])).id,
    session: await addSession(app, owner),
  };
}

async function addReleaseIn(app: TestApp, owner: TestAccount, status: ReleaseStatus): Promise<string> {
  const { id } = await addDraft(app, owner);
  await app.db
    .update(releases)
    .set({ status, release_date: dateInDays(app, -1) })
    .where(eq(releases.id, id));
  return id;
}

async function addFraudCase({ db, clock }: TestApp, { user }: TestAccount, release_id: string): Promise<string> {
  const keys = { account_id: user._id, release_id, store_id: 'spotify' };
  const [first_day, last_day, now] = ['2026-10-01', '2026-10-02', clock.now()];
  const row = { ...keys, first_day, last_day, opened_at: now, changed_at: now };
  const [added] = await db.insert(fraud_cases).values(row).returning();
  return added?.id ?? '';
}

/** A track that is out, what it earned in a month, and somebody who is invited to a share of it. */
async function addReceivedShare(app: TestApp, owner: TestAccount) {
  await grantStepUp(app, owner);
  const [track_id = ''] = await addReleasedTracks(app, owner, ['Deniz']);
  const lines = [{ track_id, gross_micros: 1_000_000n }];
  const month = '2026-10';
  const { file_id, file_no } = await addPostedReport(app, {
    owner_id: owner.user._id,
    store_id: 'spotify',
    period: month,
    lines,
  });
  await app.storage.put(`sales/${file_id}`, await addLocalFile(app));
  const entry = buildTransactionId({ file_no, line_no: 1, part: 0 });
  const email = 'bora@music.example';
  await owner.call(saveSplit, { params: { track_id }, body: fillSplit(app, { [email]: 10 }) });
  return { track: track_id, month, entry, payee: (await findPayee(app, owner, email)).id };
}

async function addFiles(app: TestApp, owner: TestAccount) {
  const [song, cover, document] = [
    await addAudio(app, owner),
    await addArtwork(app, owner),
    await addDocument(app, owner),
  ];
  const key = await addFile(app);
  const waveform = { min: [-1], max: [1] };
  await app.db
    .update(uploads)
    .set({ storage_key: key, preview_key: key, waveform })
    .where(eq(uploads.account_id, owner.user._id));
  const now = app.clock.now();
  const [archive] = await app.db
    .insert(account_exports)
    .values({
      account_id: owner.user._id,
      state: 'ready',
      storage_key: key,
      size_bytes: 4,
      requested_at: now,
      ready_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .returning();
  return { song, cover, document, archive: archive?.id ?? '', unfinished: await createUpload(app, owner) };
}

async function addFile(app: TestApp): Promise<string> {
  const key = `uploads/${uuidv7()}/source`;
  await app.storage.put(key, await addLocalFile(app));
  return key;
}

async function addLocalFile(app: TestApp): Promise<string> {
  const file = `${app.storage_folder}-${uuidv7()}`;
  await writeFile(file, 'abc\n');
  return file;
}

async function createUpload(app: TestApp, { session }: TestAccount): Promise<string> {
  const origin = app.http.listeningOrigin;
  const { id } = await createTusClient(origin, session).create({ kind: 'audio', filename: 'song.wav' }, 20);
  return id;
}

async function addSession(app: TestApp, owner: TestAccount): Promise<string> {
  const body = { username: owner.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  await makeCall(app, login, { body });
  const other = (await owner.call(listSessions)).body.items.find(({ current }) => !current);
  return other?.id ?? '';
}
