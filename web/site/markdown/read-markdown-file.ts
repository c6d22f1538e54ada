import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { listTextFacts } from '../../plans/text-facts.ts';

/** A Markdown file in one language, with all numbers filled in. */
export type MarkdownFile = {
  readonly name: string;
  readonly language: Language;
  readonly body: string;
  /** Returns a field of the head; throws when there is none. */
  take(field: string): string;
};

const NAME = /\/([a-z0-9-]+)\.([a-z]{2})\.md$/;
const HEAD = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Reads a text: its file name contains name and language, lines such as `title: …` between two `---` the fields. */
export function readMarkdownFile(path: string, source: string): MarkdownFile {
  const [, name = '', code = ''] = NAME.exec(path) ?? [];
  const [, head, body] = HEAD.exec(source) ?? [];
  const language = LANGUAGES.find((one) => one === code);
  if (head === undefined || body === undefined || language === undefined) throw new Error(`${path} has no head`);
  const fields = readFields(head);
  return {
    name,
    language,
    body: fillFacts(body, language, path),
    take(field) {
      const value = fields.get(field);
      if (value === undefined || value === '') throw new Error(`${path} has no ${field}`);
      return fillFacts(value, language, path);
    },
  };
}

function readFields(head: string): Map<string, string> {
  return new Map(
    head.split('\n').map((line) => {
      const end = line.indexOf(': ');
      return [line.slice(0, end), line.slice(end + 2).trim()];
    }),
  );
}

function fillFacts(text: string, language: Language, path: string): string {
  const facts = listTextFacts(language);
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    if (!Object.hasOwn(facts, name)) throw new Error(`${path}: there is no number ${mark}`);
    return String(facts[name]);
  });
}
