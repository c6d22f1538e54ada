import { type ChangeLog, loadChangeLog } from '../stores/change-log.ts';
import { Table } from '../stores/table.ts';
import type { HeldAlbum, ReceivedPackage, StateFile } from './package-records.ts';

/** All records of a door. */
export interface PackageBook extends ChangeLog {
  packages: Table<ReceivedPackage>;
  held: Table<HeldAlbum>;
  state_files: Table<StateFile>;
}

export async function loadPackageBook(file: string): Promise<PackageBook> {
  const tables = {
    packages: new Table<ReceivedPackage>(({ id }) => id),
    held: new Table<HeldAlbum>(({ vendor_id }) => vendor_id),
    state_files: new Table<StateFile>(({ path }) => path),
  };
  return { ...tables, ...(await loadChangeLog(file, tables)) };
}

/** Returns the accepted package of an album that counts: the last one. */
export function findLast({ packages }: PackageBook, vendorId: string): ReceivedPackage | undefined {
  return packages.list().findLast(({ vendor_id, is_refused }) => vendor_id === vendorId && !is_refused);
}
