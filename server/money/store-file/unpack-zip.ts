import { crc32 } from 'node:zlib';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { createGrowthGuard } from './growth-guard.ts';
import type { ProblemList } from './problem-list.ts';

/** Small pieces, because each is unpacked at once: a kilobyte may become a megabyte. */
const PIECE_BYTES = 4 * 1024;
/** Size of the directory at the end of an archive that holds one report, beside what computers add to it. */
const DIRECTORY_BYTES = 64 * 1024;
const NAMES_SHOWN = 5;

/** Entries of an archive besides its report: folders, and the notes that Macs add for each file. */
const NOT_A_FILE = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)|\/$/;

/**
 * Returns the bytes of the one report in a ZIP archive. An archive of several is refused by `several_files`, since one file
 * is one import; damage is found by the checksum that the archive has of the report.
 */
export async function* unpackZip(packed: AsyncIterable<Buffer>, problems: ProblemList): AsyncGenerator<Buffer> {
  const archive = openArchive();
  const guard = createGrowthGuard();
  let directory = Buffer.alloc(0);
  try {
    for await (const piece of cutPieces(packed)) {
      directory = Buffer.concat([directory, piece]).subarray(-DIRECTORY_BYTES);
      archive.push(piece);
      for (const chunk of archive.take()) {
        if (guard.isTooLarge(piece.length, chunk.length)) return problems.add(0, 'packed_too_tight');
        yield chunk;
      }
    }
    archive.end();
    yield* archive.take();
    if (archive.names.length > 1) {
      const names = archive.names.slice(0, NAMES_SHOWN).join(', ');
      problems.add(0, 'several_files', { count: archive.names.length, names });
    } else if (findStoredChecksum(directory, archive.names[0]) !== archive.checksum()) {
      problems.add(0, 'broken_packing');
    }
  } catch {
    problems.add(0, 'broken_packing');
  }
}

/** Unpacks the first file of an archive; of the others it only keeps the names. */
function openArchive() {
  const names: string[] = [];
  let chunks: Buffer[] = [];
  let crc = 0;
  const unzip = new Unzip((file: UnzipFile) => {
    const isReport = !NOT_A_FILE.test(file.name) && names.push(file.name) === 1;
    file.ondata = (error, data) => {
      if (error !== null) throw error;
      if (!isReport || data.length === 0) return;
      crc = crc32(data, crc);
      chunks.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  return {
    names,
    push: (piece: Buffer) => unzip.push(piece),
    end: () => unzip.push(new Uint8Array(0), true),
    checksum: () => crc,
    take() {
      const taken = chunks;
      chunks = [];
      return taken;
    },
  };
}

/** Finds the CRC-32 of a file in the directory at the end of its archive; null when the end is missing. */
function findStoredChecksum(directory: Buffer, name: string | undefined): number | null {
  const entry = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = directory.indexOf(entry); at !== -1; at = directory.indexOf(entry, at + 4)) {
    if (directory.length < at + 46) return null;
    const end = at + 46 + directory.readUInt16LE(at + 28);
    const isUtf8 = (directory.readUInt16LE(at + 8) & 0x800) !== 0;
    if (directory.toString(isUtf8 ? 'utf8' : 'latin1', at + 46, end) === name) return directory.readUInt32LE(at + 16);
  }
  return null;
}

async function* cutPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks)
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) yield chunk.subarray(start, start + PIECE_BYTES);
}
