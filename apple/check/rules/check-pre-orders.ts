import { findElement, findText, type XmlElement } from '@tangent/ddex/xml/element.ts';
import type { AppleIssue } from '../../issue.ts';
import { listProducts, type PackageParts } from '../package-parts.ts';

/**
 * Checks pre-orders: their date only on the album, never where it is only sold, before the day of the release and after the
 * day of the first upload; a type on every track of a pre-ordered album and on none of another, at most half of them at once.
 */
export function checkPreOrders(parts: PackageParts): AppleIssue[] {
  const { album, tracks, report } = parts;
  const misplaced = tracks.flatMap(listProducts).flatMap((product) => findDate(product) ?? []);
  return [
    ...misplaced.map((date) => report('preorder_on_track', date, { date: date.text })),
    ...listProducts(album).flatMap((product) => checkProduct(parts, product)),
    ...checkTypes(parts),
    ...checkPreviews(parts),
  ];
}

function checkProduct({ facts, report }: PackageParts, product: XmlElement): AppleIssue[] {
  const element = findDate(product);
  if (element === null) return [];
  const issues: AppleIssue[] = [];
  const date = element.text;
  const isSold = findText(product, 'cleared_for_sale') === 'true';
  const isStreamed = findText(product, 'cleared_for_stream') === 'true';
  if (isSold && !isStreamed) issues.push(report('preorder_on_retail_only', element, { date }));
  if (!isSold && !isStreamed) issues.push(report('preorder_without_clearance', element, { date }));
  const starts = ['sales_start_date', 'stream_start_date'].flatMap((name) => findText(product, name) ?? []);
  const [street] = starts.toSorted();
  if (street !== undefined && date >= street) {
    issues.push(report('preorder_not_before_release', element, { date, street }));
  }
  // An update is sent while the pre-order runs.
  if (facts.kind === 'insert' && date <= facts.today) {
    issues.push(report('preorder_not_ahead', element, { date, today: facts.today }));
  }
  if (street !== undefined && street <= facts.today) issues.push(report('preorder_over', element, { date, street }));
  return issues;
}

function checkTypes({ album, tracks, is_pre_ordered, report }: PackageParts): AppleIssue[] {
  const typed = tracks.flatMap((track) => findElement(track, 'preorder_type') ?? []);
  if (!is_pre_ordered) return typed.map((type) => report('preorder_type_without_preorder', type));
  const untyped = tracks.filter((track) => findElement(track, 'preorder_type') === null);
  const instant = typed.filter(({ text }) => text === 'instant-gratification').length;
  return [
    ...untyped.map((track) => report('preorder_type_missing', track)),
    ...(instant * 2 > tracks.length
      ? [report('instant_tracks_too_many', album, { count: instant, max: Math.floor(tracks.length / 2) })]
      : []),
  ];
}

function checkPreviews({ album, is_pre_ordered, report }: PackageParts): AppleIssue[] {
  const previews = findElement(album, 'preorder_previews');
  return previews === null || is_pre_ordered ? [] : [report('preorder_previews_without_preorder', previews)];
}

function findDate(product: XmlElement): XmlElement | null {
  return findElement(product, 'preorder_sales_start_date');
}
