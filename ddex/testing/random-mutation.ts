import fc from 'fast-check';
import { listAllElements, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { buildXml, type XmlNode } from '../xml/write-xml.ts';

/** A message with one random error, and the name of the error. */
export interface Mutation {
  name: string;
  xml: string;
}

/** The random choices of an error; numbers are taken modulo the available count. */
interface Choice {
  kind: number;
  target: number;
  other: number;
  text: string;
}

type Mistake = (target: XmlElement, choice: Choice, all: readonly XmlElement[]) => void;

const NONSENSE = fc.constantFrom(
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1.5',
  'true',
  'TRUE',
  '2026-02-30',
  '2026-03-01',
  '2026-03-01T24:00:01Z',
  '2026-03-01T00:00:00',
  '2026-03-01T00:00:00+25:00',
  'ZZ',
  'PT',
  'P1Y',
  '26',
  'Worldwide',
  'UK',
  'UserDefined',
  'A1',
  'P1',
  'R0',
  'T1',
  'PADPIDA',
  'en-',
  'ERN',
  '\u00a0',
  '1e3',
  '0000',
  '🎵',
  'zxx',
);

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'element removed': (target, _choice, all) => {
    const parent = getParent(target, all);
    parent.children = parent.children.filter((child) => child !== target);
  },
  'element repeated': (target, _choice, all) => {
    const { children } = getParent(target, all);
    children.splice(children.indexOf(target), 0, structuredClone(target));
  },
  'element swapped with the next': (target, _choice, all) => {
    const { children } = getParent(target, all);
    const at = children.indexOf(target);
    const next = children[at + 1];
    if (next !== undefined) children.splice(at, 2, next, target);
  },
  'element renamed': (target, { other }, all) => {
    target.name = all[other % all.length]?.name ?? target.name;
  },
  'element with an unknown name': (target) => {
    target.name = `${target.name}s`;
  },
  'element moved into another': (target, { other }, all) => {
    const inside = new Set(listAllElements(target));
    const targets = all.filter((element) => !inside.has(element));
    const parent = getParent(target, all);
    parent.children = parent.children.filter((child) => child !== target);
    targets[other % targets.length]?.children.push(target);
  },
  'elements inside removed': (target) => {
    target.children = [];
  },
  'element of another position added': (target, { other }, all) => {
    const added = all[other % all.length];
    if (added !== undefined) target.children.splice(other % (target.children.length + 1), 0, structuredClone(added));
  },
  'value replaced': (target, { text }) => {
    target.text = text;
  },
  'value of another element': (target, { other }, all) => {
    target.text = all[other % all.length]?.text ?? '';
  },
  'value cut': (target, { other }) => {
    const characters = [...target.text];
    target.text = characters.slice(0, other % (characters.length + 1)).join('');
  },
  'attribute removed': (target, { other }) => {
    const names = Object.keys(target.attributes);
    delete target.attributes[names[other % names.length] ?? ''];
  },
  'attribute changed': (target, { other, text }) => {
    const names = Object.keys(target.attributes);
    const name = names[other % names.length];
    if (name !== undefined) target.attributes[name] = text;
  },
  'attribute added': (target, { other, text }, all) => {
    const names = [...new Set(all.flatMap(({ attributes }) => Object.keys(attributes)))];
    target.attributes[names[other % names.length] ?? 'Colour'] = text;
  },
  'unknown attribute': (target, { text }) => {
    target.attributes.Colour = text;
  },
};

const KINDS = Object.keys(MISTAKES);

/** Generates a message with one random error: something removed, repeated, moved, renamed, added or changed. */
export function randomMutation(xml: string): fc.Arbitrary<Mutation> {
  const prefix = /<(\w+:)\w+ xmlns:/.exec(xml)?.[1] ?? '';
  return fc.record({ kind: fc.nat(), target: fc.nat(), other: fc.nat(), text: NONSENSE }).map((choice) => {
    const root = parseXml(xml);
    const all = listAllElements(root);
    const kind = KINDS[choice.kind % KINDS.length] ?? '';
    // The root stays: without it there is no message to check.
    const target = all[1 + (choice.target % (all.length - 1))];
    if (target === undefined) throw new Error('a message without elements');
    const name = `${kind}: ${getParent(target, all).name}/${target.name} '${choice.text}'`;
    MISTAKES[kind]?.(target, choice, all);
    return { name, xml: writeElement(root, prefix) };
  });
}

function getParent(target: XmlElement, all: readonly XmlElement[]): XmlElement {
  const parent = all.find(({ children }) => children.includes(target));
  if (parent === undefined) throw new Error('the root has no parent');
  return parent;
}

function writeElement(root: XmlElement, prefix: string): string {
  const node = buildNode(root);
  const declared = { [`xmlns:${prefix.slice(0, -1)}`]: root.namespace, ...node.attributes };
  return buildXml({ ...node, name: `${prefix}${node.name}`, attributes: declared });
}

/** Builds a node; an element with both text and child elements gets its text first. */
function buildNode({ name, attributes, children, text }: XmlElement): XmlNode {
  return { name, attributes, content: children.length === 0 ? text : children.map(buildNode) };
}
