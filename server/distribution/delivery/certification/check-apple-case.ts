import { createHash } from 'node:crypto';
import path from 'node:path/posix';
import { checkPackage } from '@tangent/apple/check/check-package.ts';
import { isRefused } from '@tangent/apple/issue.ts';
import type { AppleAlbum } from '@tangent/apple/model.ts';
import { readMetadata } from '@tangent/apple/package/read-metadata.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { type CaseCheck, type CaseToCheck, describeIssues, toCheck } from './case-check.ts';

/** Checks a package for Apple as it lies on the disk: metadata, files, and what its case is about. */
export function checkAppleCase(parts: CaseToCheck): CaseCheck[] {
  const { built, one } = parts;
  const reading = readMetadata(built.xml);
  const album = reading.ok ? reading.package.album : null;
  const last = parts.written.at(-1) ?? 'nothing';
  return [
    toCheck('T1', 'our reading of music5.3 and rules', describeIssues(built.issues)),
    checkApplesSchema(parts),
    toCheck('T3', 'folder, files, sizes, hashes', findDiskDifference(parts)),
    toCheck(
      'T4',
      'the metadata is the last file',
      last === built.package.message.path ? null : `${last} is the last file`,
    ),
    ...(album === null ? [toCheck('T1', 'readable', 'the metadata cannot be read')] : checkAlbum(parts, album)),
    ...(one.kind === 'takedown' ? [] : [toCheck('roles', 'all three groups of credits', findGroupDifference(parts))]),
  ];
}

// Its issues are among those of the first check, because all checks share one parse.
function checkApplesSchema({ from, built }: CaseToCheck): CaseCheck {
  const text = "Apple's schema";
  if (from.apple.schema !== null) return toCheck('T1', text, describeIssues(built.issues));
  return { id: 'T1', text, result: 'not_checked', detail: 'APPLE_SCHEMA_DIR is not set' };
}

function findDiskDifference({ built, files, message, one, profile }: CaseToCheck): string | null {
  const { folder } = built.package;
  const inFolder = files.filter((file) => path.dirname(file.path) === folder);
  const other = files.find((file) => !inFolder.includes(file));
  if (other) return `${other.path} is outside the folder`;
  const { issues } = checkPackage({
    xml: inFolder.find((file) => file.path === built.package.message.path)?.bytes ?? '',
    schema: null,
    folder_name: path.basename(folder),
    files: inFolder.map((file) => ({
      name: path.basename(file.path),
      size_bytes: file.bytes.length,
      md5: createHash('md5').update(file.bytes).digest('hex'),
    })),
    kind: one.kind ?? 'insert',
    today: utcDay(message.created_at.getTime()),
    bridge: profile.transport.kind !== 'transporter',
  });
  return isRefused(issues) ? describeIssues(issues) : null;
}

function findGroupDifference({ built }: CaseToCheck): string | null {
  const missing = built.issues.find(({ code }) => code === 'credit_groups_missing');
  return missing === undefined ? null : `${missing.path} lacks one`;
}

function checkAlbum({ one }: CaseToCheck, album: AppleAlbum): CaseCheck[] {
  const [id, text, difference] = describeCase(one.id, album);
  const whole = album.tracks.length === one.snapshot.tracks.length ? null : `${album.tracks.length} tracks`;
  return [
    ...(one.kind === 'update' ? [toCheck('T6', 'the whole album again', whole)] : []),
    ...(one.kind === 'takedown'
      ? [toCheck('T7', 'cleared for nothing, everywhere', findTakedownDifference(album))]
      : []),
    ...(id === null ? [] : [toCheck(id, text, difference)]),
  ];
}

function findTakedownDifference({ tracks, artwork, products }: AppleAlbum): string | null {
  if (tracks.length > 0 || artwork !== null) return 'it still has tracks or artwork';
  const [product, ...others] = products;
  const isOver = product?.territory === 'WW' && !product.cleared_for_sale && !product.cleared_for_stream;
  return isOver && others.length === 0 ? null : 'it is still cleared';
}

type Point = readonly [id: string, text: string, difference: string | null] | readonly [null, '', null];

const MOST_AT_ONCE = 0.5;

/** Says what one case of Apple's list has to show, and whether it does. */
function describeCase(id: string, album: AppleAlbum): Point {
  const { artists, products, tracks } = album;
  const say = (text: string, isSo: boolean): Point => ['Apple', text, isSo ? null : 'not so'];
  const has = (is: (product: AppleAlbum['products'][number]) => boolean) => products.length > 0 && products.every(is);
  const atOnce = tracks.filter(({ preorder_type }) => preorder_type === 'instant-gratification').length;
  const isOrdered = has(({ preorder_sales_start_date }) => preorder_sales_start_date !== null);
  const isGuest = ({ roles, is_primary }: AppleAlbum['artists'][number]) => roles.includes('Featuring') && !is_primary;
  switch (id) {
    case 'A5':
      return say('two primary artists', artists.filter(({ is_primary }) => is_primary).length === 2);
    case 'A6':
      return say(
        'a guest on every track',
        tracks.every((track) => track.artists.some(isGuest)),
      );
    case 'A7':
      return say('a pre-order', isOrdered && atOnce === 0);
    case 'A8':
      return say('tracks at once, at most half', isOrdered && atOnce > 0 && atOnce <= tracks.length * MOST_AT_ONCE);
    case 'A9':
      return say(
        'streaming only',
        has((one) => one.cleared_for_stream && !one.cleared_for_sale),
      );
    case 'A10':
      return say(
        'sale only',
        has((one) => one.cleared_for_sale && !one.cleared_for_stream),
      );
    default:
      return [null, '', null];
  }
}
