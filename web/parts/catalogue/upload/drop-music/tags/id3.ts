import { readAscii, readU32 } from './bytes.ts';
import { readComment, readPictureFrame, readTextFrame, readTimedFrame, readUserText } from './id3-frames.ts';
import { type Frame, ID3_HEADER_BYTES, splitFrames } from './id3-size.ts';
import { addValues, emptyBlock, findFreeName, type TagBlock, type TagName } from './tag-block.ts';

/** The frames of ID3v2.3 and ID3v2.4 that hold a text, and their names in ID3v2.2. */
const TEXT_FRAMES: Readonly<Record<string, TagName>> = {
  TIT2: 'title',
  TT2: 'title',
  TPE1: 'artist',
  TP1: 'artist',
  TALB: 'album',
  TAL: 'album',
  TPE2: 'album_artist',
  TP2: 'album_artist',
  TCOM: 'composer',
  TCM: 'composer',
  TPE4: 'remixer',
  TP4: 'remixer',
  TIPL: 'people',
  IPLS: 'people',
  IPL: 'people',
  TSRC: 'isrc',
  TRC: 'isrc',
  TCON: 'genre',
  TCO: 'genre',
  TRCK: 'track',
  TRK: 'track',
  TPOS: 'disc',
  TPA: 'disc',
  TLAN: 'language',
  TLA: 'language',
  TPUB: 'label',
  TPB: 'label',
  TCOP: 'copyright',
  TCR: 'copyright',
};

const UNSYNCHRONISED = 0x80;
const EXTENDED = 0x40;

/** Reads an ID3v2 tag of any version from its header on. Frames that cannot be read are left out. */
export async function readId3Block(tag: Uint8Array): Promise<TagBlock> {
  const [version, flags] = [tag[3] ?? 0, tag[5] ?? 0];
  const block = emptyBlock(version < 4);
  if (version < 2 || version > 4) return block;
  const isUnsynchronised = (flags & UNSYNCHRONISED) !== 0;
  const whole = tag.subarray(ID3_HEADER_BYTES);
  const body = isUnsynchronised && version < 4 ? resynchronise(whole) : whole;
  const start = (flags & EXTENDED) !== 0 && version > 2 ? findFirstFrame(body, version) : 0;
  for (const frame of splitFrames(body.subarray(start), version)) {
    const content = await unpack(frame, version, isUnsynchronised);
    if (content !== null) readFrame(block, frame.id, content);
  }
  return block;
}

function readFrame(block: TagBlock, id: string, content: Uint8Array): void {
  if (id === 'TXXX' || id === 'TXX') {
    const { name, texts } = readUserText(content);
    addValues(block, findFreeName(name), texts);
  } else if (id === 'USLT' || id === 'ULT') addValues(block, 'lyrics', readComment(content));
  else if (id === 'SYLT' || id === 'SLT') {
    const timed = readTimedFrame(content);
    if (timed.length > 0) block.timed.push(timed);
  } else if (id === 'APIC' || id === 'PIC') block.pictures.push(...readPictureFrame(content, id === 'PIC'));
  else addValues(block, TEXT_FRAMES[id], TEXT_FRAMES[id] === undefined ? [] : readTextFrame(content));
}

/** The size of an extended header excludes its own four bytes in ID3v2.3 and includes them in ID3v2.4. */
function findFirstFrame(body: Uint8Array, version: number): number {
  const size = readU32(body, 0);
  const isFrame = /^[A-Z0-9]{4}$/.test(readAscii(body, 0, 4));
  if (isFrame) return 0;
  return version === 3 ? size + 4 : size;
}

const GROUPED = [0x20, 0x40] as const;
const COMPRESSED = [0x80, 0x08] as const;
const ENCRYPTED = [0x40, 0x04] as const;
const FRAME_UNSYNCHRONISED = 0x02;
const HAS_LENGTH = 0x01;

/** Returns the plain content of a frame; null when it is encrypted or damaged. */
async function unpack(
  { flags, content }: Frame,
  version: number,
  isUnsynchronised: boolean,
): Promise<Uint8Array | null> {
  const is = (bits: readonly [number, number]) => (flags & bits[version === 4 ? 1 : 0]) !== 0;
  if (version === 2 || (flags === 0 && !isUnsynchronised)) return content;
  if (is(ENCRYPTED)) return null;
  const isFour = version === 4;
  // Version 3 names the unpacked length of a compressed frame in four bytes, version 4 behind a flag of its own.
  const lengthBytes = (isFour ? (flags & HAS_LENGTH) !== 0 : is(COMPRESSED)) ? 4 : 0;
  const bare = content.subarray((is(GROUPED) ? 1 : 0) + lengthBytes);
  const isStuffed = isFour && (isUnsynchronised || (flags & FRAME_UNSYNCHRONISED) !== 0);
  const plain = isStuffed ? resynchronise(bare) : bare;
  return is(COMPRESSED) ? inflate(plain) : plain;
}

/**
 * Removes the zeros that unsynchronisation put behind every 255. Some programs set the flag and leave the bytes alone:
 * then there is a 255 with a byte behind it that unsynchronisation never leaves.
 */
function resynchronise(bytes: Uint8Array): Uint8Array {
  const isPlain = bytes.some((byte, index) => byte === 0xff && (bytes[index + 1] ?? 0) >= 0xe0);
  return isPlain ? bytes : bytes.filter((byte, index) => !(byte === 0 && bytes[index - 1] === 0xff));
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const plain = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(plain).arrayBuffer());
  } catch {
    return null;
  }
}
