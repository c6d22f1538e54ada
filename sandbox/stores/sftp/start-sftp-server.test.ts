import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSftpClient } from '../../testing/sftp-client.ts';
import { createTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { confinePath } from './confined-path.ts';
import { makePrivateKey } from './host-key.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());

test('a distributor can run all operations of a delivery in its folder', async () => {
  const client = await world.connect('tidal');
  await client.mkdir('/batch');
  await client.put('/batch/a.part', 'hello');
  expect(await client.getSize('/batch/a.part')).toBe(5);
  await client.rename('/batch/a.part', '/batch/a');
  expect(await client.list('/batch')).toEqual(['a']);
  expect(String(await client.read('/batch/a'))).toBe('hello');
  await client.remove('/batch/a');
  await client.rmdir('/batch');
  expect(await client.list('.')).toEqual(['acknowledgements']);
  expect(await client.realpath('./x/../y')).toBe('/y');
  client.end();
});

test('a rename does not replace an existing file', async () => {
  const client = await world.connect('tidal');
  await client.put('/one', '1');
  await client.put('/two', '2');
  await expect(client.rename('/one', '/two')).rejects.toThrow();
  expect(String(await client.read('/two'))).toBe('2');
  client.end();
});

test('large files arrive complete on several connections at once', async () => {
  const files = [randomBytes(12_000_001), randomBytes(9_000_000)];
  const clients = await Promise.all(files.map(() => world.connect('deezer')));
  await Promise.all(clients.map((client, i) => client.putFast(`/large-${i}`, files[i] ?? new Uint8Array())));
  for (const [i, client] of clients.entries()) {
    expect((await client.read(`/large-${i}`)).equals(files[i] ?? new Uint8Array())).toBe(true);
    client.end();
  }
});

test('each store sees only its own folder', async () => {
  const [pandora, spotify] = await Promise.all([world.connect('pandora'), world.connect('spotify')]);
  await pandora.put('/secret', 'x');
  expect(await spotify.list('/')).toEqual(['acknowledgements']);
  pandora.end();
  spotify.end();
});

test.each(['../pandora/secret', '/../../clock.json', '/acknowledgements/../../x', '..'])(
  'the path %s leads out of the folder and is refused',
  async (path) => {
    const client = await world.connect('spotify');
    await expect(client.put(path, 'x')).rejects.toThrow('Permission denied');
    await expect(client.read(path)).rejects.toThrow('Permission denied');
    await expect(client.realpath(path)).rejects.toThrow('Permission denied');
    client.end();
  },
);

test('a link that leads out of the folder is not followed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'tangent-root-'));
  await symlink(tmpdir(), join(root, 'out'));
  await expect(confinePath(root, '/out/file')).rejects.toThrow('sftp status 3');
  await rm(root, { recursive: true });
});

test('a store is created for any sign-in with a valid name, and for no other', async () => {
  const fresh = await world.connect('a-store-of-tomorrow-2');
  expect(await fresh.list('/')).toEqual(['acknowledgements']);
  fresh.end();
  for (const name of ['..', 'Spotify', 'a/b', '', 'all']) {
    await expect(world.connect(name)).rejects.toThrow('authentication methods failed');
  }
});

test('an unknown key is refused', async () => {
  const stranger = makePrivateKey();
  await expect(openSftpClient(world.sandbox.sftp_port, 'spotify', stranger)).rejects.toThrow('authentication methods');
});

test('invalid bytes cut the connection, and the store continues', async () => {
  const client = new ssh2.Client();
  const gone = new Promise<void>((resolve) => client.on('close', () => resolve()));
  // Race: the client may also report an error, depending on which side notices the cut first.
  client.on('error', () => undefined);
  client.on('ready', () => client.subsys('sftp', (_error, channel) => channel.write(randomBytes(2000).fill(255))));
  client.connect({
    host: '127.0.0.1',
    port: world.sandbox.sftp_port,
    username: 'tidal',
    privateKey: world.private_key,
  });
  await gone;
  const next = await world.connect('tidal');
  expect(await next.realpath('.')).toBe('/');
  next.end();
});

test('a client that closes its channel gets the close confirmed', async () => {
  const client = new ssh2.Client();
  const closed = new Promise<void>((resolve) => {
    client.on('ready', () =>
      client.subsys('sftp', (_error, channel) =>
        channel
          .on('close', () => resolve())
          .resume()
          .end(),
      ),
    );
  });
  client.connect({
    host: '127.0.0.1',
    port: world.sandbox.sftp_port,
    username: 'tidal',
    privateKey: world.private_key,
  });
  await closed;
  const left = new Promise<void>((resolve) => client.on('close', () => resolve()));
  client.end();
  await left;
});

test('the host key stays the same after a restart', async () => {
  const before = world.sandbox.host_key_sha256;
  await world.restart();
  expect(world.sandbox.host_key_sha256).toBe(before);
});

test('a store that refuses connections cuts open and new ones until the fault ends', async () => {
  const open = await world.connect('soundcloud');
  await world.behave('soundcloud', { refuse_connection: true });
  await expect(open.list('/')).rejects.toThrow();
  await expect(world.connect('soundcloud')).rejects.toThrow();
  const other = await world.connect('spotify');
  other.end();
  await world.behave('soundcloud', { refuse_connection: false });
  const again = await world.connect('soundcloud');
  expect(await again.list('/')).toEqual(['acknowledgements']);
  again.end();
});

test('a connection cut in the middle of a file leaves its first bytes', async () => {
  await world.behave('amazon-music', { half_write: 100_000 });
  const client = await world.connect('amazon-music');
  await expect(client.put('/file.part', randomBytes(300_000))).rejects.toThrow();
  await world.behave('amazon-music', { half_write: null });
  const again = await world.connect('amazon-music');
  expect(await again.getSize('/file.part')).toBe(100_000);
  await again.put('/file.part', randomBytes(300_000));
  expect(await again.getSize('/file.part')).toBe(300_000);
  again.end();
});

test('a store with a full disk writes nothing and still reads', async () => {
  const client = await world.connect('full-store');
  await client.put('/before', 'x');
  await world.behave('full-store', { disk_full: true });
  await expect(client.put('/after', 'x')).rejects.toThrow('Failure');
  await expect(client.mkdir('/folder')).rejects.toThrow('Failure');
  expect(await client.list('/')).toEqual(['acknowledgements', 'before']);
  client.end();
});

test('a black hole never responds, while the other stores continue', async () => {
  const client = await world.connect('hole-store');
  await world.behave('hole-store', { black_hole: true });
  const listing = client.list('/').catch(() => 'the connection was cut');
  const signIn = world.connect('hole-store').catch(() => 'the connection was cut');
  const other = await world.connect('spotify');
  expect(await Promise.race([listing, signIn, other.realpath('.')])).toBe('/');
  other.end();
  world.sandbox.cutConnections('hole-store');
  expect(await Promise.all([listing, signIn])).toEqual(['the connection was cut', 'the connection was cut']);
});

test('a slow connection delivers every byte', async () => {
  await world.behave('slow-store', { slow_connection: 2_000_000 });
  const client = await world.connect('slow-store');
  const content = randomBytes(300_000);
  await client.putFast('/file', content);
  expect((await client.read('/file')).equals(content)).toBe(true);
  client.end();
});
