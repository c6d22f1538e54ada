/// <reference types="vite/client" />
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { LEGAL_PATHS, type LegalPage } from '../app-paths.ts';
import { readMarkdownFile } from '../markdown/read-markdown-file.ts';

/** A text of law or help in one language. */
export type LegalDocument = {
  readonly title: string;
  readonly lead: string;
  readonly changed_on: CalendarDate;
  /** Markdown, with all numbers filled in. */
  readonly body: string;
};

const FILES = import.meta.glob<string>('./documents/*.md', { query: '?raw', import: 'default', eager: true });
const DOCUMENTS = new Map(
  Object.entries(FILES).map(([path, source]) => {
    const { name, language, body, take } = readMarkdownFile(path, source);
    return [`${name}.${language}`, { title: take('title'), lead: take('lead'), changed_on: take('changed_on'), body }];
  }),
);

/** Finds the text of a page; each exists in all languages. */
export function findDocument(page: LegalPage, language: Language): LegalDocument {
  const document = DOCUMENTS.get(`${page}.${language}`);
  if (document === undefined) throw new Error(`there is no text ${page}.${language}`);
  return document;
}

/** Finds the page of law or help at an address; null when there is none. */
export function findLegalPage(path: string): LegalPage | null {
  const pages = Object.keys(LEGAL_PATHS) as LegalPage[];
  return pages.find((page) => LEGAL_PATHS[page] === path) ?? null;
}
