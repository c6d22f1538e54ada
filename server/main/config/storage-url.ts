import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const FOLDER = /^file:(\/\/)?(?=.)/;
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*)\/?$/;

/** A folder, resolved to a full address, or a bucket with the prefix of our keys. */
export const storageUrl = z
  .string()
  .refine((url) => FOLDER.test(url) || BUCKET.test(url), 'must be file:/path/to/folder or s3://bucket/prefix')
  .transform((url) => (BUCKET.test(url) ? url : pathToFileURL(path.resolve(url.replace(FOLDER, ''))).href));

/** Parses the address of a bucket; null for a folder. */
export function parseBucketUrl(url: string): { bucket: string; prefix: string } | null {
  const [isBucket, bucket = '', prefix = ''] = BUCKET.exec(url) ?? [];
  return isBucket === undefined ? null : { bucket, prefix: prefix.slice(1) };
}
