import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { COPY_BEGIN, COPY_END, ENTRY_COLUMNS } from './row-head.ts';

/** How much may wait for the database while the next lines are worked on. */
const WAITING_BYTES = 32 * 1_048_576;

/** Sends entries to the database in the transaction of a connection, which can do nothing else until `end`. */
export class EntryCopy {
  private stream: CopyStreamQuery | null = null;

  constructor(private readonly client: pg.ClientBase) {}

  write(block: Buffer): void {
    if (this.stream === null) {
      const text = `copy royalty_entries (${ENTRY_COLUMNS}) from stdin with (format binary)`;
      this.stream = this.client.query(copyFrom(text, { highWaterMark: WAITING_BYTES }));
      // Who waits below hears of it; this keeps it from ending the process before.
      this.stream.on('error', () => undefined);
      this.stream.write(COPY_BEGIN);
    }
    this.stream.write(block);
  }

  /** Waits while too much is on its way. */
  async settle(): Promise<void> {
    if (this.stream === null) return;
    if (this.stream.errored) throw this.stream.errored;
    if (this.stream.writableNeedDrain) await once(this.stream, 'drain');
  }

  /** Until all of it is there. */
  async end(): Promise<void> {
    const { stream } = this;
    if (stream === null) return;
    this.stream = null;
    stream.end(COPY_END);
    await finished(stream);
  }

  /** Gives up what is on its way, so that the connection can be used again. */
  async abandon(): Promise<void> {
    const { stream } = this;
    if (stream === null) return;
    this.stream = null;
    stream.destroy();
    await finished(stream).catch(() => undefined);
  }
}
