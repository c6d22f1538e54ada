import { catchUnreadable } from '../check/catch-unreadable.ts';
import type { ErnIssue } from '../issue.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';
import type { ElementModel, Particle, ReferenceKind, ValueType } from './content-model.ts';
import { findMessageModel } from './message-models.ts';

/** A message that is wrong from end to end says so after this many issues. */
const MAX_ISSUES = 100;

/** Whitespace of XML may stand between elements; a no-break space is text already. */
const TEXT_BETWEEN_ELEMENTS = /[^ \t\r\n]/;

/** One walk through a message. */
interface Walk {
  issues: ErnIssue[];
  /** The elements from the root to the one that is checked. */
  elements: XmlElement[];
  names: Map<ReferenceKind, Set<string>>;
  /** References are resolved at the end, because a message may refer to what comes later. */
  references: { kind: ReferenceKind; elements: XmlElement[] }[];
}

/**
 * Checks a message against our own schema: its elements, their order and number, their values and attributes, and that every
 * reference leads to a part of the message. The schema describes what our messages contain; anything else is refused, also where
 * the standard would allow it. Text that is no XML gives `xml_unreadable`.
 *
 * Codes: `message_unknown`, `element_unexpected`, `element_out_of_order`, `element_repeated`, `element_missing`, `text_unexpected`,
 * `value_invalid`, `attribute_unexpected`, `attribute_missing`, `attribute_invalid`, `reference_twice`, `reference_unresolved`. The
 * path of an issue leads from the root to the element: `NewReleaseMessage/ReleaseList/TrackRelease[2]/ReleaseReference`. At most
 * 100 issues are listed.
 *
 * @example checkStructure(xml) // [{ code: 'value_invalid', line: 212, path: '…/ReleaseType', params: { value: 'Albumm', … } }]
 */
export function checkStructure(xml: string): ErnIssue[] {
  return catchUnreadable(() => checkRootElement(parseXml(xml)));
}

/**
 * Checks a parsed message as `checkStructure` does.
 */
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

/** Whether the name is the first of its kind. */
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

/** Reports what is missing between two positions; `count` is how many stood at the first. */
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

/** Reports an issue of the element that is checked. */
function report(walk: Walk, code: string, params: ErnIssue['params']): void {
  const element = walk.elements.at(-1);
  if (element !== undefined) walk.issues.push(buildIssue(code, element, buildPath(walk), params));
}

function reportChild(walk: Walk, child: XmlElement, code: string): void {
  walk.elements.push(child);
  report(walk, code, {});
  walk.elements.pop();
}

/** The names from the root to the element that is checked, with a number where several siblings bear the same name. */
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
