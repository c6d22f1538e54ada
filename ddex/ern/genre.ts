import type { ErnGenre } from '../model.ts';
import { findText, getElement, getText, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { EVERYWHERE } from './title.ts';

/**
 * The Genre of a release or track release, the same everywhere.
 */
export function buildGenre(genre: ErnGenre): XmlNode {
  return group('Genre', [leaf('GenreText', genre.text), leaf('SubGenre', genre.sub_genre)], EVERYWHERE);
}

/**
 * Reads the first Genre below the parent.
 */
export function parseGenre(parent: XmlElement): ErnGenre {
  const element = getElement(parent, 'Genre');
  return { text: getText(element, 'GenreText'), sub_genre: findText(element, 'SubGenre') };
}
