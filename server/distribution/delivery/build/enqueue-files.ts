import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { buildJob, encodeJob } from '../jobs.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { type AssetKey, type FileSelection, listAssetKeys, nameAsset } from './delivery-asset.ts';

/** A message whose files must be encoded before it can be built. */
type Need = { snapshot: ReleaseSnapshot; profile: StoreProfile; carries: FileSelection };

/** Enqueues every missing file and build: each file once, whatever the number of stores that get it. */
export async function enqueueFiles(tx: Tx, needs: readonly Need[]): Promise<void> {
  const assets = new Map<string, AssetKey>();
  for (const { snapshot, profile, carries } of needs) {
    const { cover, tracks } = listAssetKeys(snapshot, profile, carries);
    for (const key of [...(cover ? [cover] : []), ...(tracks ?? [])]) assets.set(nameAsset(key), key);
  }
  for (const [name, key] of assets) await enqueue(tx, encodeJob, key, { key: name });
  const releases = new Set(needs.map(({ snapshot }) => snapshot.release_id));
  for (const release_id of releases) await enqueue(tx, buildJob, { release_id }, { key: release_id });
}
