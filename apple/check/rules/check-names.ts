import { findElement, findText, type XmlElement } from '@tangent/ddex/xml/element.ts';
import type { AppleIssue } from '../../issue.ts';
import { splitBridgeId } from '../../package/package-names.ts';
import type { PackageParts } from '../package-parts.ts';

/**
 * Checks that the folder has the name of the album's id, and that no two parts share an id. Behind a bridge the folder
 * has the name of the product code, and every id begins with the sender's DDEX party id and that code.
 */
export function checkNames(parts: PackageParts): AppleIssue[] {
  const ids = [parts.album, ...parts.tracks].flatMap((part) => findElement(part, 'vendor_id') ?? []);
  const [album] = ids;
  if (album === undefined) return [];
  return [...(parts.facts.bridge ? checkBridge(parts, album) : checkFolder(parts, album)), ...findTwice(parts, ids)];
}

function checkFolder({ facts, report }: PackageParts, id: XmlElement): AppleIssue[] {
  const folder = facts.folder_name.replace(/\.itmsp$/, '');
  return folder === id.text ? [] : [report('folder_mismatch', id, { folder, expected: id.text })];
}

function checkBridge({ album, tracks, facts, report }: PackageParts, id: XmlElement): AppleIssue[] {
  const upc = findText(album, 'upc') ?? '';
  const folder = facts.folder_name.replace(/\.itmsp(?:\.zip)?$/, '');
  const issues = folder === upc ? [] : [report('folder_mismatch', id, { folder, expected: upc })];
  if (splitBridgeId(id.text)?.upc !== upc) {
    issues.push(report('vendor_id_bridge', id, { value: id.text, expected: `DPID_${upc}` }));
  }
  for (const track of tracks) {
    const own = findElement(track, 'vendor_id');
    const expected = `${id.text}_${findText(track, 'isrc') ?? ''}`;
    if (own !== null && own.text !== expected) {
      issues.push(report('vendor_id_bridge', own, { value: own.text, expected }));
    }
  }
  return issues;
}

function findTwice({ report }: PackageParts, ids: readonly XmlElement[]): AppleIssue[] {
  const seen = new Set<string>();
  return ids.flatMap((id) => {
    const isTwice = seen.has(id.text);
    seen.add(id.text);
    return isTwice ? [report('vendor_id_twice', id, { value: id.text })] : [];
  });
}
