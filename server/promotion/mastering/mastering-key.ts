import {
  MASTERING_FILE_NAMES,
  MASTERING_FILES,
  type MasteringFile,
} from '@tangent/domain/promotion/mastering/mastering-file.ts';

/** The storage key of a file of a project; it follows from the id, so that work done twice overwrites the same file. */
export function masteringKey(masteringId: string, file: MasteringFile): string {
  return `masterings/${masteringId}/${file}.${MASTERING_FILES[file].extension}`;
}

export function listMasteringKeys(masteringId: string): string[] {
  return MASTERING_FILE_NAMES.map((file) => masteringKey(masteringId, file));
}
