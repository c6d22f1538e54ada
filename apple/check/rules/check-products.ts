import { findElement, findText, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { WORLD } from '../../codes/territories.ts';
import type { AppleIssue } from '../../issue.ts';
import { listProducts, type PackageParts } from '../package-parts.ts';

/**
 * Checks the products of the album and of each track: territories that neither repeat nor overlap, the same ones on tracks
 * as on the album, a start date for each use that is cleared and for no other, and a price only where something is sold.
 */
export function checkProducts(parts: PackageParts): AppleIssue[] {
  const { album, tracks, facts } = parts;
  const isTakedown = facts.kind === 'takedown';
  return [
    ...[album, ...tracks].flatMap((part) => checkTerritories(parts, listProducts(part))),
    ...tracks.flatMap((track) => compareTerritories(parts, track)),
    ...(isTakedown ? [] : [album, ...tracks].flatMap(listProducts).flatMap((product) => checkTerms(parts, product))),
    ...(isTakedown ? [] : checkClearance(parts)),
  ];
}

function checkTerritories({ report }: PackageParts, products: readonly XmlElement[]): AppleIssue[] {
  const codes = products.map((product) => findText(product, 'territory') ?? '');
  return products.flatMap((product, i) => {
    const territory = codes[i] ?? '';
    if (codes.indexOf(territory) < i) return [report('territory_twice', product, { territory })];
    const isBeside = territory !== WORLD && codes.includes(WORLD);
    return isBeside ? [report('territory_beside_world', product, { territory })] : [];
  });
}

function compareTerritories({ album, report }: PackageParts, track: XmlElement): AppleIssue[] {
  const onAlbum = new Set(listProducts(album).map((product) => findText(product, 'territory')));
  if (onAlbum.has(WORLD)) return [];
  return listProducts(track).flatMap((product) => {
    const territory = findText(product, 'territory') ?? '';
    return onAlbum.has(territory) ? [] : [report('territory_not_on_album', product, { territory })];
  });
}

function checkTerms({ report }: PackageParts, product: XmlElement): AppleIssue[] {
  const issues: AppleIssue[] = [];
  const territory = findText(product, 'territory') ?? '';
  const isSold = findText(product, 'cleared_for_sale') === 'true';
  const isStreamed = findText(product, 'cleared_for_stream') === 'true';
  const [sales, stream] = [findElement(product, 'sales_start_date'), findElement(product, 'stream_start_date')];
  if (isSold && sales === null) issues.push(report('sale_without_date', product, { territory }));
  if (isStreamed && stream === null) issues.push(report('stream_without_date', product, { territory }));
  if (!isSold && sales !== null) issues.push(report('date_without_clearance', sales, { territory }));
  if (!isStreamed && stream !== null) issues.push(report('date_without_clearance', stream, { territory }));
  const tier = findElement(product, 'wholesale_price_tier');
  if (!isSold && tier !== null) issues.push(report('tier_without_sale', tier, { territory, value: tier.text }));
  return issues;
}

// A package that clears nothing is a takedown, and must be sent as one.
function checkClearance({ album, report }: PackageParts): AppleIssue[] {
  const flags = listProducts(album).flatMap(({ children }) => children.filter(({ name }) => /^cleared_/.test(name)));
  return flags.some(({ text }) => text === 'true') || flags.length === 0 ? [] : [report('cleared_for_nothing', album)];
}
