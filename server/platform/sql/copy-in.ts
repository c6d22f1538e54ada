import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';

/** Bytes that may wait for the database while the next lines are prepared: enough that the database never runs dry. */
const WAITING_BYTES = 24 * 1_048_576;

/** A COPY into a table, with the bytes before and after the rows. */
interface CopyText {
  text: string;
  head?: Buffer;
  tail?: Buffer;
}

/**
 * Sends rows to the database in the transaction of a connection, which can do nothing else until `end`. It can be
 * reused after that.
 */
export class CopyIn {
  private stream: CopyStreamQuery | null = null;
  private waiting = 0;
  private resume: (() => void) | null = null;

  constructor(
    private readonly client: pg.ClientBase,
    private readonly copy: CopyText,
  ) {}

  write(block: Buffer): void {
    const stream = this.stream ?? this.start();
    this.waiting += block.length;
    stream.write(block, () => {
      this.waiting -= block.length;
      if (this.waiting < WAITING_BYTES) this.resume?.();
    });
  }

  /** Waits while too many bytes are pending. */
  async settle(): Promise<void> {
    if (this.stream?.errored) throw this.stream.errored;
    if (this.waiting < WAITING_BYTES) return;
    await new Promise<void>((resolve) => {
      this.resume = resolve;
    });
    this.resume = null;
  }

  /** Waits until the database has received everything. */
  async end(): Promise<void> {
    const { stream } = this;
    if (stream === null) return;
    this.stream = null;
    if (this.copy.tail === undefined) stream.end();
    else stream.end(this.copy.tail);
    await finished(stream);
  }

  /** Drops the pending rows, so that the connection can be used again. */
  async abandon(): Promise<void> {
    const { stream } = this;
    if (stream === null) return;
    this.stream = null;
    stream.destroy();
    await finished(stream).catch(() => undefined);
  }

  private start(): CopyStreamQuery {
    const stream = this.client.query(copyFrom(this.copy.text));
    // Writes one block at a time: written all at once, they would count as pending until the last of them is sent.
    stream._writev = null as never;
    // The waiting caller gets the error; this listener keeps it from ending the process before.
    stream.on('error', () => this.resume?.());
    if (this.copy.head !== undefined) stream.write(this.copy.head);
    this.stream = stream;
    return stream;
  }
}
