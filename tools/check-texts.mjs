// House rule: every text exists in every language, with the same placeholders and all plural forms; none is missing or
// unused, and every call gives what its text shows.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, runTool } from './run-tool.mjs';
import { isTest, readSources, report } from './source-files.mjs';
import { checkPlaceholders } from './text-placeholders.mjs';

const LANGUAGES = ['en', 'es', 'pt', 'tr'];
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const COUNTLESS_FORMS = new Set(['zero', 'one']);
const PLURAL = new RegExp(`_(${FORMS.join('|')})$`);

/**
 * Phrases that read as translated, or that contradict the glossary, separated by |. Lower case; each is part of no good
 * text.
 */
const BANNED_PHRASES = {
  en: [
    'anew|has told|is told|are told|not told|told yet|told up to|stand here|stands here|as many days before|besides,',
    'look in again|needs a look|second look|goes on|going up a plan|step down|by itself|by themselves|whoever',
    'somebody|everybody|anybody|waits for|taken back|take it back|takes back|log of acts|is no number|speaks against',
    'colour|centre|catalogue|is good for|began|begins|asked for|you ask for|is kept|not a program|another one by now',
    'words to the artist|in these days',
  ],
  es: [
    '«| %|aquí se cuenta|otros tantos|quién recibe qué|de lo que hay|añadi|añade|añadas|liquidaci|retirada|importe',
    'ajustes de pago|ajustes de tu|recopilatori|caduc|justificante|en directo|vídeo|ordenador|un móvil|laborables',
    'introduc|hemos |se ha |pulsa |vigilancia|está en línea|reparto|de camino|plan gratuito|plan gratis|apellidos',
    'prémium|personas que escuchan|el reclamo|los reclamos|reportan|reporten|reportaron|el reporte|cada reporte|de presave',
    'comprueb|antes del {|retira el lanzamiento',
  ],
  pt: [
    'é contado aqui|outros tantos|quem recebe o quê|do que há|retomou|retomaram|pegaram|pago a nós|gravadora|retirada',
    'em revisão|nossa revisão|pre-save|plano gratuito|plano grátis|vigilância|não é um programa|gente ouvindo',
    'ninguém conhecido|divisões|o tempo anterior|precisa de ajustes|precisa de mudanças|oi, {|toma de volta|compilaç',
    'streams artific|esses streams|à {product}|da {product}',
  ],
  tr: [
    'burada durur|anlatıl|jeton|belirteç|toplanmıştır|aynı sayıda|bırakıyor|çekimi|çekimler|ödeme yöntemi|ödeme ayar',
    'eğilimler|meta veri|üst veri|ön kayıt|olağandışı|denetçi|ücretsiz planda|program değil|sözcük|gürlük',
    'insan dinlemesi|onunla istenen|iletiyi|sınız|siniz|sunuz|sünüz|değişiklik gerekiyor|düzeltme bekliyor|dağıtıcı',
    'sıra dışı|ilgi bekli|şu tarihe kadar|master’|bu paylaşım',
  ],
};

/**
 * Lists every problem of the texts. `texts`: language → flat map from key (`area.name`) to text; `sources`: path →
 * content of the code that uses them.
 */
export function checkTexts(texts, sources) {
  const english = groupForms(texts.get('en'));
  const others = LANGUAGES.filter((language) => language !== 'en');
  return [
    ...others.flatMap((language) => compareLanguage(english, groupForms(texts.get(language)), language)),
    ...LANGUAGES.flatMap((language) => checkForms(texts.get(language), language)),
    ...LANGUAGES.flatMap((language) => checkPhrases(texts.get(language), language)),
    ...checkUse(new Set(english.keys()), sources),
    ...checkPlaceholders(english, sources),
  ];
}

/** Maps each key to its texts by plural form; a text without forms has the form `''`. */
function groupForms(texts) {
  const groups = new Map();
  for (const [key, text] of texts) {
    const base = toBaseKey(key);
    groups.set(base, (groups.get(base) ?? new Map()).set(PLURAL.exec(key)?.[1] ?? '', text));
  }
  return groups;
}

const toBaseKey = (key) => key.replace(PLURAL, '');

function compareLanguage(english, other, language) {
  const violations = [];
  for (const [base, forms] of english) {
    const translated = other.get(base);
    if (translated === undefined) violations.push(`${language}: ${base} is missing`);
    else violations.push(...comparePlaceholders(base, forms, translated, language));
  }
  for (const base of other.keys()) if (!english.has(base)) violations.push(`${language}: ${base} is not in English`);
  return violations;
}

function comparePlaceholders(base, english, translated, language) {
  const needed = listPlaceholders([...english.values()]);
  return [...translated].flatMap(([form, text]) => {
    const names = listPlaceholders([text]);
    // "One song" needs no number.
    const expected = needed.filter((name) => !(name === 'count' && COUNTLESS_FORMS.has(form)) || names.includes(name));
    const isSame = text.trim() === '' || names.join() === expected.join();
    return isSame ? [] : [`${language}: ${base} has {${names.join(', ')}}, English has {${needed.join(', ')}}`];
  });
}

const listPlaceholders = (texts) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)[^}]*\}/g)].map(([, name]) => name)))].sort();

// Streams are counted in millions, and a million takes the form `many` in Spanish and Portuguese.
function checkForms(texts, language) {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(toBaseKey));
  return [
    ...[...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${language}: ${key} is empty`),
    ...[...plurals].flatMap((base) =>
      needed.filter((form) => !texts.has(`${base}_${form}`)).map((form) => `${language}: ${base}_${form} is missing`),
    ),
    ...[...plurals].flatMap((base) =>
      FORMS.filter((form) => texts.has(`${base}_${form}`) && !needed.includes(form)).map(
        (form) => `${language}: ${base}_${form} is never shown`,
      ),
    ),
  ];
}

function checkPhrases(texts, language) {
  const lower = (text) => text.toLocaleLowerCase(language);
  return [...texts].flatMap(([key, text]) =>
    BANNED_PHRASES[language]
      .flatMap((phrases) => phrases.split('|'))
      .filter((phrase) => lower(text).includes(phrase))
      .map((phrase) => `${language}: ${key} says ‘${phrase}’ (docs/glossary.md, part two)`),
  );
}

function checkUse(keys, sources) {
  const literals = new Set();
  const patterns = [];
  const used = [];
  for (const [file, content] of sources) {
    for (const [, key] of content.matchAll(/['"`]([a-z_]+(?:\.\w+)+)['"`]/g)) literals.add(key);
    for (const [, template] of content.matchAll(/`([a-z_]+\.[\w.]*\$\{[^`\s][^`]*)`/g))
      patterns.push(toPattern(template));
    for (const [, key] of content.matchAll(/\bt\(\s*'([^']+)'/g)) used.push([file, key]);
  }
  const isGroup = (key) => [...keys].some((known) => known.startsWith(`${key}.`));
  const isUsed = (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
  return [
    ...used
      .filter(([, key]) => !keys.has(key) && !isGroup(key))
      .map(([file, key]) => `${file}: the text ${key} does not exist`),
    ...[...keys].filter((key) => !isUsed(key)).map((key) => `${key} is never used`),
  ];
}

/** Turns a key that the code builds from a value, such as `status.${release.status}`, into a pattern. */
const toPattern = (template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`);

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
