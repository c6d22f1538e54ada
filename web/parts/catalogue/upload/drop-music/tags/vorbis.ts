import { readAscii, readU32 } from './bytes.ts';
import { fromUtf8 } from './claimed-text.ts';
import { readFlacPicture } from './flac-picture.ts';
import { addValues, emptyBlock, findFreeName, type TagBlock } from './tag-block.ts';

/** Reads Vorbis comments: a vendor, and fields `NAME=value`, of which any may occur several times. */
export function readVorbisBlock(bytes: Uint8Array): TagBlock {
  const block = emptyBlock();
  let at = 4 + readU32(bytes, 0, true);
  const count = readU32(bytes, at, true);
  at += 4;
  for (let index = 0; index < count && at + 4 <= bytes.length; index += 1) {
    const end = at + 4 + readU32(bytes, at, true);
    readField(block, bytes.subarray(at + 4, end));
    at = end;
  }
  return block;
}

function readField(block: TagBlock, field: Uint8Array): void {
  const sign = field.indexOf(0x3d);
  if (sign < 1) return;
  const name = readAscii(field, 0, Math.min(sign, 64)).toLowerCase();
  const value = field.subarray(sign + 1);
  if (name === 'metadata_block_picture') block.pictures.push(...readFlacPicture(fromBase64(value)));
  else if (name === 'coverart') block.pictures.push({ type: 3, bytes: fromBase64(value) });
  else addValues(block, findFreeName(name), [fromUtf8(value)]);
}

function fromBase64(text: Uint8Array): Uint8Array {
  try {
    return Uint8Array.from(atob(new TextDecoder('latin1').decode(text).replace(/\s/g, '')), (sign) =>
      sign.charCodeAt(0),
    );
  } catch {
    return new Uint8Array();
  }
}
