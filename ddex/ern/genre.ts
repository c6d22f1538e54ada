import type { ErnGenre } from '../model.ts';
import { findText, getElement, getText, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import type { Dialect } from './dialect.ts';
import { EVERYWHERE } from './title.ts';

/** Builds the genre of a release or track release, for all territories. */
export function buildGenre(genre: ErnGenre, { genre_element }: Dialect): XmlNode {
  return group(genre_element, [leaf('GenreText', genre.text), leaf('SubGenre', genre.sub_genre)], EVERYWHERE);
}

/**
 * Reads the first genre below the parent.
 */
export function parseGenre(parent: XmlElement, { genre_element }: Dialect): ErnGenre {
  const element = getElement(parent, genre_element);
  return { text: getText(element, 'GenreText'), sub_genre: findText(element, 'SubGenre') };
}
