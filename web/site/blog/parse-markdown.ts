/** A piece of a line: text, or text with an emphasis or a link. */
export type Span =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'note'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly is_ordered: boolean; readonly items: readonly (readonly Span[])[] };

const ITEM = /^(?:[-*]|(\d+)\.) (.*)$/;
const SPAN = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)/g;
/** Addresses that a post may link to: our own pages, and others over https. */
const LINKABLE = /^(?:https:\/\/|\/(?!\/)|#)/;

/**
 * Parses the part of Markdown that posts use: headings, paragraphs, lists, notes, emphasis, code and links. Everything
 * else, HTML included, is text.
 */
export function parseMarkdown(source: string): Block[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map(parseBlock);
}

function parseBlock(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  if (first.startsWith('## ')) return { kind: 'heading', spans: parseSpans(first.slice(3)) };
  if (lines.every((line) => line.startsWith('> '))) {
    return { kind: 'note', spans: parseSpans(lines.map((line) => line.slice(2)).join(' ')) };
  }
  if (ITEM.test(first)) return parseList(lines);
  return { kind: 'paragraph', spans: parseSpans(lines.join(' ')) };
}

// A line without a mark belongs to the item before it.
function parseList(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return { kind: 'list', is_ordered: /^\d/.test(lines[0] ?? ''), items: items.map(parseSpans) };
}

function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    spans.push(readSpan(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

function readSpan([whole, strong, em, code, label, href]: RegExpMatchArray): Span {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (em !== undefined) return { kind: 'em', text: em };
  if (code !== undefined) return { kind: 'code', text: code };
  if (label !== undefined && href !== undefined && LINKABLE.test(href)) return { kind: 'link', text: label, href };
  return { kind: 'text', text: whole };
}
