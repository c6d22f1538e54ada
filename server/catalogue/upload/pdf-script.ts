import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** Names under which a PDF runs a script or starts a program (ISO 32000, 12.6.4). */
const SCRIPT_NAME = /\/(JavaScript|Launch)(?!\w)/;
/** The key of a script. It is so short that pictures contain it by chance, so it counts only outside streams. */
const SCRIPT_KEY = /\/JS(?!\w)/;
const STREAM = /stream\r?\n([\s\S]*?)endstream/g;
/** All compressed objects of a letter or scan together are far smaller. */
const MAX_OBJECTS_BYTES = 32 * 1024 * 1024;

/**
 * Returns whether a PDF, read as Latin-1, contains a script or starts a program; also when its compressed objects are so
 * large that reading them all would take too much memory, since a script may follow.
 */
export async function hasPdfScript(pdf: string): Promise<boolean> {
  if (namesScript(pdf)) return true;
  let left = MAX_OBJECTS_BYTES;
  for (const content of listObjectStreams(pdf)) {
    const objects = await inflateObjects(content, left);
    if (objects === null || objects.length >= left || namesScript(objects)) return true;
    left -= objects.length;
  }
  return false;
}

function namesScript(text: string): boolean {
  const part = decodeNames(text);
  return SCRIPT_NAME.test(part) || SCRIPT_KEY.test(part.replaceAll(STREAM, ''));
}

/** Any character of a name may be written as `#` and its code (ISO 32000, 7.3.5). */
function decodeNames(part: string): string {
  return part.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Lists the streams that contain objects. Other streams are pictures, fonts and the drawing of pages. */
function listObjectStreams(pdf: string): string[] {
  let end = 0;
  return [...pdf.matchAll(STREAM)].flatMap(({ 0: whole, 1: content = '', index }) => {
    // Everything since the stream before it: its own dictionary, however it is written.
    const before = decodeNames(pdf.slice(end, index));
    end = index + whole.length;
    return before.includes('ObjStm') ? [content] : [];
  });
}

/** Returns null for objects that are longer than `max` bytes. */
async function inflateObjects(content: string, max: number): Promise<string | null> {
  const options = { maxOutputLength: max, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return (await promisify(inflate)(Buffer.from(content, 'latin1'), options)).toString('latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
    // Not compressed, or encrypted: it is read as it is.
    return content;
  }
}
