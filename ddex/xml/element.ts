/**
 * An element that was read. `text` is the text directly inside it (none where only whitespace stands between elements), `line` its
 * line in the document. Attributes keep the prefix of their name; declarations of namespaces are none.
 */
export interface XmlElement {
  name: string;
  namespace: string;
  line: number;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** A message lacks something that its reader cannot do without. */
export class XmlShapeError extends Error {
  readonly path: string;
  readonly line: number;

  constructor(path: string, line: number) {
    super(`missing or unusable: ${path} (line ${line})`);
    this.path = path;
    this.line = line;
  }
}

/**
 * The first element at the path of names below the parent, or null.
 */
export function findElement(parent: XmlElement, ...names: string[]): XmlElement | null {
  let element: XmlElement | undefined = parent;
  for (const name of names) {
    element = element.children.find((child) => child.name === name);
    if (element === undefined) return null;
  }
  return element;
}

/**
 * The first element at the path of names below the parent. XmlShapeError when there is none.
 */
export function getElement(parent: XmlElement, ...names: string[]): XmlElement {
  const element = findElement(parent, ...names);
  if (element === null) throw new XmlShapeError([parent.name, ...names].join('/'), parent.line);
  return element;
}

/**
 * All elements at the path of names below the parent, in the order of the document.
 */
export function listElements(parent: XmlElement, ...names: string[]): XmlElement[] {
  let elements = [parent];
  for (const name of names) {
    elements = elements.flatMap((element) => element.children.filter((child) => child.name === name));
  }
  return elements;
}

/**
 * The text at the path of names, or null when the element is not there.
 */
export function findText(parent: XmlElement, ...names: string[]): string | null {
  return findElement(parent, ...names)?.text ?? null;
}

/**
 * The text at the path of names. XmlShapeError when the element is not there.
 */
export function getText(parent: XmlElement, ...names: string[]): string {
  return getElement(parent, ...names).text;
}

/**
 * The number at the path of names. XmlShapeError when it is not there or not a number.
 */
export function getNumber(parent: XmlElement, ...names: string[]): number {
  const element = getElement(parent, ...names);
  const number = Number(element.text);
  if (element.text.trim() === '' || !Number.isFinite(number)) {
    throw new XmlShapeError([parent.name, ...names].join('/'), element.line);
  }
  return number;
}

/**
 * The element and everything below it, in the order of the document.
 */
export function listAllElements(element: XmlElement): XmlElement[] {
  const elements: XmlElement[] = [];
  const add = (current: XmlElement): void => {
    elements.push(current);
    current.children.forEach(add);
  };
  add(element);
  return elements;
}
