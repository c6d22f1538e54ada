import type { LanguagePack } from '../engine/pack.ts';
import { listColumns, listItems, listRows } from '../engine/rows.ts';
import { TURKISH_CLAUSES } from './clauses.ts';
import { TURKISH_GRAMMAR } from './grammar.ts';
import { TURKISH_MOTIFS } from './motifs.ts';
import { TURKISH_NOUNS } from './nouns.ts';
import { BLOCK } from './scenes/block.ts';
import { CITY_NIGHT } from './scenes/city-night.ts';
import { DANCE_FLOOR } from './scenes/dance-floor.ts';
import { FIELD } from './scenes/field.ts';
import { FORGE } from './scenes/forge.ts';
import { HARBOUR } from './scenes/harbour.ts';
import { HOME } from './scenes/home.ts';
import { ROAD } from './scenes/road.ts';
import { STAGE } from './scenes/stage.ts';
import { SUMMER } from './scenes/summer.ts';
import { TURKISH_STATEMENTS } from './statements.ts';
import { TURKISH_TAILS } from './tails.ts';
import { TURKISH_VERBS } from './verbs.ts';
import { isWeakTurkishRhyme } from './weak-rhyme.ts';

const scenes = [HARBOUR, CITY_NIGHT, ROAD, FORGE, HOME, DANCE_FLOOR, BLOCK, FIELD, SUMMER, STAGE];

/** Words without an ending that look as if they had one: deniz, akşam. Those that close tails and frames, and all nouns. */
const OTHER_STEMS = `
  yine defa akşam yarın erken boyu gün kala hâlâ sonra önce yıl bahar kere dek kadar gece artık şimdi zaman bugün yeter
  benim gibi değil yok var bir
`;
const stems = new Set([
  ...OTHER_STEMS.trim().split(/\s+/),
  ...[TURKISH_NOUNS, ...scenes.map(({ nouns }) => nouns)].flatMap(listRows).flatMap((row) => {
    const [noun = '', ...flags] = listItems(listColumns(row)[0]);
    return flags.includes('compound') ? [] : [noun.slice(noun.lastIndexOf(' ') + 1)];
  }),
]);

export const TURKISH: LanguagePack = {
  language: 'tr',
  grammar: { ...TURKISH_GRAMMAR, isWeakRhyme: (one, other) => isWeakTurkishRhyme(one, other, stems) },
  verbs: TURKISH_VERBS,
  nouns: TURKISH_NOUNS,
  tails: TURKISH_TAILS,
  clauses: TURKISH_CLAUSES,
  statements: TURKISH_STATEMENTS,
  motifs: TURKISH_MOTIFS,
  scenes,
};
