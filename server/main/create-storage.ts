import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFolderStorage } from '../gateways/storage/folder-storage.ts';
import { createS3Storage } from '../gateways/storage/s3-storage.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import type { Config } from './config.ts';
import { parseBucketUrl } from './storage-url.ts';

/** Where files lie for good, and where those that are still coming in. */
export function createStorage(config: Config): { storage: Storage; incoming_folder: string } {
  const bucket = parseBucketUrl(config.storage_url);
  if (bucket === null) {
    const folder = fileURLToPath(config.storage_url);
    return {
      storage: createFolderStorage(folder),
      incoming_folder: config.incoming_dir ?? path.join(folder, 'incoming'),
    };
  }
  const storage = createS3Storage({
    ...bucket,
    endpoint: config.storage_s3_endpoint,
    region: config.storage_s3_region,
    access_key_id: config.storage_s3_access_key_id ?? '',
    secret_access_key: config.storage_s3_secret_access_key ?? '',
  });
  return { storage, incoming_folder: config.incoming_dir ?? path.join(config.data_dir, 'incoming') };
}
