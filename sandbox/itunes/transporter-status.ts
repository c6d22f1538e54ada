import { buildXml, group } from '@tangent/ddex/xml/write-xml.ts';
import { makeAppleId } from '../artist-pages/catalogue.ts';
import { listTerritories } from '../stores/availability.ts';
import { findRelease } from '../stores/create-store.ts';
import type { Stores } from '../stores/create-stores.ts';
import { listStores } from './door.ts';
import type { Intake } from './intake/create-intake.ts';
import type { ReceivedPackage } from './package-records.ts';

/** The status of an album as Transporter prints it. */
export interface AlbumStatus {
  vendor_id: string;
  /** Null until a package was delivered. */
  apple_id: string | null;
  uploads: { created: string; status: 'Imported' | 'Upload Failed' | 'Importing' }[];
  /** Country codes or `WW`; null until a package was accepted. */
  stores: { on_store: string[]; ready_for_store: string[]; not_on_store: string[] } | null;
}

interface Wanted {
  vendor_ids: readonly string[];
  apple_ids: readonly string[];
  /** Every package of an album, not only the last one. */
  all: boolean;
}

/** Describes the albums with these ids, as far as they are known. */
export async function listStatuses(intake: Intake, stores: Stores, wanted: Wanted): Promise<AlbumStatus[]> {
  const packages = intake.book.packages.list();
  const known = new Set(packages.map(({ vendor_id }) => vendor_id).filter((id) => id !== null));
  const ids = [...known].filter((id) => wanted.vendor_ids.includes(id) || wanted.apple_ids.includes(makeAppleId(id)));
  const now = intake.now();
  return Promise.all(
    ids.map(async (id) => {
      const own = packages.filter(({ vendor_id }) => vendor_id === id);
      return {
        vendor_id: id,
        apple_id: own.some(({ state }) => state === 'Delivered') ? makeAppleId(id) : null,
        uploads: (wanted.all ? own.toReversed() : own.slice(-1)).map(describeUpload),
        stores: await describeStores(intake, stores, own, now),
      };
    }),
  );
}

function describeUpload({ received_at, state }: ReceivedPackage): AlbumStatus['uploads'][number] {
  const status = state === 'Failed' ? 'Upload Failed' : state === 'Delivered' ? 'Imported' : 'Importing';
  return { created: received_at.slice(0, 19).replace('T', ' '), status };
}

async function describeStores(
  intake: Intake,
  stores: Stores,
  packages: readonly ReceivedPackage[],
  now: Date,
): Promise<AlbumStatus['stores']> {
  const upc = packages.findLast(({ is_refused }) => !is_refused)?.upc ?? null;
  if (upc === null) return null;
  const found = { on_store: new Set<string>(), ready_for_store: new Set<string>(), not_on_store: new Set<string>() };
  for (const id of listStores(intake.door)) {
    const store = await stores.find(id);
    const release = store === null ? undefined : findRelease(store.book, upc);
    if (release === undefined) continue;
    const named = release.deals.flatMap(({ territories }) => territories);
    const live = release.tracks.flatMap((track) => listTerritories(release, track, now));
    if (release.state === 'withdrawn') found.not_on_store.add('WW');
    for (const territory of live) found.on_store.add(territory);
    if (release.state !== 'withdrawn') {
      for (const territory of named) if (!found.on_store.has(territory)) found.ready_for_store.add(territory);
    }
  }
  const list = (territories: ReadonlySet<string>) =>
    [...territories].map((one) => (one === 'Worldwide' ? 'WW' : one)).sort();
  return {
    on_store: list(found.on_store),
    ready_for_store: list(found.ready_for_store),
    not_on_store: list(found.not_on_store),
  };
}

/** Writes statuses in the form of Transporter's `-outputFormat xml`. */
export function writeStatuses(statuses: readonly AlbumStatus[]): string {
  return buildXml(group('itunes_transporter', statuses.map(writeStatus)));
}

function writeStatus({ vendor_id, apple_id, uploads, stores }: AlbumStatus) {
  const content = {
    content_review_status: 'Ready-NotReviewed',
    content_status: 'Unpolished',
    itunes_connect_status: 'Other',
  };
  return group(
    'upload_status',
    [
      stores === null ? null : group('content_status_info', [writeStores(stores)], content),
      ...uploads.map(({ created, status }) => group('upload_status_info', [], { created, status })),
    ],
    { apple_identifier: apple_id, vendor_identifier: vendor_id },
  );
}

function writeStores({ not_on_store, on_store, ready_for_store }: NonNullable<AlbumStatus['stores']>) {
  const join = (territories: readonly string[]) => (territories.length === 0 ? 'N/A' : territories.join(','));
  return group('store_status', [], {
    not_on_store: join(not_on_store),
    on_store: join(on_store),
    ready_for_store: join(ready_for_store),
  });
}
