import { findElement, findText, listElements } from '@tangent/ddex/xml/element.ts';
import { WORLD } from '../../codes/territories.ts';
import type { AppleIssue } from '../../issue.ts';
import { FILE_ELEMENTS, listProducts, type PackageParts } from '../package-parts.ts';

/**
 * Checks that a takedown says nothing but that: no tracks, files, dates or prices, and nothing cleared anywhere; in the one product
 * for the world, because another form is not known to work.
 */
export function checkTakedown({ album, all, facts, report }: PackageParts): AppleIssue[] {
  if (facts.kind !== 'takedown') return [];
  const tracks = findElement(album, 'tracks') ?? findElement(album, 'track_count');
  const products = listProducts(album);
  const isWorld = products.length === 1 && findText(album, 'products', 'product', 'territory') === WORLD;
  const file = all.find(({ name }) => name === 'artwork_files' || FILE_ELEMENTS.includes(name));
  return [
    ...(tracks === null ? [] : [report('takedown_with_tracks', tracks)]),
    ...(file === undefined ? [] : [report('takedown_with_files', file)]),
    ...(isWorld ? [] : [report('takedown_territory', album, { count: products.length, expected: WORLD })]),
    ...products.flatMap((product) => [
      ...['cleared_for_sale', 'cleared_for_stream']
        .flatMap((name) => listElements(product, name))
        .filter(({ text }) => text !== 'false')
        .map((flag) => report('takedown_cleared', flag)),
      ...product.children
        .filter(({ name }) => name.endsWith('_date'))
        .map((date) => report('takedown_with_dates', date)),
      ...listElements(product, 'wholesale_price_tier').map((tier) => report('takedown_with_tier', tier)),
    ]),
  ];
}
