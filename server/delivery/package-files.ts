import path from 'node:path/posix';
import {
  buildAudioPath,
  buildBatchCompleteName,
  buildBatchFolder,
  buildCoverPath,
  buildMessagePath,
} from '@tangent/ddex/choreography/batch-names.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import type { Assets } from './build-ern-release.ts';
import type { DeliveryAsset } from './delivery-asset.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

/** A file of a package: where it belongs at the store, and where its bytes lie with us. */
export type PackageFile = { path: string; asset: DeliveryAsset };

/** Paths of a package at the store, relative to the folder the store gave us. */
export type PackagePaths = { folder: string; message: string; batch_complete: string; resources: PackageFile[] };

/** Every release goes out as a batch of its own (DDEX.md 1.7): nothing waits for a neighbour. */
export function buildPackagePaths(
  snapshot: ReleaseSnapshot,
  assets: Assets,
  profile: StoreProfile,
  batchId: string,
): PackagePaths {
  const folder = buildBatchFolder(batchId, profile.folder_prefix ? 'normal' : null);
  const message = path.join(folder, buildMessagePath(snapshot.upc));
  const resources = listResources(snapshot, assets).map((file) => ({
    ...file,
    path: path.join(path.dirname(message), file.path),
  }));
  return { folder, message, batch_complete: path.join(folder, buildBatchCompleteName(batchId)), resources };
}

/** The sound and the cover of a package, by their paths relative to the message. */
export function listResources(snapshot: ReleaseSnapshot, assets: Assets): PackageFile[] {
  const audio = snapshot.tracks.map((track, index) => {
    const asset = assets.tracks[index];
    if (asset === undefined) throw new Error(`no file for track ${track.position}`);
    return { path: buildAudioPath(snapshot.upc, 1, track.position, 'flac'), asset };
  });
  return [...audio, { path: buildCoverPath(snapshot.upc, 'jpg'), asset: assets.cover }];
}
