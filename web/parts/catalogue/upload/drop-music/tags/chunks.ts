import { checkIsrc, normaliseIsrc } from '@tangent/domain/catalogue/release/check-codes.ts';
import { readAscii, readBytes, readU32 } from './bytes.ts';
import { fromByteText } from './claimed-text.ts';
import { readId3Block } from './id3.ts';
import { addValues, emptyBlock, type TagBlock, type TagName, type TagText } from './tag-block.ts';

/** More chunks than this are a damaged file. */
const CHUNKS_MAX = 4096;
/** Chunks of text that are larger than this contain something else. */
const TEXT_MAX_BYTES = 1_048_576;
/** The size that points to the 64-bit size in `ds64` (EBU Tech 3306, ITU-R BS.2088). */
const SEE_DS64 = 0xffff_ffff;

type Chunk = { readonly id: string; readonly start: number; readonly end: number };

/** Reads the tags of a WAV, RF64 or BW64 file: the ID3 chunk, then the INFO list, then the ISRC of its `axml` chunk. */
export async function readWaveBlocks(file: Blob, start: number): Promise<TagBlock[]> {
  const chunks = await listChunks(file, start, true);
  const id3: TagBlock[] = [];
  const others: TagBlock[] = [];
  for (const chunk of chunks) {
    if (isId3(chunk)) id3.push(await readId3Chunk(file, chunk));
    else if (chunk.id === 'LIST') others.push(readInfo(await readText(file, chunk)));
    else if (chunk.id === 'axml') others.push(readAxml(await readText(file, chunk)));
  }
  return [...id3, ...others];
}

const AIFF_TEXTS: Readonly<Record<string, TagName>> = { NAME: 'title', AUTH: 'artist', '(c) ': 'copyright' };

/** Reads the tags of an AIFF file: the ID3 chunk, then its own texts. */
export async function readAiffBlocks(file: Blob, start: number): Promise<TagBlock[]> {
  const id3: TagBlock[] = [];
  const own = emptyBlock();
  for (const chunk of await listChunks(file, start, false)) {
    if (isId3(chunk)) id3.push(await readId3Chunk(file, chunk));
    else if (AIFF_TEXTS[chunk.id]) addValues(own, AIFF_TEXTS[chunk.id], [toText(await readText(file, chunk))]);
  }
  return [...id3, own];
}

function isId3({ id }: Chunk): boolean {
  return id.trim().toUpperCase() === 'ID3';
}

/** Lists the chunks of a file. A chunk of odd size is followed by one more byte, which some programs leave out. */
async function listChunks(file: Blob, start: number, isLittle: boolean): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  let soundBytes = 0;
  let at = start + 12;
  while (at + 8 <= file.size && chunks.length < CHUNKS_MAX) {
    const head = await readBytes(file, at, at + 24);
    const id = readAscii(head, 0, 4);
    if (!isChunkId(id)) break;
    const named = readU32(head, 4, isLittle);
    if (id === 'ds64') soundBytes = readU32(head, 16, true) + readU32(head, 20, true) * 2 ** 32;
    const size = id === 'data' && named === SEE_DS64 && soundBytes > 0 ? soundBytes : named;
    const end = at + 8 + size;
    chunks.push({ id, start: at + 8, end });
    const next = size % 2 === 0 ? '' : readAscii(await readBytes(file, end, end + 4), 0, 4);
    at = end + (size % 2 === 0 || (isChunkId(next) && !next.startsWith('\0')) ? 0 : 1);
  }
  return chunks;
}

function isChunkId(id: string): boolean {
  return /^[\x20-\x7e]{4}$/.test(id);
}

async function readId3Chunk(file: Blob, { start, end }: Chunk): Promise<TagBlock> {
  const bytes = await readBytes(file, start, end);
  const index = bytes.findIndex((byte) => byte !== 0);
  const isTag = index >= 0 && readAscii(bytes, index, index + 3) === 'ID3';
  return isTag ? readId3Block(bytes.subarray(index)) : emptyBlock();
}

async function readText(file: Blob, { start, end }: Chunk): Promise<Uint8Array> {
  return end - start > TEXT_MAX_BYTES ? new Uint8Array() : readBytes(file, start, end);
}

function toText(bytes: Uint8Array): TagText {
  const zero = bytes.indexOf(0);
  return fromByteText(zero < 0 ? bytes : bytes.subarray(0, zero));
}

const INFO: Readonly<Record<string, TagName>> = {
  INAM: 'title',
  IART: 'artist',
  IPRD: 'album',
  IMUS: 'composer',
  IENG: 'engineer',
  IPRO: 'producer',
  IGNR: 'genre',
  ILNG: 'language',
  ICOP: 'copyright',
  ITRK: 'track',
  IPRT: 'track',
  ISRC: 'isrc',
};

function readInfo(bytes: Uint8Array): TagBlock {
  const block = emptyBlock();
  if (readAscii(bytes, 0, 4) !== 'INFO') return block;
  let at = 4;
  while (at + 8 <= bytes.length) {
    const end = at + 8 + readU32(bytes, at + 4, true);
    const name = INFO[readAscii(bytes, at, at + 4).toUpperCase()];
    // Officially the source of the content; its form shows whether it is a code.
    const isSource = name === 'isrc' && !isIsrc(readAscii(bytes, at + 8, end));
    if (!isSource) addValues(block, name, [toText(bytes.subarray(at + 8, end))]);
    at = end + (end % 2 === 1 && bytes[end] === 0 ? 1 : 0);
  }
  return block;
}

function isIsrc(text: string): boolean {
  return checkIsrc('', normaliseIsrc(text.replaceAll('\0', ''))).length === 0;
}

/** Broadcast files name their ISRC as an identifier in XML (EBU Tech 3352). */
function readAxml(bytes: Uint8Array): TagBlock {
  const block = emptyBlock();
  const [, code] = /ISRC:?\s*([A-Z]{2}[A-Z0-9-]{10,13})/i.exec(new TextDecoder().decode(bytes)) ?? [];
  if (code !== undefined) addValues(block, 'isrc', [code]);
  return block;
}
