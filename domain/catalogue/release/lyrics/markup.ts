/** An element of markup. Names are in lower case and without their prefixes. */
export type MarkupNode = {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (MarkupNode | string)[];
};

const PIECE = /<([^<>]*)>|[^<]+|</gu;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
/** Elements that nobody nests deeper than this are no lyrics. */
const DEPTH_MAX = 50;

/** Reads markup as far as it can be read; what is not closed ends with its parent. Never throws. */
export function parseMarkup(text: string): MarkupNode {
  const root: MarkupNode = { name: '', attributes: new Map(), children: [] };
  const open: MarkupNode[] = [root];
  for (const [piece, tag] of removeComments(text).matchAll(PIECE)) {
    if (tag === undefined) open.at(-1)?.children.push(decodeSigns(piece));
    else if (tag.startsWith(CDATA)) open.at(-1)?.children.push(tag.slice(CDATA.length).replace(/\]\]$/u, ''));
    else readTag(tag, open);
  }
  return root;
}

const CDATA = '![CDATA[';

function removeComments(text: string): string {
  const [first = '', ...others] = text.split('<!--');
  return first + others.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : '')).join('');
}

function readTag(tag: string, open: MarkupNode[]): void {
  const [, end = '', written = ''] = /^(\/?)\s*([\w.:-]+)/u.exec(tag) ?? [];
  const name = toLocal(written);
  if (name === '' || /^[!?]/u.test(tag)) return;
  if (end !== '') {
    const from = open.findLastIndex((node) => node.name === name);
    if (from > 0) open.length = from;
    return;
  }
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single] of tag.matchAll(ATTRIBUTE))
    if (!key.startsWith('xmlns')) attributes.set(toLocal(key), decodeSigns(double ?? single ?? ''));
  const node: MarkupNode = { name, attributes, children: [] };
  open.at(-1)?.children.push(node);
  if (!tag.endsWith('/') && open.length < DEPTH_MAX) open.push(node);
}

function toLocal(name: string): string {
  return name.replace(/^.*:/u, '').toLowerCase();
}

/** Lists the elements of a name inside another one, in their order. */
export function findAll(node: MarkupNode, name: string): MarkupNode[] {
  return node.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === name ? [child, ...findAll(child, name)] : findAll(child, name);
  });
}

/** Returns all text inside an element. */
export function getText(node: MarkupNode): string {
  return node.children.map((child) => (typeof child === 'string' ? child : getText(child))).join('');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decodeSigns(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/giu, (written, decimal, hexadecimal, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? written;
    const code = Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });
}
