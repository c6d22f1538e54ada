import { readBytes } from './bytes.ts';
import { readFlacPicture } from './flac-picture.ts';
import { emptyBlock, type TagBlock, type TagPicture } from './tag-block.ts';
import { readVorbisBlock } from './vorbis.ts';

const COMMENTS = 4;
const PICTURE = 6;
/** More blocks than this are a damaged file. */
const BLOCKS_MAX = 128;

/** Reads the comments and pictures of a FLAC stream that starts at this position. */
export async function readFlacBlock(file: Blob, start: number): Promise<TagBlock[]> {
  const blocks: TagBlock[] = [];
  const pictures: TagPicture[] = [];
  let at = start + 4;
  for (let count = 0; count < BLOCKS_MAX; count += 1) {
    const [head = 0, ...size] = await readBytes(file, at, at + 4);
    if (size.length < 3) break;
    const end = at + 4 + size.reduce((sum, byte) => sum * 256 + byte, 0);
    const type = head & 0x7f;
    if (type === COMMENTS) blocks.push(readVorbisBlock(await readBytes(file, at + 4, end)));
    if (type === PICTURE) pictures.push(...readFlacPicture(await readBytes(file, at + 4, end)));
    if ((head & 0x80) !== 0) break;
    at = end;
  }
  return pictures.length > 0 ? [...blocks, { ...emptyBlock(), pictures }] : blocks;
}
