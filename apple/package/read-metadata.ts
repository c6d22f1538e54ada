import { findElement, findText, listElements, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { type AppleIssue, type AppleIssueCode, buildIssue } from '../issue.ts';
import type {
  AppleAlbum,
  AppleArtist,
  AppleAtmos,
  AppleExplicit,
  AppleFile,
  ApplePackage,
  ApplePreOrderType,
  AppleProduct,
  AppleRightsLine,
  AppleTrack,
} from '../model.ts';
import type { ElementModel } from '../schema/content-model.ts';
import { MUSIC_5_3 } from '../schema/music-5-3.ts';
import { isDate } from '../schema/value-types.ts';
import { decodeText, parseText } from './read-text.ts';
import { ATMOS_ISRC, ATMOS_ROLE, IMPORTER_NAMESPACE } from './write-metadata.ts';

/** A package as it was read. */
export interface ReadPackage extends ApplePackage {
  /** Paths of elements that this library does not know, each once: `package/album/tracks/track/grid`. */
  unknown_elements: string[];
}

export type MetadataReading = { ok: true; package: ReadPackage; version: string } | { ok: false; issues: AppleIssue[] };

/** Versions of the package that describe music, such as `music5.3`. */
const VERSION_FORM = /^music5\.[0-9]{1,2}$/;

/** A value is missing or unusable. */
class ShapeError extends Error {
  readonly issue: AppleIssue;

  constructor(code: AppleIssueCode, element: XmlElement, path: string, params: AppleIssue['params']) {
    super(code);
    this.issue = buildIssue(code, element.line, path, params);
  }
}

/**
 * Reads `metadata.xml` of any sender: elements in any order, `music5.0` and later, unknown elements beside the known ones. A
 * package without a part that an album must have gives an issue with the path of the first one. Never throws because of
 * the contents. Whether Apple would take the package is not judged here: see `check/check-package.ts`.
 */
export function readMetadata(xml: string | Uint8Array): MetadataReading {
  const { text, issues } = decodeText(xml);
  if (issues.length > 0) return { ok: false, issues };
  const root = parseText(text);
  if ('code' in root) return { ok: false, issues: [root] };
  const issue = findWrongRoot(root);
  if (issue !== null) return { ok: false, issues: [issue] };
  try {
    const unknown = new Set<string>();
    listUnknown(root, MUSIC_5_3, 'package', unknown);
    const album = get(root, 'package', 'album');
    const content = {
      provider: getText(root, 'package', 'provider'),
      language: getText(root, 'package', 'language'),
      album: readAlbum(album, 'package/album'),
      unknown_elements: [...unknown],
    };
    return { ok: true, package: content, version: root.attributes.version ?? '' };
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    return { ok: false, issues: [error.issue] };
  }
}

/** Returns the issue of a root element that is no package of music; null for a package. */
export function findWrongRoot(root: XmlElement): AppleIssue | null {
  if (root.name !== 'package' || root.namespace !== IMPORTER_NAMESPACE) {
    return buildIssue('package_unknown', root.line, root.name, { namespace: root.namespace });
  }
  const version = root.attributes.version ?? '';
  return VERSION_FORM.test(version) ? null : buildIssue('version_unknown', root.line, 'package', { version });
}

function readAlbum(album: XmlElement, path: string): AppleAlbum {
  const artwork = findElement(album, 'artwork_files', 'file');
  return {
    vendor_id: getText(album, path, 'vendor_id'),
    upc: getText(album, path, 'upc'),
    title: getText(album, path, 'title'),
    original_release_date: getDate(album, path, 'original_release_date'),
    label_name: getText(album, path, 'label_name'),
    genres: readGenres(album, path),
    p_line: getRightsLine(album, path, 'copyright_pline'),
    c_line: getRightsLine(album, path, 'copyright_cline'),
    artwork: artwork === null ? null : readFile(artwork, `${path}/artwork_files/file`),
    products: readList(album, path, ['products', 'product'], readProduct),
    artists: readList(album, path, ['artists', 'artist'], readArtist),
    tracks: readList(album, path, ['tracks', 'track'], readTrack),
    preorder_previews: findText(album, 'preorder_previews') === 'true',
    // The element is not public (package/ai-tags.ts).
    artwork_by_ai: false,
  };
}

function readTrack(track: XmlElement, path: string): AppleTrack {
  const preview = findText(track, 'preview_start_index');
  const lyrics = findElement(track, 'lyrics_file');
  return {
    vendor_id: getText(track, path, 'vendor_id'),
    isrc: getText(track, path, 'isrc'),
    title: getText(track, path, 'title'),
    original_release_date: getDate(track, path, 'original_release_date'),
    genres: readGenres(track, path),
    preorder_type: findOneOf<ApplePreOrderType>(track, path, 'preorder_type', ['standard', 'instant-gratification']),
    products: readList(track, path, ['products', 'product'], readProduct),
    label_name: getText(track, path, 'label_name'),
    p_line: getRightsLine(track, path, 'copyright_pline'),
    explicit:
      findOneOf<AppleExplicit>(track, path, 'explicit_content', ['explicit', 'clean', 'none']) ??
      fail('element_missing', track, path, 'explicit_content'),
    volume_number: getNumber(track, path, 'volume_number'),
    track_number: getNumber(track, path, 'track_number'),
    ...readSound(track, path),
    artists: readList(track, path, ['artists', 'artist'], readArtist),
    audio_language: findText(track, 'audio_language'),
    preview_start_seconds: preview === null ? null : getNumber(track, path, 'preview_start_index'),
    lyrics: lyrics === null ? null : readFile(lyrics, `${path}/lyrics_file`),
    ai: { recording: false, composition: false },
  };
}

function readSound(track: XmlElement, path: string): { audio: AppleFile | null; atmos: AppleAtmos | null } {
  const file = findElement(track, 'audio_file');
  const parts = listElements(track, 'assets', 'asset', 'data_file');
  const isAtmos = ({ attributes }: XmlElement) => attributes.role === ATMOS_ROLE;
  const [atmos, stereo] = [parts.find(isAtmos), file ?? parts.find((part) => !isAtmos(part))];
  const partPath = `${path}/assets/asset/data_file`;
  return {
    audio: stereo === undefined ? null : readFile(stereo, stereo === file ? `${path}/audio_file` : partPath),
    atmos: atmos === undefined ? null : { file: readFile(atmos, partPath), isrc: atmos.attributes[ATMOS_ISRC] ?? '' },
  };
}

function readProduct(product: XmlElement, path: string): AppleProduct {
  return {
    territory: getText(product, path, 'territory'),
    cleared_for_sale: isCleared(product, path, 'cleared_for_sale'),
    cleared_for_stream: isCleared(product, path, 'cleared_for_stream'),
    sales_start_date: findDate(product, path, 'sales_start_date'),
    stream_start_date: findDate(product, path, 'stream_start_date'),
    preorder_sales_start_date: findDate(product, path, 'preorder_sales_start_date'),
    wholesale_price_tier:
      findElement(product, 'wholesale_price_tier') === null ? null : getNumber(product, path, 'wholesale_price_tier'),
  };
}

// Senders who only stream leave out the other flag.
function isCleared(product: XmlElement, path: string, name: string): boolean {
  return findOneOf(product, path, name, ['true', 'false']) === 'true';
}

function readArtist(artist: XmlElement, path: string): AppleArtist {
  return {
    name: getText(artist, path, 'artist_name'),
    apple_id: findText(artist, 'apple_id'),
    roles: listElements(artist, 'roles', 'role').map(({ text }) => text),
    is_primary: findOneOf(artist, path, 'primary', ['true', 'false']) === 'true',
  };
}

function readGenres(parent: XmlElement, path: string): string[] {
  const genres = listElements(parent, 'genres', 'genre');
  // Older senders write the code as text.
  return genres
    .map((genre) => genre.attributes.code ?? genre.text)
    .map((code) => code || fail('element_missing', parent, path, 'genres/genre@code'));
}

function readFile(file: XmlElement, path: string): AppleFile {
  return {
    name: getText(file, path, 'file_name'),
    size_bytes: getNumber(file, path, 'size'),
    md5: getText(file, path, 'checksum').toLowerCase(),
  };
}

function readList<T>(
  parent: XmlElement,
  path: string,
  names: readonly string[],
  read: (element: XmlElement, path: string) => T,
): T[] {
  const elements = listElements(parent, ...names);
  return elements.map((element, i) =>
    read(element, `${path}/${names.join('/')}${elements.length > 1 ? `[${i + 1}]` : ''}`),
  );
}

function get(parent: XmlElement, path: string, name: string): XmlElement {
  return findElement(parent, name) ?? fail('element_missing', parent, path, name);
}

function getText(parent: XmlElement, path: string, name: string): string {
  const { text } = get(parent, path, name);
  return text.trim() === '' ? fail('element_missing', parent, path, name) : text;
}

function getNumber(parent: XmlElement, path: string, name: string): number {
  const text = getText(parent, path, name).trim();
  return /^[0-9]{1,15}$/.test(text) ? Number(text) : failValue(parent, path, name, text, 'value_invalid');
}

function getDate(parent: XmlElement, path: string, name: string): string {
  const text = getText(parent, path, name).trim();
  return isDate(text) ? text : failValue(parent, path, name, text, 'date_invalid');
}

function findDate(parent: XmlElement, path: string, name: string): string | null {
  return findElement(parent, name) === null ? null : getDate(parent, path, name);
}

function getRightsLine(parent: XmlElement, path: string, name: string): AppleRightsLine {
  const text = getText(parent, path, name).trim();
  // Older senders write the sign.
  const [, year, owner] = /^(?:[©℗]|\([cp]\))?\s*(\d{4})\s+(\S.*)$/isu.exec(text) ?? [];
  if (year === undefined || owner === undefined) return failValue(parent, path, name, text, 'rights_line_invalid');
  return { year: Number(year), owner };
}

function findOneOf<T extends string>(parent: XmlElement, path: string, name: string, values: readonly T[]): T | null {
  const text = findText(parent, name);
  if (text === null) return null;
  return values.find((value) => value === text.trim()) ?? failValue(parent, path, name, text, 'value_invalid');
}

function fail(code: AppleIssueCode, parent: XmlElement, path: string, name: string): never {
  throw new ShapeError(code, parent, path, { element: name });
}

function failValue(parent: XmlElement, path: string, name: string, value: string, code: AppleIssueCode): never {
  throw new ShapeError(code, findElement(parent, name) ?? parent, `${path}/${name}`, { value });
}

function listUnknown(element: XmlElement, model: ElementModel, path: string, unknown: Set<string>): void {
  for (const child of element.children) {
    const known = model.children.get(child.name)?.row.model;
    if (known === undefined) unknown.add(`${path}/${child.name}`);
    else listUnknown(child, known, `${path}/${child.name}`, unknown);
  }
}
