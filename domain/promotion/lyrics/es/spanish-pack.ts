import type { LanguagePack } from '../engine/pack.ts';
import { SPANISH_CLAUSES } from './clauses.ts';
import { SPANISH_GRAMMAR } from './grammar.ts';
import { SPANISH_MOTIFS } from './motifs.ts';
import { SPANISH_NOUNS } from './nouns.ts';
import { BLOCK } from './scenes/block.ts';
import { CHURCH } from './scenes/church.ts';
import { CITY } from './scenes/city.ts';
import { DANCE_FLOOR } from './scenes/dance-floor.ts';
import { FIELD } from './scenes/field.ts';
import { FORGE } from './scenes/forge.ts';
import { HARBOUR } from './scenes/harbour.ts';
import { HOME } from './scenes/home.ts';
import { ROAD } from './scenes/road.ts';
import { SUMMER } from './scenes/summer.ts';
import { SPANISH_STATEMENTS } from './statements.ts';
import { SPANISH_TAILS } from './tails.ts';
import { SPANISH_VERBS } from './verbs.ts';

export const SPANISH: LanguagePack = {
  language: 'es',
  grammar: SPANISH_GRAMMAR,
  verbs: SPANISH_VERBS,
  nouns: SPANISH_NOUNS,
  tails: SPANISH_TAILS,
  clauses: SPANISH_CLAUSES,
  statements: SPANISH_STATEMENTS,
  motifs: SPANISH_MOTIFS,
  scenes: [BLOCK, CHURCH, CITY, DANCE_FLOOR, FIELD, FORGE, HARBOUR, HOME, ROAD, SUMMER],
};
