import { isAscii, isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';

/** Whole lines, each ended by `\n`. */
export interface TextBlock {
  /** The lines as UTF-8, and as a text, which is created on demand. */
  bytes: Buffer;
  readonly text: string;
  /** The indexes, from 0, of lines that are not readable text. */
  broken: readonly number[];
}

export interface TextBlocks {
  blocks: AsyncIterable<TextBlock>;
  /** SHA-256 of the decoded lines; available after the last block. */
  contentSha256(): string;
}

/** A longer line cannot be a line of a report. */
export const LINE_MAX_LENGTH = 65_536;

/** Bytes processed before other work of this process gets its turn. */
const PIECE_BYTES = 16 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NEW_LINE = Buffer.from('\n');

/**
 * Cuts UTF-8 into blocks of whole lines, with any kind of line end, and keeps at most one block in memory. The text
 * after a line that is too long is left out.
 */
export function createTextBlocks(chunks: AsyncIterable<Buffer>): TextBlocks {
  const hash = createHash('sha256');
  let digest: string | null = null;
  return {
    blocks: cutBlocks(chunks, (bytes) => hash.update(bytes)),
    contentSha256() {
      digest ??= hash.digest('hex');
      return digest;
    },
  };
}

async function* cutBlocks(chunks: AsyncIterable<Buffer>, count: (bytes: Buffer) => void): AsyncGenerator<TextBlock> {
  // The line that no chunk has ended yet.
  let rest: Buffer[] = [];
  let length = 0;
  const close = (bytes: Buffer): TextBlock => {
    const unified = unifyLineEnds(bytes);
    count(unified);
    return toTextBlock(unified, listBroken(unified));
  };
  for await (const chunk of cutPieces(chunks)) {
    if (chunk.length === 0) continue;
    let start = 0;
    if (length > 0) {
      // Only the line across two chunks is copied; the rest of the chunk stays in place.
      start = rest.at(-1)?.at(-1) === CARRIAGE_RETURN && chunk[0] !== LINE_FEED ? 0 : findFirstCut(chunk);
      if (start > 0 || rest.at(-1)?.at(-1) === CARRIAGE_RETURN) {
        yield close(Buffer.concat([...rest, chunk.subarray(0, start)]));
        rest = [];
        length = 0;
      }
    }
    const end = Math.max(start, findLastCut(chunk));
    if (end > start) yield close(chunk.subarray(start, end));
    if (end < chunk.length) rest.push(chunk.subarray(end));
    length += chunk.length - end;
    if (length > LINE_MAX_LENGTH) break;
  }
  const last = Buffer.concat(rest);
  if (length > 0 && !isEndMark(last)) yield close(Buffer.concat([last, NEW_LINE]));
}

/** Programs of MS-DOS end a file with U+001A. */
const isEndMark = (line: Buffer) => line.length === 1 && line[0] === 0x1a;

async function* cutPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks)
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) yield chunk.subarray(start, start + PIECE_BYTES);
}

// These find the position after the first and after the last line end. A carriage return at the very end may be half of
// one.
function findFirstCut(chunk: Buffer): number {
  const feed = chunk.indexOf(LINE_FEED) + 1;
  return feed > 0 ? feed : chunk.subarray(0, -1).indexOf(CARRIAGE_RETURN) + 1;
}

function findLastCut(chunk: Buffer): number {
  const feed = chunk.lastIndexOf(LINE_FEED) + 1;
  return feed > 0 ? feed : chunk.subarray(0, -1).lastIndexOf(CARRIAGE_RETURN) + 1;
}

function unifyLineEnds(bytes: Buffer): Buffer {
  if (!bytes.includes(CARRIAGE_RETURN)) return bytes;
  const unified = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (byte === CARRIAGE_RETURN && bytes[index + 1] === LINE_FEED) continue;
    unified[length++] = byte === CARRIAGE_RETURN ? LINE_FEED : byte;
  }
  return unified.subarray(0, length);
}

/** Wraps whole lines that are already UTF-8, each ended by `\n`. */
export function toTextBlock(bytes: Buffer, broken: readonly number[]): TextBlock {
  return {
    bytes,
    broken,
    get text() {
      return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
    },
  };
}

function listBroken(bytes: Buffer): number[] {
  if (isUtf8(bytes) && !bytes.includes(0)) return [];
  const broken: number[] = [];
  let start = 0;
  for (let line = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(LINE_FEED, start);
    const cells = bytes.subarray(start, end);
    if (!isUtf8(cells) || cells.includes(0)) broken.push(line);
    start = end + 1;
  }
  return broken;
}

export function countLineEnds(bytes: Buffer): number {
  let count = 0;
  for (let index = bytes.indexOf(LINE_FEED); index !== -1; index = bytes.indexOf(LINE_FEED, index + 1)) count += 1;
  return count;
}
