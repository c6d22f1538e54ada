import { createHash } from 'node:crypto';
import { checkPackage } from '@tangent/apple/check/check-package.ts';
import type { AppleSchema } from '@tangent/apple/check/check-schema.ts';
import { checkTtml } from '@tangent/apple/check/check-ttml.ts';
import { type AppleIssue, isRefused } from '@tangent/apple/issue.ts';
import { packageFolder } from '@tangent/apple/package/package-names.ts';
import { writeMetadata } from '@tangent/apple/package/write-metadata.ts';
import { flattenResources, listResources, type ResourceFile } from '../resource-file.ts';
import { type AppleParts, buildApplePackage } from './build-apple-package.ts';

export type BuiltPackage = { xml: string; xml_sha256: string; check_issues: AppleIssue[]; is_refused: boolean };

/**
 * Builds the metadata of an album for Apple, with all issues found in it and its files. The same parts give the same bytes.
 */
export function buildAppleMessage(parts: AppleParts & { schema: AppleSchema | null }): BuiltPackage {
  const content = buildApplePackage(parts);
  const xml = writeMetadata(content);
  const isTakedown = parts.offers.length === 0;
  const files = isTakedown
    ? []
    : flattenResources(listResources(parts.snapshot, parts.profile, parts.assets, parts.kind));
  const { issues: found } = checkPackage({
    xml,
    folder_name: nameAppleFolder(parts),
    files: files.map(({ path: name, size_bytes, md5 }) => ({ name, size_bytes, md5 })),
    kind: isTakedown ? 'takedown' : findKind(parts),
    today: parts.today,
    schema: parts.schema,
    bridge: parts.bridge_id !== null,
  });
  const issues = [...found, ...files.flatMap(checkLyrics)];
  const xml_sha256 = createHash('sha256').update(xml).digest('hex');
  return { xml, xml_sha256, check_issues: issues, is_refused: isRefused(issues) };
}

function checkLyrics({ path, content }: ResourceFile): AppleIssue[] {
  if (!path.endsWith('.ttml') || content.kind !== 'bytes') return [];
  return checkTtml(content.bytes).issues.map((issue) => ({ ...issue, path: `${path} ${issue.path}`.trim() }));
}

/** The folder of a package has the name of the album's id, behind a bridge that of its product code. */
export function nameAppleFolder({ snapshot }: Pick<AppleParts, 'snapshot'>): string {
  return packageFolder(snapshot.upc);
}

// A takedown of one store of the account is an update as long as another one keeps the album.
function findKind({ kind, assets }: AppleParts): 'insert' | 'update' {
  return kind === 'insert' && assets.tracks !== null ? 'insert' : 'update';
}
