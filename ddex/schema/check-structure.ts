import { catchUnreadable } from '../check/catch-unreadable.ts';
import type { ErnIssue } from '../issue.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';
import type { ElementModel, Particle, ReferenceKind, ValueType } from './content-model.ts';
import { findMessageModel } from './message-models.ts';

/** A thoroughly wrong message is reported with at most this many issues. */
const MAX_ISSUES = 100;

/** Text between elements other than XML whitespace; a no-break space counts as text. */
const TEXT_BETWEEN_ELEMENTS = /[^ \t\r\n]/;

/** The state of one traversal of a message. */
interface Walk {
  issues: ErnIssue[];
  /** The elements from the root to the current one. */
  elements: XmlElement[];
  names: Map<ReferenceKind, Set<string>>;
  /** References are resolved at the end, because they may point to later parts. */
  references: { kind: ReferenceKind; elements: XmlElement[] }[];
}

/**
 * Checks a message against our own schema: its elements, their order and number, their values and attributes, and that
 * every reference resolves. The schema describes exactly what our messages contain; anything else is refused, even if
 * the standard allows it. Text that is not XML gives `xml_unreadable`.
 *
 * Codes: `message_unknown`, `element_unexpected`, `element_out_of_order`, `element_repeated`, `element_missing`,
 * `text_unexpected`, `value_invalid`, `attribute_unexpected`, `attribute_missing`, `attribute_invalid`,
 * `reference_twice`, `reference_unresolved`. The path of an issue leads from the root to the element:
 * `NewReleaseMessage/ReleaseList/TrackRelease[2]/ReleaseReference`. At most 100 issues are listed.
 *
 * @example checkStructure(xml) // [{ code: 'value_invalid', line: 212, path: '…/ReleaseType', params: { value: 'Albumm', … } }]
 */
export function checkStructure(xml: string): ErnIssue[] {
  return catchUnreadable(() => checkRootElement(parseXml(xml)));
}

/** Checks a parsed message like `checkStructure`. */
export function checkRootElement(root: XmlElement): ErnIssue[] {
  const model = findMessageModel(root.namespace, root.name);
  if (model === null) return [buildIssue('message_unknown', root, root.name, { namespace: root.namespace })];
  const walk: Walk = { issues: [], elements: [], names: new Map(), references: [] };
  checkElement(root, model, walk);
  for (const { kind, elements } of walk.references) {
    const reference = elements.at(-1)?.text ?? '';
    if (!walk.names.get(kind)?.has(reference)) report({ ...walk, elements }, 'reference_unresolved', { reference });
  }
  return walk.issues.slice(0, MAX_ISSUES);
}

function checkElement(element: XmlElement, mainModel: ElementModel, walk: Walk): void {
  if (walk.issues.length >= MAX_ISSUES) return;
  const { variant } = mainModel;
  const isVariant = variant !== null && element.children.some(({ name }) => name === variant.child);
  const model = isVariant ? variant.model : mainModel;
  walk.elements.push(element);
  checkAttributes(element, model, walk);
  if (model.value === null) checkChildren(element, model, walk);
  else checkValue(element, model.value, walk);
  walk.elements.pop();
}

function checkAttributes({ attributes }: XmlElement, model: ElementModel, walk: Walk): void {
  for (const attribute of model.requiredAttributes) {
    if (attributes[attribute] === undefined) report(walk, 'attribute_missing', { attribute });
  }
  for (const attribute of Object.keys(attributes)) {
    const value = attributes[attribute] ?? '';
    const type = Object.hasOwn(model.attributes, attribute) ? model.attributes[attribute]?.type : undefined;
    if (type === undefined) report(walk, 'attribute_unexpected', { attribute });
    else if (!type.isValid(value)) {
      report(walk, 'attribute_invalid', { attribute, value, expected: type.expected });
    }
  }
}

function checkValue({ text, children }: XmlElement, type: ValueType, walk: Walk): void {
  const [child] = children;
  if (child !== undefined) reportChild(walk, child, 'element_unexpected');
  if (!type.isValid(text)) {
    report(walk, 'value_invalid', { value: text, expected: type.expected });
    return;
  }
  if (type.refersTo !== undefined) walk.references.push({ kind: type.refersTo, elements: [...walk.elements] });
  if (type.names !== undefined && !addName(walk, type.names, text))
    report(walk, 'reference_twice', { reference: text });
}

/** Adds a name; returns whether it is the first of its kind with this value. */
function addName({ names }: Walk, kind: ReferenceKind, name: string): boolean {
  const known = names.get(kind);
  if (known === undefined) names.set(kind, new Set([name]));
  else if (known.has(name)) return false;
  else known.add(name);
  return true;
}

function checkChildren(element: XmlElement, model: ElementModel, walk: Walk): void {
  const { particles } = model;
  let position = 0;
  let count = 0;
  for (const child of element.children) {
    const slot = child.namespace === '' ? model.children.get(child.name) : undefined;
    if (slot === undefined) {
      reportChild(walk, child, 'element_unexpected');
      continue;
    }
    if (slot.position < position) reportChild(walk, child, 'element_out_of_order');
    else {
      if (slot.position > position) {
        reportMissing(walk, particles, position, slot.position, count);
        position = slot.position;
        count = 0;
      }
      count += 1;
      if (count > (particles[position]?.max ?? 0)) reportChild(walk, child, 'element_repeated');
    }
    checkElement(child, slot.model, walk);
  }
  reportMissing(walk, particles, position, particles.length, count);
  if (element.text !== '' && TEXT_BETWEEN_ELEMENTS.test(element.text)) {
    report(walk, 'text_unexpected', { value: element.text.trim() });
  }
}

/** Reports missing elements between two positions; `count` is how many were at the first one. */
function reportMissing(walk: Walk, particles: readonly Particle[], from: number, to: number, count: number): void {
  for (let position = from; position < to; position += 1) {
    const particle = particles[position];
    if (particle === undefined || (position === from ? count : 0) >= particle.min) continue;
    report(walk, 'element_missing', { element: describeParticle(particle) });
  }
}

function describeParticle({ alternatives }: Particle): string {
  return alternatives.map(({ name }) => name).join(' | ');
}

/** Reports an issue about the current element. */
function report(walk: Walk, code: string, params: ErnIssue['params']): void {
  const element = walk.elements.at(-1);
  if (element !== undefined) walk.issues.push(buildIssue(code, element, buildPath(walk), params));
}

function reportChild(walk: Walk, child: XmlElement, code: string): void {
  walk.elements.push(child);
  report(walk, code, {});
  walk.elements.pop();
}

/** Builds the path from the root to the current element, with a number where several siblings have the same name. */
function buildPath({ elements }: Walk): string {
  return elements.map((element, depth) => describeStep(element, elements[depth - 1])).join('/');
}

function describeStep(element: XmlElement, parent: XmlElement | undefined): string {
  const siblings = parent?.children.filter(({ name }) => name === element.name) ?? [];
  return siblings.length > 1 ? `${element.name}[${siblings.indexOf(element) + 1}]` : element.name;
}

function buildIssue(code: string, element: XmlElement, path: string, params: ErnIssue['params']): ErnIssue {
  return { code, severity: 'fatal', line: element.line, path, params };
}
