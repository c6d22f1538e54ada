// House rule: weights, text sizes, widths and lengths are tokens of web/ui/theme.css, not values in brackets.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, runTool } from './run-tool.mjs';
import { readSources, report } from './source-files.mjs';

/** So many values in brackets may be left: templates of columns, clamps of one headline, pictures made of CSS. */
const BRACKETS_MAX = 150;
const THEME = 'web/ui/theme.css';
/** Which tokens of the theme stand behind a utility. */
const NAMESPACES = {
  font: 'font-weight',
  text: 'text',
  'max-w': 'container',
  leading: 'leading',
  tracking: 'tracking',
  rounded: 'radius',
};
/** Utilities that take any quarter of the spacing scale, so `h-[290px]` is `h-72.5`. */
const SPACED =
  /^(?:[wh]|m(?:in|ax)-[wh]|size|gap(?:-[xy])?|[pm][trblxyse]?|top|right|bottom|left|inset(?:-[xy])?|space-[xy]|basis|translate-[xy])$/;
const BRACKET = /(?<=[\s"'`:!(-])([a-z][a-z0-9]*(?:-[a-z0-9]+)*)-\[([^\]\s]*)\]/g;
/** Weights of Tailwind that the theme does not have: their classes would say nothing. */
const FOREIGN_WEIGHT = /(?<=[\s"'`:])font-(?:thin|extralight|light|normal|semibold|extrabold|black)(?=[\s"'`])/g;
const NUMBER = /^-?(\d*\.?\d+)(px|rem|em|ch|)$/;

/** Lists every value in these files (path → content) that has a token, and says which. */
export function checkStyles(files, theme) {
  const tokens = readTokens(theme);
  let brackets = 0;
  const violations = [];
  for (const [file, content] of files) {
    content.split('\n').forEach((line, index) => {
      for (const [found, utility, value] of line.matchAll(BRACKET)) {
        brackets += 1;
        const instead = findToken(utility, value, tokens);
        if (instead !== null) violations.push(`${file}:${index + 1}: ${found}; write ${instead}`);
      }
      for (const [found] of line.matchAll(FOREIGN_WEIGHT)) {
        violations.push(`${file}:${index + 1}: ${found}; the weights are ${listNames(tokens.font)}`);
      }
    });
  }
  if (brackets > BRACKETS_MAX) violations.push(`${brackets} values in brackets, at most ${BRACKETS_MAX}`);
  return { violations, brackets };
}

/** Reads the tokens of each utility: name → value, as in the theme. */
function readTokens(theme) {
  return Object.fromEntries(
    Object.entries(NAMESPACES).map(([utility, namespace]) => [
      utility,
      [...theme.matchAll(new RegExp(`--${namespace}-([a-z0-9-]+?): ([^;]+);`, 'g'))].filter(
        ([, name]) => !name.includes('--'),
      ),
    ]),
  );
}

const listNames = (tokens) => tokens.map(([, name, value]) => `${name} (${value})`).join(', ');

/** Returns what to write instead of this value, or null if it may stay. */
function findToken(utility, value, tokens) {
  const number = NUMBER.exec(value);
  if (!number) return null;
  const [, amount, unit] = number;
  const step = SPACED.test(utility) && findStep(utility, Number(amount), unit);
  const named = tokens[utility];
  if (named) {
    const exact = named.find(([, , one]) => measure(one) === measure(value));
    if (exact) return `${utility}-${exact[1]}`;
    if (step) return step;
    // A size of one headline or figure that has its own line height.
    if (utility === 'leading' || utility === 'tracking' || utility === 'rounded') return null;
    return `the nearest of ${named
      .filter(([, , one]) => NUMBER.test(one))
      .map(([, name, one]) => `${utility}-${name} (${one})`)
      .join(', ')}`;
  }
  return step || null;
}

function findStep(utility, amount, unit) {
  if (unit !== 'px' && unit !== 'rem') return null;
  const quarters = amount * (unit === 'px' ? 1 : 16);
  return Number.isInteger(quarters) ? `${utility}-${quarters / 4}` : null;
}

/** Writes pixels as rem, so that both compare. */
function measure(value) {
  const [, amount, unit] = NUMBER.exec(value) ?? [];
  if (amount === undefined) return value;
  const sign = value.startsWith('-') ? '-' : '';
  return unit === 'px' ? `${sign}${Number(amount) / 16}rem` : `${sign}${Number(amount)}${unit}`;
}

if (process.argv[1] === path.join(ROOT, 'tools/check-styles.mjs')) {
  await runTool(() => {
    const files = [...readSources(['.ts', '.tsx'])].filter(([file]) => file.startsWith('web/'));
    const { violations, brackets } = checkStyles(files, fs.readFileSync(THEME, 'utf8'));
    report('check-styles', violations, `${brackets} values in brackets`);
  });
}
