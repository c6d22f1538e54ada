/** Text that is already HTML; all other values are escaped when they enter a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | readonly Html[];

/** Builds a piece of a page. Values are escaped; pieces and lists of pieces are not; null renders nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const rendered = values.map((value, i) => renderValue(value) + (parts[i + 1] ?? ''));
  return new Html((parts[0] ?? '') + rendered.join(''));
}

function renderValue(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map((piece) => piece.text).join('');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
