import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStoreSession } from './open-store-session.ts';
import { createSessionPool } from './session-pool.ts';

const OTHER_KEY = `SHA256:${'A'.repeat(43)}`;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.remove());

/** Opens a session with the host key of the settings and that of the profile. */
async function open(ofSettings: string, ofProfile: string | undefined): Promise<void> {
  const { private_key, sandbox: server } = sandbox;
  const url = `sftp://127.0.0.1:${server.sftp_port}`;
  const sftp = { url: 'sftp://127.0.0.1:9', private_key, host_key_sha256: ofSettings };
  const transport = { kind: 'sftp', url, username: 'spotify', host_key_sha256: ofProfile } as const;
  const session = await openStoreSession({ sftp, s3: null, transporter: null, outbox_folder: '' }, transport);
  await session.close();
}

test('the server of a store is identified by the host key of its profile, else by that of the settings', async () => {
  const { host_key_sha256: right } = sandbox.sandbox;
  await open(OTHER_KEY, right);
  await open(right, undefined);
  await expect(open(right, OTHER_KEY)).rejects.toMatchObject({ error_class: 'host_key' });
  await expect(open(OTHER_KEY, undefined)).rejects.toMatchObject({ error_class: 'host_key' });
});

test('an open connection is reused until the address of its store changes', async () => {
  const { private_key, sandbox: server } = sandbox;
  const sftp = { url: `sftp://127.0.0.1:${server.sftp_port}`, private_key, host_key_sha256: server.host_key_sha256 };
  const pool = createSessionPool({ access: { sftp, s3: null, transporter: null, outbox_folder: '' } });
  const { signal } = new AbortController();
  const findSession = (username: string) =>
    pool.use({ store_id: 'spotify', transport: { kind: 'sftp', url: null, username }, signal }, async (session) => {
      await session.list('.');
      return session;
    });
  const first = await findSession('spotify');
  expect(await findSession('spotify')).toBe(first);
  expect(await findSession('tidal')).not.toBe(first);
});
