import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';

const TEXTS: Record<Language, object> = { en, es, pt, tr };
const PLURAL = /_(zero|one|two|few|many|other)$/;
const ROOT = path.resolve(import.meta.dirname, '../..');

function flatten(texts: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Groups every key with its forms: a text with a count has several. */
function groupForms(language: Language): Map<string, Map<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  const flat = flatten(TEXTS[language]);
  for (const [key, text] of flat) {
    const form = PLURAL.exec(key)?.[1];
    // `other` alone is a word of the product ('another reason'), not a plural form.
    const counts = form !== undefined && flat.has(key.replace(PLURAL, '_other'));
    const name = counts ? key.replace(PLURAL, '') : key;
    groups.set(name, (groups.get(name) ?? new Map()).set(counts ? form : '', text));
  }
  return groups;
}

function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:,[^}]*)?\}/g)].map((match) => match[1] ?? ''))].sort();
}

const english = groupForms('en');

test.each(LANGUAGES)('%s has the same texts as English', (language) => {
  expect([...groupForms(language).keys()].sort()).toEqual([...english.keys()].sort());
});

test.each(LANGUAGES)('%s has the same placeholders in each sentence as English', (language) => {
  for (const [key, forms] of groupForms(language)) {
    const expected = [...(english.get(key) ?? new Map<string, string>()).values()].flatMap(listPlaceholders);
    for (const [form, text] of forms) {
      const placeholders = listPlaceholders(text);
      // The forms for one and zero may leave out the number.
      const needed = [...new Set(expected)].sort().filter((name) => name !== 'count' || placeholders.includes('count'));
      expect(placeholders, `${key} ${form}`).toEqual(needed);
    }
  }
});

test.each(LANGUAGES)('%s has every plural form that its language has', (language) => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  for (const [key, forms] of groupForms(language)) {
    if (!forms.has('')) expect([...forms.keys()].sort(), key).toEqual(needed);
  }
});

test.each(LANGUAGES)('%s has no empty text', (language) => {
  for (const [key, text] of flatten(TEXTS[language])) expect(text.trim(), key).not.toBe('');
});

test('every text is used somewhere', () => {
  const source = ['web', 'server'].flatMap((folder) => readSources(path.join(ROOT, folder))).join('\n');
  const built = listBuiltKeys(source);
  const unused = [...english.keys()].filter(
    (key) =>
      !source.includes(`'${key}'`) && !source.includes(`"${key}"`) && !built.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

/** Lists the keys that the source builds from a value, such as `status.${release.status}`, as patterns. */
function listBuiltKeys(source: string): RegExp[] {
  const areas = Object.keys(en).join('|');
  const templates = source.matchAll(new RegExp(`\`((?:${areas})\\.[^\`\\s]*\\$\\{[^\`]*)\``, 'g'));
  return [...templates].map(([, template = '']) => {
    const pattern = template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+');
    return new RegExp(`^${pattern}$`);
  });
}

function readSources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || /\.test\.tsx?$/.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return readSources(file);
    return /\.tsx?$/.test(entry.name) ? [fs.readFileSync(file, 'utf8')] : [];
  });
}
