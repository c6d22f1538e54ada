import type { ErnGenre } from '../model.ts';
import { findText, getElement, getText, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/** Builds the Genre of a recording or release. */
export function buildGenre(genre: ErnGenre): XmlNode {
  return group('Genre', [leaf('GenreText', genre.text), leaf('SubGenre', genre.sub_genre)]);
}

/**
 * Reads the first Genre.
 */
export function parseGenre(details: XmlElement): ErnGenre {
  const element = getElement(details, 'Genre');
  return { text: getText(element, 'GenreText'), sub_genre: findText(element, 'SubGenre') };
}
