// House rule: every text exists in every language, with the same placeholders and all plural forms; none is missing or
// unused.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, runTool } from './run-tool.mjs';
import { isTest, readSources, report } from './source-files.mjs';

const LANGUAGES = ['en', 'es', 'pt', 'tr'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Lists every problem of the texts. `texts`: language → flat map from key (`area.name`) to text; `sources`: path →
 * content of the code that uses them.
 */
export function checkTexts(texts, sources) {
  const english = texts.get('en');
  const others = LANGUAGES.filter((language) => language !== 'en');
  return [
    ...others.flatMap((language) => compareLanguage(english, texts.get(language), language)),
    ...LANGUAGES.flatMap((language) => checkPlurals(texts.get(language), language)),
    ...checkUse(new Set([...english.keys()].map(toBaseKey)), sources),
  ];
}

const toBaseKey = (key) => key.replace(PLURAL, '').replace(/~.*$/, '');

function compareLanguage(english, other, language) {
  const violations = [];
  const otherBases = new Map([...other].map(([key, text]) => [toBaseKey(key), text]));
  const englishBases = new Map([...english].map(([key, text]) => [toBaseKey(key), text]));
  for (const [base, text] of englishBases) {
    const translated = otherBases.get(base);
    if (translated === undefined) violations.push(`${language}: ${base} is missing`);
    else if (translated.trim() === '') violations.push(`${language}: ${base} is empty`);
    else if (placeholders(text) !== placeholders(translated)) {
      violations.push(`${language}: ${base} has {${placeholders(translated)}}, English has {${placeholders(text)}}`);
    }
  }
  for (const base of otherBases.keys())
    if (!englishBases.has(base)) violations.push(`${language}: ${base} is not in English`);
  return violations;
}

// The last plural form represents all: "one" may omit its number.
function placeholders(text) {
  const names = new Set([...text.matchAll(/\{(\w+)[^}]*\}/g)].map((match) => match[1]));
  return [...names].sort().join(', ');
}

// Streams are counted in millions, and a million takes the form `many` in Spanish and Portuguese.
function checkPlurals(texts, language) {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(toBaseKey));
  return [...plurals].flatMap((base) =>
    needed.filter((form) => !texts.has(`${base}_${form}`)).map((form) => `${language}: ${base}_${form} is missing`),
  );
}

function checkUse(keys, sources) {
  const literals = new Set();
  const prefixes = new Set();
  const used = [];
  for (const [file, content] of sources) {
    for (const match of content.matchAll(/['"`]([a-z_]+(?:\.\w+)+)['"`]/g)) literals.add(match[1]);
    for (const match of content.matchAll(/`([a-z_]+\.[\w.]*)\$\{/g)) prefixes.add(match[1]);
    for (const match of content.matchAll(/\bt\(\s*'([^']+)'/g)) used.push([file, match[1]]);
  }
  const isGroup = (key) => [...keys].some((known) => known.startsWith(`${key}.`));
  const missing = used
    .filter(([, key]) => !keys.has(key) && !isGroup(key))
    .map(([file, key]) => `${file}: the text ${key} does not exist`);
  const isUsed = (key) =>
    literals.has(key) ||
    [...prefixes].some((prefix) => key.startsWith(prefix)) ||
    [...literals].some((literal) => key.startsWith(`${literal}.`));
  return [...missing, ...[...keys].filter((key) => !isUsed(key)).map((key) => `${key} is never used`)];
}

/** Reads the texts of one language from web/texts/<language>/<area>.json. */
export function readTexts(folder) {
  const texts = new Map();
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    flatten(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')), path.basename(name, '.json'), texts);
  }
  return texts;
}

function flatten(value, key, texts) {
  if (typeof value === 'string') texts.set(key, value);
  else for (const [name, inner] of Object.entries(value)) flatten(inner, `${key}.${name}`, texts);
}

if (process.argv[1] === path.join(ROOT, 'tools/check-texts.mjs')) {
  await runTool(() => {
    const texts = new Map(LANGUAGES.map((language) => [language, readTexts(`web/texts/${language}`)]));
    const sources = [...readSources()].filter(([file]) => /^(web|server)\//.test(file) && !isTest(file));
    report('check-texts', checkTexts(texts, sources), `${texts.get('en').size} texts in ${LANGUAGES.length} languages`);
  });
}
