/** A piece of a line: text, or text with an emphasis or a link. */
export type Span =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

type Cell = readonly Span[];

export type Block =
  | { readonly kind: 'heading'; readonly id: string | null; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph' | 'note'; readonly spans: readonly Span[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'list'; readonly is_ordered: boolean; readonly items: readonly (readonly Span[])[] };

/** A heading that links can lead to: `## Title {#name}`. */
const HEADING = /^## (.+?)(?: \{#([a-z-]+)\})?$/;
const ITEM = /^(?:[-*]|(\d+)\.) (.*)$/;
const SPAN = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)/g;
/** Addresses that a text may link to: our own pages, and others over https. */
const LINKABLE = /^(?:https:\/\/|\/(?!\/)|#)/;

/**
 * Parses the part of Markdown that our texts use: headings, paragraphs, lists, tables, notes, emphasis, code and links.
 * Everything else, HTML included, is text.
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
  const heading = HEADING.exec(first);
  if (heading) return { kind: 'heading', id: heading[2] ?? null, spans: parseSpans(heading[1] ?? '') };
  if (lines.length > 2 && lines.every((line) => line.startsWith('|'))) return parseTable(lines);
  if (lines.every((line) => line.startsWith('> '))) {
    return { kind: 'note', spans: parseSpans(lines.map((line) => line.slice(2)).join(' ')) };
  }
  if (ITEM.test(first)) return parseList(lines);
  return { kind: 'paragraph', spans: parseSpans(lines.join(' ')) };
}

// The second line only separates the head from the rows.
function parseTable([head = '', , ...rows]: readonly string[]): Block {
  const readCells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => parseSpans(cell.trim()));
  return { kind: 'table', head: readCells(head), rows: rows.map(readCells) };
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
