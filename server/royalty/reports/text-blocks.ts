import { isAscii, isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';

/** Whole lines, each ended by `\n`, as one text. */
export interface TextBlock {
  text: string;
  /** Which of its lines, from 0, are no readable text. */
  broken: readonly number[];
}

export interface TextBlocks {
  blocks: AsyncIterable<TextBlock>;
  /** SHA-256 of the lines as they read; after the last block. */
  contentSha256(): string;
}

/** A line that is longer is no line of a report. */
export const LINE_MAX_LENGTH = 65_536;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NEW_LINE = Buffer.from('\n');

/**
 * Cuts UTF-8 into blocks of whole lines, whatever ends them, and keeps no more than one block. What follows a line that is too long is
 * left out.
 */
export function openTextBlocks(chunks: AsyncIterable<Buffer>): TextBlocks {
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
  let rest: Buffer[] = [];
  let length = 0;
  const close = (bytes: Buffer): TextBlock => {
    const unified = unifyLineEnds(bytes);
    count(unified);
    return { text: decode(unified), broken: listBroken(unified) };
  };
  for await (const chunk of chunks) {
    if (rest.at(-1)?.at(-1) === CARRIAGE_RETURN && chunk[0] !== LINE_FEED) {
      yield close(Buffer.concat(rest));
      rest = [];
      length = 0;
    }
    const cut = findCut(chunk);
    if (cut === 0) {
      rest.push(chunk);
      length += chunk.length;
    } else {
      yield close(Buffer.concat([...rest, chunk.subarray(0, cut)]));
      rest = cut === chunk.length ? [] : [chunk.subarray(cut)];
      length = chunk.length - cut;
    }
    if (length > LINE_MAX_LENGTH) {
      yield close(Buffer.concat([...rest, NEW_LINE]));
      return;
    }
  }
  if (length > 0) yield close(Buffer.concat([...rest, NEW_LINE]));
}

// Behind the last line end. A carriage return at the very end may be half of one.
function findCut(chunk: Buffer): number {
  const feed = chunk.lastIndexOf(LINE_FEED) + 1;
  return feed > 0 ? feed : chunk.subarray(0, -1).lastIndexOf(CARRIAGE_RETURN) + 1;
}

function unifyLineEnds(bytes: Buffer): Buffer {
  if (!bytes.includes(CARRIAGE_RETURN)) return bytes;
  const unified = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0;
    if (byte === CARRIAGE_RETURN && bytes[place + 1] === LINE_FEED) continue;
    unified[length++] = byte === CARRIAGE_RETURN ? LINE_FEED : byte;
  }
  return unified.subarray(0, length);
}

function decode(bytes: Buffer): string {
  return isAscii(bytes) ? bytes.toString('latin1') : bytes.toString('utf8');
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
