import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readLimited } from './read-limited.ts';

test('a connection that ends while a file is being closed, after its last byte, loses nothing and ends no process', async () => {
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    onClosed = resolve;
  });
  const stream = new Readable({
    // As the streams of SFTP: they close the file after the last byte, with a request of their own.
    autoDestroy: false,
    emitClose: false,
    read() {
      this.push('all of it');
      this.push(null);
    },
    destroy: (_error, done) => {
      setImmediate(() => {
        done(new Error('No response from server'));
        setImmediate(onClosed);
      });
    },
  });
  stream.once('end', () => stream.destroy());
  expect(String(await readLimited(stream, 100))).toBe('all of it');
  // An error without a listener fails the run.
  await closed;
});

test('a connection that ends before the last byte is an error of reading', async () => {
  const stream = new Readable({
    read() {
      this.push('half');
      this.destroy(new Error('No response from server'));
    },
  });
  await expect(readLimited(stream, 100)).rejects.toThrow(/No response/);
});
