import { sniffBytes } from '../sniff-file.ts';
import { findTrailingBlocks } from './ape-and-id3v1.ts';
import { readAscii, readBytes, skipZeros } from './bytes.ts';
import { readAiffBlocks, readWaveBlocks } from './chunks.ts';
import { readFlacBlock } from './flac.ts';
import { readId3Block } from './id3.ts';
import { findId3End } from './id3-size.ts';
import type { TagBlock } from './tag-block.ts';

/** More tags in front of one file are a damaged one. */
const ID3_MAX = 8;
const HEAD_BYTES = 16;

/**
 * Reads every tag of an audio file, the one that counts most first: what belongs to its format, then ID3v2, then what
 * stands at its end. The name of the file is not used. Reads the tags only, never the sound.
 */
export async function readTagBlocks(file: Blob): Promise<TagBlock[]> {
  const { blocks, end } = await readLeadingBlocks(file);
  const head = await readBytes(file, end, end + HEAD_BYTES);
  const type = sniffBytes(head);
  const trailing = await findTrailingBlocks(file);
  // The comments are the tags of FLAC (RFC 9639); an ID3v2 tag in front of it only fills gaps.
  if (type === 'audio/flac') return [...(await readFlacBlock(file, end)), ...blocks, ...trailing];
  if (type === 'audio/wav') return [...blocks, ...(await readWaveBlocks(file, end)), ...trailing];
  if (type === 'audio/aiff') return [...blocks, ...(await readAiffBlocks(file, end)), ...trailing];
  return [...blocks, ...trailing];
}

async function readLeadingBlocks(file: Blob): Promise<{ blocks: TagBlock[]; end: number }> {
  const blocks: TagBlock[] = [];
  let at = await skipZeros(file, 0);
  while (blocks.length < ID3_MAX && readAscii(await readBytes(file, at, at + 3), 0, 3) === 'ID3') {
    const end = await findId3End(file, at);
    blocks.push(await readId3Block(await readBytes(file, at, end)));
    at = await skipZeros(file, end);
  }
  return { blocks, end: at };
}
