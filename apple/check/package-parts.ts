import { findElement, findText, listAllElements, listElements, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { type AppleIssue, type AppleIssueCode, buildIssue } from '../issue.ts';

/** The purpose of a package: an album that Apple does not have yet, a change of one, or its end everywhere. */
type ApplePackageKind = 'insert' | 'update' | 'takedown';

/** A file that lies in the folder of the package. `md5` is lower-case hexadecimal. */
export interface PackageFile {
  name: string;
  size_bytes: number;
  md5: string;
}

/** Facts about a package that its metadata does not contain. */
export interface PackageFacts {
  /** The folder of the package, with or without `.itmsp`. */
  folder_name: string;
  /** The files in the folder, `metadata.xml` may be among them; null if they are not at hand. */
  files: readonly PackageFile[] | null;
  kind: ApplePackageKind;
  /** The day of the upload, `2026-11-29`. */
  today: string;
  /** Whether the package goes through a bridge, which names folder and ids differently. */
  bridge: boolean;
}

/** A package prepared for the rules. */
export interface PackageParts {
  root: XmlElement;
  album: XmlElement;
  /** In document order. */
  tracks: readonly XmlElement[];
  /** Every element, in document order. */
  all: readonly XmlElement[];
  facts: PackageFacts;
  /** The day on which the album is first sold or streamed anywhere; null without one. */
  street_date: string | null;
  /** Whether the album can be ordered before that day. */
  is_pre_ordered: boolean;
  /** Builds an issue about an element. */
  report(code: AppleIssueCode, element: XmlElement, params?: AppleIssue['params']): AppleIssue;
}

/** A rule checks a package and returns its issues. */
export type Rule = (parts: PackageParts) => AppleIssue[];

/** Names of the files of a package in its metadata. */
export const FILE_ELEMENTS: readonly string[] = ['audio_file', 'data_file', 'lyrics_file', 'file'];

/** Prepares a parsed package; null if it has no album. */
export function buildPackageParts(root: XmlElement, facts: PackageFacts): PackageParts | null {
  const album = findElement(root, 'album');
  if (album === null) return null;
  const products = listProducts(album);
  const findPath = createPathFinder(root);
  const dates = ['sales_start_date', 'stream_start_date'].flatMap((name) =>
    products.flatMap((product) => findText(product, name) ?? []),
  );
  return {
    root,
    album,
    tracks: listElements(album, 'tracks', 'track'),
    all: listAllElements(root),
    facts,
    street_date: dates.toSorted()[0] ?? null,
    is_pre_ordered: products.some((product) => findElement(product, 'preorder_sales_start_date') !== null),
    report: (code, element, params) => buildIssue(code, element.line, findPath(element), params),
  };
}

/** Lists the products of an album or a track. */
export function listProducts(parent: XmlElement): XmlElement[] {
  return listElements(parent, 'products', 'product');
}

/** Lists the artists of an album or a track. */
export function listArtists(parent: XmlElement): XmlElement[] {
  return listElements(parent, 'artists', 'artist');
}

/** Lists the roles of an artist. */
export function listRoles(artist: XmlElement): string[] {
  return listElements(artist, 'roles', 'role').map(({ text }) => text);
}

/** Two spellings of one name are one person. */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/**
 * Returns a function that builds the path from the root to an element, with a number where several siblings have the
 * same name.
 */
export function createPathFinder(root: XmlElement): (element: XmlElement) => string {
  // Most packages have no issue, so the places are collected for the first one.
  let places: Map<XmlElement, Place> | null = null;
  return (element) => {
    places ??= listPlaces(root);
    const steps: string[] = [];
    let at: XmlElement | null = element;
    while (at !== null) {
      const place: Place | undefined = places.get(at);
      steps.unshift(place?.step ?? at.name);
      at = place?.parent ?? null;
    }
    return steps.join('/');
  };
}

interface Place {
  parent: XmlElement | null;
  /** The name of the element, with its number among siblings of that name. */
  step: string;
}

function listPlaces(root: XmlElement): Map<XmlElement, Place> {
  const places = new Map<XmlElement, Place>([[root, { parent: null, step: root.name }]]);
  for (const parent of listAllElements(root)) {
    const totals = new Map<string, number>();
    for (const { name } of parent.children) totals.set(name, (totals.get(name) ?? 0) + 1);
    const counts = new Map<string, number>();
    for (const child of parent.children) {
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      const isOne = totals.get(child.name) === 1;
      places.set(child, { parent, step: isOne ? child.name : `${child.name}[${count}]` });
    }
  }
  return places;
}
