import type { XmlElement } from '@tangent/ddex/xml/element.ts';
import { type AppleIssue, type AppleIssueCode, buildIssue } from '../issue.ts';
import { findWrongRoot } from '../package/read-metadata.ts';
import { MUSIC_VERSION } from '../package/write-metadata.ts';
import type { ElementModel } from '../schema/content-model.ts';
import { MUSIC_5_3 } from '../schema/music-5-3.ts';
import { createPathFinder } from './package-parts.ts';

/** A thoroughly wrong package is reported with at most this many issues. */
const MAX_ISSUES = 100;

/** Text between elements other than XML whitespace; a no-break space counts as text. */
const TEXT_BETWEEN_ELEMENTS = /[^ \t\r\n]/;

/** The state of one traversal of a package. */
interface Walk {
  findPath: (element: XmlElement) => string;
  issues: AppleIssue[];
}

/** Names that our schema has anywhere, to tell an element in the wrong place from an unknown one. */
const KNOWN_NAMES = new Set<string>();

function addNames(model: ElementModel): void {
  KNOWN_NAMES.add(model.name);
  for (const { model: child } of model.rows) addNames(child);
}
addNames(MUSIC_5_3);

/**
 * Checks a parsed package against our reading of music5.3: its version, its elements, their number and order, their values and
 * attributes. It refuses what that reading does not have, and reports another order as a warning: Apple takes several.
 * At most 100 issues are listed.
 */
export function checkStructure(root: XmlElement): AppleIssue[] {
  const wrong = findWrongRoot(root);
  if (wrong !== null) return [wrong];
  const { version = '' } = root.attributes;
  const walk: Walk = { findPath: createPathFinder(root), issues: [] };
  if (version !== MUSIC_VERSION) report(walk, 'version_unknown', root, { version });
  checkElement(root, MUSIC_5_3, walk);
  return walk.issues.slice(0, MAX_ISSUES);
}

function checkElement(element: XmlElement, model: ElementModel, walk: Walk): void {
  if (walk.issues.length >= MAX_ISSUES) return;
  checkAttributes(element, model, walk);
  if (isEmpty(element, model)) report(walk, 'element_empty', element);
  else if (model.rows.length > 0) checkChildren(element, model, walk);
  else checkValue(element, model, walk);
}

function isEmpty({ children, text }: XmlElement, { rows, value }: ElementModel): boolean {
  return children.length === 0 && text.trim() === '' && (rows.length > 0 || value !== null);
}

function checkAttributes(element: XmlElement, model: ElementModel, walk: Walk): void {
  const { attributes } = element;
  for (const [attribute, { isRequired }] of Object.entries(model.attributes)) {
    if (isRequired && attributes[attribute] === undefined) report(walk, 'attribute_missing', element, { attribute });
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    const type = Object.hasOwn(model.attributes, attribute) ? model.attributes[attribute]?.type : undefined;
    if (type === undefined) report(walk, 'attribute_unexpected', element, { attribute });
    else if (!type.isValid(value)) {
      const code = type.code === 'value_invalid' ? 'attribute_invalid' : type.code;
      report(walk, code, element, { attribute, value, expected: type.expected });
    }
  }
}

function checkValue(element: XmlElement, { value }: ElementModel, walk: Walk): void {
  for (const child of element.children) reportChild(child, walk);
  const { text } = element;
  if (value !== null && !value.isValid(text)) {
    report(walk, value.code, element, { value: text, expected: value.expected });
  }
  if (value === null && text.trim() !== '') report(walk, 'text_unexpected', element, { value: text.trim() });
}

function checkChildren(element: XmlElement, model: ElementModel, walk: Walk): void {
  const counts = new Map<string, number>();
  let position = 0;
  for (const child of element.children) {
    const slot = child.namespace === element.namespace ? model.children.get(child.name) : undefined;
    if (slot === undefined) {
      reportChild(child, walk);
      continue;
    }
    const count = (counts.get(child.name) ?? 0) + 1;
    counts.set(child.name, count);
    if (count > slot.row.max) report(walk, 'element_repeated', child);
    else if (slot.position < position) report(walk, 'element_out_of_order', child);
    position = Math.max(position, slot.position);
    checkElement(child, slot.row.model, walk);
  }
  for (const { model: child, min } of model.rows) {
    if (!counts.has(child.name) && min > 0) report(walk, 'element_missing', element, { element: child.name });
  }
  if (TEXT_BETWEEN_ELEMENTS.test(element.text)) {
    report(walk, 'text_unexpected', element, { value: element.text.trim() });
  }
}

function reportChild(child: XmlElement, walk: Walk): void {
  report(walk, KNOWN_NAMES.has(child.name) ? 'element_misplaced' : 'element_unexpected', child);
}

function report(walk: Walk, code: AppleIssueCode, element: XmlElement, params: AppleIssue['params'] = {}): void {
  walk.issues.push(buildIssue(code, element.line, walk.findPath(element), params));
}
