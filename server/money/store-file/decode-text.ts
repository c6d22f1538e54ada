/**
 * Converts the bytes of a report to UTF-8 without a byte order mark: UTF-16 is recognized by its mark, or by its zeros.
 */
export async function* decodeText(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start = Buffer.alloc(0);
  let decode: ((chunk: Buffer) => Buffer) | null = null;
  for await (const chunk of chunks) {
    if (decode !== null) {
      yield decode(chunk);
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < 4) continue;
    decode = createDecoder(start);
    yield decode(start);
  }
  if (decode === null && start.length > 0) yield createDecoder(start)(start);
}

function createDecoder(start: Buffer): (chunk: Buffer) => Buffer {
  const [one, two, three, four] = start;
  if (one === 0xff && two === 0xfe) return fromUtf16('utf-16le');
  if (one === 0xfe && two === 0xff) return fromUtf16('utf-16be');
  // Headers are plain letters: every second byte of theirs is zero.
  if (one !== 0 && two === 0 && three !== 0 && four === 0) return fromUtf16('utf-16le');
  if (one === 0 && two !== 0 && three === 0 && four !== 0) return fromUtf16('utf-16be');
  return skipMark();
}

// The decoder removes the mark, and joins characters that the end of a chunk splits.
function fromUtf16(encoding: 'utf-16le' | 'utf-16be'): (chunk: Buffer) => Buffer {
  const decoder = new TextDecoder(encoding);
  return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8');
}

function skipMark(): (chunk: Buffer) => Buffer {
  let isFirst = true;
  return (chunk) => {
    const hasMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    isFirst = false;
    return hasMark ? chunk.subarray(3) : chunk;
  };
}
