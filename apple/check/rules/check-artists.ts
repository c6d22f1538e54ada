import { findElement, findText, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { findGroup, ROLE_GROUPS } from '../../codes/roles.ts';
import type { AppleIssue } from '../../issue.ts';
import { listArtists, listRoles, type PackageParts, toNameKey } from '../package-parts.ts';

/** Roles of a guest, who is never a primary artist. */
const GUEST_ROLES = ['Featuring', 'With'];

/** Two artists written into one name; an ampersand may belong to the name of a group. */
const COMPOUND = /\s(?:feat|ft|featuring)\b\.?\s|\s[/|+]\s|;\s/iu;

/**
 * Checks the artists of the album and of each track: a primary one, each person once, guests neither primary nor in both
 * roles, and named on the album if they are on every track; roles that Apple has, and one of each group of credits.
 */
export function checkArtists(parts: PackageParts): AppleIssue[] {
  const { album, tracks } = parts;
  return [
    ...[album, ...tracks].flatMap((part) => checkPart(parts, part)),
    ...checkGuests(parts),
    ...tracks.flatMap((track) => checkGroups(parts, track)),
  ];
}

function checkPart(parts: PackageParts, part: XmlElement): AppleIssue[] {
  const artists = listArtists(part);
  const { report } = parts;
  const hasPrimary = artists.some((artist) => findText(artist, 'primary') === 'true');
  return [
    ...(hasPrimary ? [] : [report('artist_primary_missing', findElement(part, 'artists') ?? part)]),
    ...findTwice(parts, artists),
    ...artists.flatMap((artist) => checkArtist(parts, artist)),
  ];
}

function findTwice({ report }: PackageParts, artists: readonly XmlElement[]): AppleIssue[] {
  const [names, ids] = [new Set<string>(), new Set<string>()];
  return artists.flatMap((artist) => {
    const name = findText(artist, 'artist_name') ?? '';
    const id = findText(artist, 'apple_id');
    const isTwice = names.has(toNameKey(name));
    const isIdTwice = id !== null && ids.has(id);
    names.add(toNameKey(name));
    if (id !== null) ids.add(id);
    if (isTwice) return [report('artist_twice', artist, { name })];
    return isIdTwice ? [report('apple_id_twice', artist, { name, value: id })] : [];
  });
}

function checkArtist({ report }: PackageParts, artist: XmlElement): AppleIssue[] {
  const issues: AppleIssue[] = [];
  const name = findText(artist, 'artist_name') ?? '';
  const roles = listRoles(artist);
  const isPrimary = findText(artist, 'primary') === 'true';
  const guest = GUEST_ROLES.find((role) => roles.includes(role));
  if (isPrimary && guest !== undefined) issues.push(report('featuring_primary', artist, { name, role: guest }));
  if (GUEST_ROLES.every((role) => roles.includes(role))) issues.push(report('featuring_and_with', artist, { name }));
  if (COMPOUND.test(name)) issues.push(report('artist_name_compound', artist, { name }));
  const [twice] = roles.filter((role, i) => roles.indexOf(role) < i);
  if (twice !== undefined) issues.push(report('role_twice', artist, { name, role: twice }));
  for (const role of new Set(roles)) {
    if (findGroup(role) === null) issues.push(report('role_unknown', artist, { name, role }));
  }
  const isKnown = roles.length > 0 && roles.every((role) => findGroup(role) !== null);
  if (isPrimary && isKnown && !roles.some((role) => findGroup(role) === 'performer' || role === 'Remixer')) {
    issues.push(report('primary_without_performance', artist, { name }));
  }
  return issues;
}

function checkGuests({ album, tracks, report }: PackageParts): AppleIssue[] {
  if (tracks.length < 2) return [];
  const listGuests = (part: XmlElement) =>
    listArtists(part).filter((artist) => listRoles(artist).some((role) => GUEST_ROLES.includes(role)));
  const toKeys = (artists: readonly XmlElement[]) =>
    new Set(artists.map((artist) => toNameKey(findText(artist, 'artist_name') ?? '')));
  const onAlbum = toKeys(listArtists(album));
  const [first, ...others] = tracks;
  const everywhere = others.map((track) => toKeys(listGuests(track)));
  return (first === undefined ? [] : listGuests(first))
    .map((guest) => findText(guest, 'artist_name') ?? '')
    .filter((name) => everywhere.every((keys) => keys.has(toNameKey(name))) && !onAlbum.has(toNameKey(name)))
    .map((name) => report('guest_not_on_album', album, { name }));
}

function checkGroups({ report }: PackageParts, track: XmlElement): AppleIssue[] {
  const groups = new Set(listArtists(track).flatMap(listRoles).map(findGroup));
  const missing = ROLE_GROUPS.filter((group) => !groups.has(group));
  return missing.length === 0 ? [] : [report('credit_groups_missing', track, { groups: missing.join(', ') })];
}
