import { buildXml, group, leaf, type XmlNode } from '@tangent/ddex/xml/write-xml.ts';
import { type BucketObject, listObjects } from './bucket.ts';

const S3_NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const MOST_KEYS = 1000;

/** Builds the response to ListObjectsV2: objects by key, or common prefixes up to the delimiter, page by page. */
export async function buildListResponse(bucket: string, folder: string, query: URLSearchParams): Promise<string> {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const most = Math.min(MOST_KEYS, Number(query.get('max-keys') ?? MOST_KEYS));
  const token = query.get('continuation-token');
  const after = token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64url').toString();
  const entries = groupByPrefix(await listObjects(folder, prefix), prefix, delimiter).filter(
    ({ name }) => name > after,
  );
  const page = entries.slice(0, most);
  const next = entries.length > most ? page.at(-1)?.name : undefined;
  return buildXml(
    group(
      'ListBucketResult',
      [
        leaf('Name', bucket),
        leaf('Prefix', prefix),
        leaf('Delimiter', delimiter === '' ? null : delimiter),
        leaf('KeyCount', page.length),
        leaf('MaxKeys', most),
        leaf('IsTruncated', next !== undefined),
        leaf('NextContinuationToken', next === undefined ? null : Buffer.from(next).toString('base64url')),
        page.flatMap(({ object }) => (object === null ? [] : [buildContents(object)])),
        page.filter(({ object }) => object === null).map(({ name }) => group('CommonPrefixes', [leaf('Prefix', name)])),
      ],
      { xmlns: S3_NAMESPACE },
    ),
  );
}

interface Entry {
  name: string;
  /** Null for a common prefix. */
  object: BucketObject | null;
}

function groupByPrefix(objects: readonly BucketObject[], prefix: string, delimiter: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    const end = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? object.key : object.key.slice(0, end + delimiter.length);
    entries.set(name, { name, object: end < 0 ? object : null });
  }
  return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function buildContents(object: BucketObject): XmlNode {
  return group('Contents', [
    leaf('Key', object.key),
    leaf('LastModified', object.modified_at.toISOString()),
    leaf('ETag', object.etag),
    leaf('Size', object.size_bytes),
    leaf('StorageClass', 'STANDARD'),
  ]);
}
