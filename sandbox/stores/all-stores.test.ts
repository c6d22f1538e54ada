import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { HashName } from '@tangent/ddex/codes/hash.ts';
import type { ErnRelease, ErnVersion } from '@tangent/ddex/model.ts';
import { buildSampleRelease } from '@tangent/ddex/testing/sample-release.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreSummary } from '../control/describe-store.ts';
import { readAcknowledgements } from '../testing/read-acknowledgements.ts';
import {
  buildSampleBatch,
  type SampleBatch,
  sendBatch,
  sendFlaggedBatch,
  sendReleaseFolder,
} from '../testing/sample-batch.ts';
import type { SftpClient } from '../testing/sftp-client.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { S3_CREDENTIALS } from './s3/signature.ts';

let world: TestSandbox;
let bucket: S3Client;
beforeAll(async () => {
  world = await createTestSandbox({ saves_files: false });
  await world.moveTo('2026-03-02T00:00:00Z');
  bucket = new S3Client({
    endpoint: `http://127.0.0.1:${world.sandbox.http_port}/s3`,
    region: S3_CREDENTIALS.region,
    credentials: {
      accessKeyId: S3_CREDENTIALS.access_key_id,
      secretAccessKey: S3_CREDENTIALS.secret_access_key,
    },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
});
afterAll(async () => {
  bucket.destroy();
  await world.remove();
});

const ALL = Array.from({ length: 170 }, (_, i) => `store-${i}`);
const CHOSEN = ALL.filter((_, i) => i % 8 === 0).slice(0, 20);
const VERSIONS: ErnVersion[] = ['43', '432', '382'];
const HASHES: HashName[] = ['SHA-256', 'SHA1', 'MD5'];

type Way = (storeId: string, client: SftpClient, batch: SampleBatch) => Promise<void>;
const WAYS: Way[] = [
  (_storeId, client, batch) => sendBatch(client, batch),
  (_storeId, client, batch) => sendFlaggedBatch(client, batch),
  (_storeId, client, batch) => sendReleaseFolder(client, batch),
  (storeId, _client, batch) => sendIntoBucket(storeId, batch),
];

async function sendIntoBucket(Bucket: string, batch: SampleBatch): Promise<void> {
  const { icpn } = batch.release;
  const files = [...batch.files].map(([path, content]) => [`${icpn}/${path}`, content] as const);
  const named = [
    ...files,
    [`${icpn}/${icpn}.xml`, Buffer.from(batch.xml)],
    [`BatchComplete_${batch.id}.xml`, Buffer.alloc(0)],
  ] as const;
  for (const [name, Body] of named) {
    await bucket.send(new PutObjectCommand({ Bucket, Key: `${batch.id}/${name}`, Body, ContentLength: Body.length }));
  }
}

/** Builds the sample release for one store: FLAC or PCM, JPEG or PNG, any hash, lyrics if the version has them. */
function buildFor(number: number): SampleBatch {
  const sample = buildSampleRelease(2);
  const version = VERSIONS[number % 3] ?? '43';
  const hash = { algorithm: HASHES[Math.floor(number / 3) % 3] ?? 'MD5', value: '' };
  const isUncompressed = number % 2 === 1;
  const rename = (path: string) => (isUncompressed ? path.replace(/\.flac$/, '.wav').replace(/\.jpg$/, '.png') : path);
  const cover = sample.front_cover;
  const release: Partial<ErnRelease> = {
    front_cover: cover && { ...cover, path: rename(cover.path), hash, format: isUncompressed ? 'PNG' : 'JPEG' },
    tracks: sample.tracks.map((track) => ({
      ...track,
      audio: track.audio && {
        ...track.audio,
        path: rename(track.audio.path),
        hash,
        codec: isUncompressed ? 'PCM' : 'FLAC',
      },
      lyrics:
        version === '382'
          ? null
          : { path: `resources/${track.isrc}.txt`, format: 'TXT', contains_ai: null, size_bytes: 0, hash },
    })),
  };
  return buildSampleBatch({ message_id: `MSG-${number}`, release, writing: { version } });
}

test('with 170 stores, twenty of them receive a release in their own format and publish it', async () => {
  await Promise.all(ALL.map((id) => world.store(id)));
  const clients = await Promise.all(CHOSEN.map((id) => world.connect(id)));
  await Promise.all(
    CHOSEN.map(async (id, i) => {
      const client = clients[i];
      if (client !== undefined) await WAYS[i % WAYS.length]?.(id, client, buildFor(i));
    }),
  );
  const readStores = () => world.get<StoreSummary[]>('/control/stores');
  await expect
    .poll(
      async () => (await readStores()).filter(({ written_acknowledgements }) => written_acknowledgements === 3).length,
      {
        timeout: 30_000,
      },
    )
    .toBe(CHOSEN.length);

  const stores = await readStores();
  expect(stores).toHaveLength(170);
  for (const [i, id] of CHOSEN.entries()) {
    const store = stores.find((candidate) => candidate.id === id);
    const [message] = store?.messages ?? [];
    expect(message).toMatchObject({
      message_id: `MSG-${i}`,
      kind: 'insert',
      ern_version: VERSIONS[i % 3],
      error_text: null,
    });
    expect(store?.releases).toMatchObject([{ state: 'live', tracks: [{ available_in: ['Worldwide'] }, {}] }]);
    const acknowledgements = await readAcknowledgements(clients[i] as SftpClient);
    expect(acknowledgements.map(({ supply_chain_status }) => supply_chain_status)).toEqual([
      null,
      'SuccessfullyIngestedByReleaseDistributor',
      'ReleaseMadeAvailableToConsumers',
    ]);
  }
  for (const client of clients) client.end();
});

test('messages are kept unchanged, audio and artwork are deleted', async () => {
  const saved = await readdir(world.message_folder);
  expect(saved.sort()).toEqual(CHOSEN.map((_, i) => `MSG-${i}.xml`).sort());
  expect(await readFile(join(world.message_folder, 'MSG-5.xml'), 'utf8')).toBe(buildFor(5).xml);
  const files = await readdir(join(world.message_folder, '..', 'stores'), { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map(({ name }) => name);
  expect(names.filter((name) => !name.endsWith('.xml'))).toEqual([]);
});
