import type { Readable } from 'node:stream';
import { decodeText } from './decode-text.ts';
import { createProblemList, type ProblemList } from './problem-list.ts';
import { countLineEnds, createTextBlocks, type TextBlock, toTextBlock } from './text-blocks.ts';
import { unpack } from './unpack.ts';

/** Number of bytes that are examined to identify a file. */
const START_BYTES = 32 * 1024;

/** A file of a store as text, whatever its compression, encoding and line ends. It is read once, from front to back. */
export interface TextSource {
  /** The beginning, which identifies the file. */
  start: TextBlock;
  /** The whole text. */
  blocks: AsyncIterable<TextBlock>;
  problems: ProblemList;
  /** SHA-256 of the decoded lines; available after the last block. */
  contentSha256(): string;
  /** Closes a file that is not read to its end. */
  close(): Promise<void>;
}

export async function createTextSource(bytes: Readable): Promise<TextSource> {
  const problems = createProblemList();
  const { blocks, contentSha256 } = createTextBlocks(decodeText(unpack(bytes, problems)));
  const rest = blocks[Symbol.asyncIterator]();
  const start = await readStart(rest);
  const close = async () => void (await rest.return?.());
  return { start, blocks: continueWith(start, rest), problems, contentSha256, close };
}

async function readStart(blocks: AsyncIterator<TextBlock>): Promise<TextBlock> {
  const parts: Buffer[] = [];
  const broken: number[] = [];
  for (let length = 0, lines = 0; length < START_BYTES; ) {
    const { value, done } = await blocks.next();
    if (done) break;
    parts.push(value.bytes);
    for (const line of value.broken) broken.push(line + lines);
    length += value.bytes.length;
    lines += countLineEnds(value.bytes);
  }
  return toTextBlock(Buffer.concat(parts), broken);
}

async function* continueWith(start: TextBlock, rest: AsyncIterator<TextBlock>): AsyncGenerator<TextBlock> {
  try {
    yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
