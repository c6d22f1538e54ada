import { findElement, findText, listAllElements, listElements, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { type AppleIssue, type AppleIssueCode, buildIssue } from '../issue.ts';

/** The purpose of a package: an album that Apple does not have yet, a change of one, or its end everywhere. */
export type ApplePackageKind = 'insert' | 'update' | 'takedown';

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
  // Most packages have no issue, so the parents are collected for the first one.
  let parents: Map<XmlElement, XmlElement> | null = null;
  return (element) => {
    parents ??= new Map(listAllElements(root).flatMap((one) => one.children.map((child) => [child, one] as const)));
    const steps: string[] = [];
    for (let at: XmlElement | undefined = element; at !== undefined; at = parents.get(at)) {
      steps.unshift(describeStep(at, parents.get(at)));
    }
    return steps.join('/');
  };
}

function describeStep(element: XmlElement, parent: XmlElement | undefined): string {
  const siblings = parent?.children.filter(({ name }) => name === element.name) ?? [];
  return siblings.length > 1 ? `${element.name}[${siblings.indexOf(element) + 1}]` : element.name;
}
