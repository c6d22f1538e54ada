import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';

/** How much may wait for the database while the next lines are worked on: so much that it never waits for them in turn. */
const WAITING_BYTES = 24 * 1_048_576;

/** A COPY into a table, and what comes before the rows and after them. */
interface CopyText {
  text: string;
  head?: Buffer;
  tail?: Buffer;
}

/** Sends rows to the database in the transaction of a connection, which can do nothing else until `end`. Then it may begin anew. */
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

  /** Waits while too much is on its way. */
  async settle(): Promise<void> {
    if (this.stream?.errored) throw this.stream.errored;
    if (this.waiting < WAITING_BYTES) return;
    await new Promise<void>((resolve) => {
      this.resume = resolve;
    });
    this.resume = null;
  }

  /** Until all of it is there. */
  async end(): Promise<void> {
    const { stream } = this;
    if (stream === null) return;
    this.stream = null;
    if (this.copy.tail === undefined) stream.end();
    else stream.end(this.copy.tail);
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

  private start(): CopyStreamQuery {
    const stream = this.client.query(copyFrom(this.copy.text));
    // One block after the other: written all at once they would count as waiting until the last of them is gone.
    stream._writev = null as never;
    // Who waits above hears of it; this keeps it from ending the process before.
    stream.on('error', () => this.resume?.());
    if (this.copy.head !== undefined) stream.write(this.copy.head);
    this.stream = stream;
    return stream;
  }
}
