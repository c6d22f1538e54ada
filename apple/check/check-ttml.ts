import { decodeXml } from '@tangent/ddex/xml/decode-xml.ts';
import { findElement, listAllElements, listElements, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { parseXml, UnreadableXml } from '@tangent/ddex/xml/parse-xml.ts';
import { type AppleIssue, type AppleIssueCode, buildIssue } from '../issue.ts';
import { isLanguage } from '../schema/value-types.ts';
import { createPathFinder } from './package-parts.ts';
import { findMarks } from './rules/check-characters.ts';

const TTML = 'http://www.w3.org/ns/ttml';
const METADATA = 'http://www.w3.org/ns/ttml#metadata';
const STYLING = 'http://www.w3.org/ns/ttml#styling';
const PARAMETER = 'http://www.w3.org/ns/ttml#parameter';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** Apple's extensions in lyrics that are delivered. */
const DELIVERED = 'http://itunes.apple.com/lyric-ttml-extensions';
/** Apple's extensions in lyrics that its players are served: another dialect, which a delivery must not have. */
const SERVED = 'http://music.apple.com/lyric-ttml-internal';

/** Elements of the delivery dialect by their namespace and the parents that they may have. */
const ELEMENTS: Record<string, readonly string[]> = {
  [`${TTML} tt`]: [''],
  [`${TTML} head`]: ['tt'],
  [`${TTML} metadata`]: ['head'],
  [`${METADATA} title`]: ['metadata'],
  [`${METADATA} agent`]: ['metadata'],
  [`${METADATA} name`]: ['agent'],
  [`${TTML} body`]: ['tt'],
  [`${TTML} div`]: ['body'],
  [`${TTML} p`]: ['div'],
  [`${TTML} span`]: ['p'],
};

/** Attributes with a namespace, and the elements that have them. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  [`${XML} lang`]: ['tt', 'p', 'span'],
  [`${XML} id`]: ['agent'],
  [`${XML} space`]: ['tt', 'body', 'div', 'p', 'span'],
  [`${DELIVERED} song-part`]: ['div'],
  [`${METADATA} agent`]: ['p'],
};

/** Minutes, seconds and thousandths: `02:29.720`. */
const TIME = /^(\d{2,3}):([0-5]\d)\.(\d{3})$/;

/** The attribute with the time at which an element starts. */
const STARTS = 'begin';

interface Walk {
  root: XmlElement;
  /** Every element, in document order. */
  all: readonly XmlElement[];
  /** Namespaces by their prefix. */
  namespaces: ReadonlyMap<string, string>;
  report(code: AppleIssueCode, element: XmlElement, params?: AppleIssue['params']): AppleIssue;
}

/**
 * Checks lyrics in TTML against the dialect that Apple takes in deliveries: UTF-8 without a byte order mark, the language of the
 * text, singers declared before they are named, times `MM:SS.mmm` that rise and stay inside what they are part of, and nothing of
 * the dialect that players are served. Never throws because of the contents.
 */
export function checkTtml(file: string | Uint8Array): { issues: AppleIssue[] } {
  const bytes = typeof file === 'string' ? Buffer.from(file, 'utf8') : file;
  const marks = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? ['ttml_byte_order_mark' as const] : [];
  const { xml, issues: encoding } = decodeXml(bytes);
  const [wrong] = encoding;
  const isWide = bytes[0] === 0 || bytes[1] === 0 || bytes[0] === 0xff || bytes[0] === 0xfe;
  if (wrong !== undefined || isWide) {
    return { issues: [buildIssue('ttml_not_utf8', wrong?.line ?? 1, 'tt', wrong?.params ?? { found: 'UTF-16' })] };
  }
  const issues = marks.map((code) => buildIssue(code, 1, 'tt'));
  if (!/^<\?xml\s[^>]*\bencoding\s*=/.test(xml)) issues.push(buildIssue('ttml_encoding_undeclared', 1, 'tt'));
  try {
    return { issues: [...issues, ...checkRoot(parseXml(xml), xml)] };
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    return { issues: [...issues, describeUnreadable(error)] };
  }
}

// The parser itself refuses an id that is given twice.
function describeUnreadable({ line, message }: UnreadableXml): AppleIssue {
  const [, value] = /\bID (\S+) already defined/.exec(message) ?? [];
  return value === undefined
    ? buildIssue('ttml_unreadable', line, 'tt', { reason: message })
    : buildIssue('ttml_agent_twice', line, 'tt/head/metadata/agent', { value });
}

function checkRoot(root: XmlElement, xml: string): AppleIssue[] {
  if (root.name !== 'tt' || root.namespace !== TTML) {
    return [buildIssue('ttml_namespace', root.line, root.name, { namespace: root.namespace })];
  }
  const findPath = createPathFinder(root);
  const walk: Walk = {
    root,
    all: listAllElements(root),
    namespaces: listNamespaces(xml),
    report: (code, element, params) => buildIssue(code, element.line, findPath(element), params),
  };
  return [
    ...checkDialect(walk),
    ...checkElements(walk, root, ''),
    ...checkLanguages(walk),
    ...checkAgents(walk),
    ...checkTimes(walk),
    ...checkTexts(walk),
  ];
}

// The elements do not say how their attributes' prefixes were declared; in every known file the root declares them all.
function listNamespaces(xml: string): Map<string, string> {
  const declared = [...xml.matchAll(/\sxmlns:([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  const namespaces = new Map(declared.map(([, prefix = '', double, single]) => [prefix, double ?? single ?? '']));
  return namespaces.set('xml', XML);
}

/** Finds what belongs to the dialect of players; each namespace and each attribute is reported once. */
function checkDialect({ root, all, namespaces, report }: Walk): AppleIssue[] {
  const served = [...namespaces.values()].includes(SERVED);
  const elements = all.filter(({ namespace, name }) => namespace === SERVED || name === 'iTunesMetadata');
  const isServed = served || elements.length > 0;
  return isServed ? [report('ttml_dialect', elements[0] ?? root, { found: SERVED, expected: DELIVERED })] : [];
}

function checkElements(walk: Walk, element: XmlElement, parent: string): AppleIssue[] {
  const { report } = walk;
  const parents = ELEMENTS[`${element.namespace} ${element.name}`];
  if (parents === undefined || !parents.includes(parent)) {
    // The dialect is reported once for all.
    return element.namespace === SERVED ? [] : [report('ttml_element', element, { element: element.name, parent })];
  }
  const issues = Object.keys(element.attributes).flatMap((name) => checkAttribute(walk, element, name));
  return [...issues, ...element.children.flatMap((child) => checkElements(walk, child, element.name))];
}

function checkAttribute({ namespaces, report }: Walk, element: XmlElement, attribute: string): AppleIssue[] {
  const [prefix = '', local] = attribute.split(':');
  if (local === undefined) return [];
  const namespace = namespaces.get(prefix) ?? '';
  if (namespace === STYLING || namespace === PARAMETER || namespace === SERVED) return [];
  if (ATTRIBUTES[`${namespace} ${local}`]?.includes(element.name)) {
    const value = element.attributes[attribute] ?? '';
    return value.trim() === '' ? [report('ttml_empty', element, { attribute })] : [];
  }
  const isOurs = namespace === DELIVERED || namespace === METADATA || namespace === XML;
  return [report(isOurs ? 'ttml_dialect' : 'ttml_namespace', element, { found: attribute, namespace })];
}

function checkLanguages({ root, all, report }: Walk): AppleIssue[] {
  const values = all.filter(({ attributes }) => attributes['xml:lang'] !== undefined);
  const missing = root.attributes['xml:lang'] === undefined ? [report('ttml_language', root, { value: '' })] : [];
  return [
    ...missing,
    ...values
      .filter(({ attributes }) => !isLanguage(attributes['xml:lang'] ?? ''))
      .map((element) => report('ttml_language', element, { value: element.attributes['xml:lang'] ?? '' })),
  ];
}

function checkAgents(walk: Walk): AppleIssue[] {
  const { root, report } = walk;
  const agents = listElements(root, 'head', 'metadata', 'agent');
  const ids = new Set<string>();
  const issues = agents.flatMap((agent) => {
    const value = agent.attributes['xml:id'] ?? '';
    ids.add(value);
    return value === '' ? [report('ttml_empty', agent, { attribute: 'xml:id' })] : [];
  });
  const lines = walk.all.filter(({ name }) => name === 'p');
  return [
    ...issues,
    ...lines.flatMap((line) => {
      const attribute = Object.keys(line.attributes).find((name) => name.endsWith(':agent')) ?? '';
      const value = line.attributes[attribute];
      return value === undefined || ids.has(value) ? [] : [report('ttml_agent_unknown', line, { value })];
    }),
  ];
}

interface Span {
  element: XmlElement;
  /** Milliseconds; null if the element states none or no time. */
  from: number | null;
  to: number | null;
}

function checkTimes(walk: Walk): AppleIssue[] {
  const { root, report } = walk;
  const body = findElement(root, 'body');
  if (body === null) return [report('ttml_empty', root, { element: 'body' })];
  const length = parseTime(body.attributes.dur);
  const issues = body.attributes.dur !== undefined && length === null ? [reportTime(walk, body, 'dur')] : [];
  const whole: Span = { element: body, from: 0, to: length };
  const parts = readSpans(walk, listElements(body, 'div'), whole, false, issues);
  const lines = parts.flatMap((part) => readSpans(walk, listElements(part.element, 'p'), part, true, issues));
  for (const line of lines) readSpans(walk, listElements(line.element, 'span'), line, true, issues);
  checkOrder(walk, lines, issues);
  return issues;
}

/** Reads the times of elements inside another; the issues are added to the list. */
function readSpans(
  walk: Walk,
  elements: readonly XmlElement[],
  outer: Span,
  isRequired: boolean,
  issues: AppleIssue[],
): Span[] {
  const spans = elements.map((element) => {
    const [start, end] = [element.attributes[STARTS], element.attributes.end];
    const span: Span = { element, from: parseTime(start), to: parseTime(end) };
    if (span.from === null && (start !== undefined || isRequired)) issues.push(reportTime(walk, element, STARTS));
    if (span.to === null && (end !== undefined || isRequired)) issues.push(reportTime(walk, element, 'end'));
    const isBackwards = span.from !== null && span.to !== null && span.from >= span.to;
    if (isBackwards) issues.push(walk.report('ttml_time_order', element, { start: start ?? '', end: end ?? '' }));
    const isEarly = span.from !== null && outer.from !== null && span.from < outer.from;
    const isLate = span.to !== null && outer.to !== null && span.to > outer.to;
    if (isEarly || isLate) {
      issues.push(
        walk.report('ttml_time_outside', element, { start: start ?? '', end: end ?? '', of: outer.element.name }),
      );
    }
    return span;
  });
  // Lines are compared across all parts.
  if (outer.element.name !== 'div') checkOrder(walk, spans, issues);
  return spans;
}

// Two singers may sing at once, so only the starts must rise.
function checkOrder({ report }: Walk, spans: readonly Span[], issues: AppleIssue[]): void {
  spans.forEach(({ element, from }, i) => {
    const before = spans[i - 1]?.from ?? null;
    if (from === null || before === null || from >= before) return;
    const previous = spans[i - 1]?.element.attributes[STARTS] ?? '';
    issues.push(report('ttml_time_order', element, { start: element.attributes[STARTS] ?? '', previous }));
  });
}

function reportTime({ report }: Walk, element: XmlElement, attribute: string): AppleIssue {
  return report('ttml_time', element, { attribute, value: element.attributes[attribute] ?? '' });
}

function parseTime(text: string | undefined): number | null {
  const match = TIME.exec(text ?? '');
  if (match === null) return null;
  const [minutes = 0, seconds = 0, milliseconds = 0] = match.slice(1).map(Number);
  return (minutes * 60 + seconds) * 1000 + milliseconds;
}

function checkTexts({ root, all, report }: Walk): AppleIssue[] {
  const texts = all.filter(({ name }) => ['p', 'span', 'title', 'name'].includes(name));
  const marks = texts.flatMap((element) =>
    findMarks(element.text.replace(/[\t\n\r]/g, ' ')).map((mark) => report('ttml_text_character', element, mark)),
  );
  const isEmpty = (line: XmlElement) => listAllElements(line).every(({ text }) => text.trim() === '');
  const lines = all.filter(({ name }) => name === 'p' || name === 'span');
  const empty = lines.filter(isEmpty).map((line) => report('ttml_empty', line, { element: line.name }));
  return lines.length === 0 ? [...marks, report('ttml_empty', root, { element: 'p' })] : [...marks, ...empty];
}
