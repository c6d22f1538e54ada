import { findElement, findText, type XmlElement } from '@tangent/ddex/xml/element.ts';
import type { AppleIssue } from '../../issue.ts';
import type { PackageParts } from '../package-parts.ts';

/** Apple takes at most this many tracks in one album. */
const TRACKS_MAX = 500;

/**
 * Checks that an album has tracks, not more than Apple takes, and as many as it states; that volumes are numbered from 1
 * without a gap, and the tracks of each volume likewise.
 */
export function checkNumbers(parts: PackageParts): AppleIssue[] {
  const { album, tracks, report } = parts;
  const issues: AppleIssue[] = [];
  if (tracks.length === 0) issues.push(report('tracks_missing', album));
  if (tracks.length > TRACKS_MAX) {
    issues.push(report('tracks_too_many', album, { count: tracks.length, max: TRACKS_MAX }));
  }
  const count = findElement(album, 'track_count');
  if (count !== null && Number(count.text) !== tracks.length) {
    issues.push(report('track_count_wrong', count, { value: count.text, found: tracks.length }));
  }
  if (count === null && tracks.length > 0) issues.push(report('element_missing', album, { element: 'track_count' }));
  return [...issues, ...checkVolumes(parts)];
}

function checkVolumes({ album, tracks, report }: PackageParts): AppleIssue[] {
  const volumes = new Map<number, XmlElement[]>();
  for (const track of tracks) {
    const volume = Number(findText(track, 'volume_number'));
    volumes.set(volume, [...(volumes.get(volume) ?? []), track]);
  }
  const numbers = [...volumes.keys()].toSorted((a, b) => a - b);
  const gap = numbers.findIndex((number, i) => number !== i + 1);
  const issues = gap < 0 ? [] : [report('volume_gap', album, { expected: gap + 1, found: numbers[gap] ?? 0 })];
  return [...issues, ...[...volumes].flatMap(([volume, own]) => checkVolume(report, volume, own))];
}

function checkVolume(report: PackageParts['report'], volume: number, tracks: readonly XmlElement[]): AppleIssue[] {
  const issues: AppleIssue[] = [];
  const seen = new Set<number>();
  for (const track of tracks) {
    const number = Number(findText(track, 'track_number'));
    if (seen.has(number)) issues.push(report('track_number_twice', track, { volume, number }));
    seen.add(number);
  }
  const missing = [...seen].findIndex((_, i) => !seen.has(i + 1)) + 1;
  const [first] = tracks;
  if (missing > 0 && first !== undefined) issues.push(report('track_number_gap', first, { volume, missing }));
  return issues;
}
