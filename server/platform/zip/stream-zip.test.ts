import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readZip } from '../../testing/harness/read-zip.ts';
import { streamZip, type ZipEntry } from './stream-zip.ts';

const AT = new Date('2027-03-22T10:00:00Z');
const MB = Buffer.alloc(1024 * 1024, 'groove');

const entry = (path: string, content: Buffer, size_bytes = content.length): ZipEntry => {
  return { path, size_bytes, modified_at: AT, open: async () => Readable.from([content]) };
};

/** Returns an entry of this many MB that counts how many of them were read. */
function bigEntry(megabytes: number) {
  const seen = { read: 0, closed: false };
  const source = function* () {
    try {
      for (; seen.read < megabytes; seen.read += 1) yield MB;
    } finally {
      seen.closed = true;
    }
  };
  const open = async () => Readable.from(source(), { objectMode: false, highWaterMark: MB.length });
  return { seen, entry: { path: 'big.bin', size_bytes: megabytes * MB.length, modified_at: AT, open } };
}

test('an archive has the announced length and returns every file', async () => {
  const files = {
    'audio/01 Gece Yarısı.wav': Buffer.alloc(70_000, 7),
    'metadata/a.csv': Buffer.from('a,b'),
    empty: Buffer.alloc(0),
  };
  const { size_bytes, stream } = streamZip(Object.entries(files).map(([path, content]) => entry(path, content)));
  const archive = await buffer(stream);
  expect(archive.length).toBe(size_bytes);
  expect(Object.fromEntries(await readZip(archive))).toEqual(files);
});

test('a file is read no faster than the archive is consumed, and released when the consumer stops', async () => {
  const big = bigEntry(2000);
  const { stream } = streamZip([big.entry]);
  await once(stream, 'readable');
  for (let round = 0; round < 100; round += 1) await tick();
  expect(big.seen.read).toBeLessThan(8);
  stream.destroy();
  for (let round = 0; round < 10; round += 1) await tick();
  expect(big.seen.closed).toBe(true);
});

test.each([
  ['is shorter than announced', entry('one', Buffer.from('abc'), 4)],
  ['cannot be opened', { ...entry('one', MB), open: () => Promise.reject(new Error('gone')) }],
  [
    'breaks off',
    {
      ...entry('one', MB),
      open: async () =>
        new Readable({
          read() {
            this.destroy(new Error('disk'));
          },
        }),
    },
  ],
])('an archive breaks off when a file %s', async (_name, broken) => {
  const { stream } = streamZip([entry('before', MB), broken, entry('after', MB)]);
  await expect(buffer(stream)).rejects.toThrow(/unexpected number|gone|disk/);
});
