import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** Names under which a PDF runs a script or starts a program (ISO 32000, 12.6.4). */
const SCRIPT_NAME = /\/(JavaScript|Launch)(?!\w)/;
/** The key of a script. It is so short that pictures contain it by chance, so it counts only outside streams. */
const SCRIPT_KEY = /\/JS(?!\w)/;
const STREAM = /stream\r?\n([\s\S]*?)endstream/g;
/** A dictionary before its stream is never longer. */
const DICTIONARY_CHARS = 2048;
/** More objects than that describe no letter or scan. */
const MAX_OBJECTS_BYTES = 32 * 1024 * 1024;

/** Returns whether a PDF, read as Latin-1, contains a script or starts a program. */
export async function hasPdfScript(pdf: string): Promise<boolean> {
  const parts = [pdf, ...(await readObjectStreams(pdf))].map(decodeNames);
  return parts.some((part) => SCRIPT_NAME.test(part) || SCRIPT_KEY.test(part.replaceAll(STREAM, '')));
}

/** Any character of a name may be written as `#` and its code (ISO 32000, 7.3.5). */
function decodeNames(part: string): string {
  return part.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Reads the streams that contain objects. Other streams are pictures, fonts and the drawing of pages. */
async function readObjectStreams(pdf: string): Promise<string[]> {
  const found = [...pdf.matchAll(STREAM)].filter(({ index }) => {
    const before = pdf.slice(Math.max(0, index - DICTIONARY_CHARS), index);
    return decodeNames(before.slice(before.lastIndexOf('obj'))).includes('ObjStm');
  });
  return Promise.all(found.map(([, content = '']) => inflateObjects(content)));
}

async function inflateObjects(content: string): Promise<string> {
  const options = { maxOutputLength: MAX_OBJECTS_BYTES, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return (await promisify(inflate)(Buffer.from(content, 'latin1'), options)).toString('latin1');
  } catch {
    // Not compressed, or encrypted: it is read as it is.
    return content;
  }
}
