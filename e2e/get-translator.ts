import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './product.ts';

export type Language = 'en' | 'es' | 'pt' | 'tr';

/** Returns a function that finds a text of the screen by its key and fills in its placeholders; `count` chooses the plural. */
export function getTranslator(language: Language): (key: string, params?: Record<string, string | number>) => string {
  const folder = path.join(ROOT, 'web/texts', language);
  const read = (key: string): unknown => {
    const [area = '', ...rest] = key.split('.');
    const file: unknown = JSON.parse(fs.readFileSync(path.join(folder, `${area}.json`), 'utf8'));
    return rest.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], file);
  };
  const plurals = new Intl.PluralRules(language);
  return (key, params = {}) => {
    const text = read(key) ?? read(`${key}_${plurals.select(Number(params.count))}`);
    if (typeof text !== 'string') throw new Error(`no text ${key} in language ${language}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? `{${name}}`));
  };
}
