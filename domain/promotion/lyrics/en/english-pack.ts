import type { LanguagePack } from '../engine/pack.ts';
import { ENGLISH_CLAUSES } from './clauses.ts';
import { ENGLISH_GRAMMAR } from './grammar.ts';
import { ENGLISH_MOTIFS } from './motifs.ts';
import { ENGLISH_NOUNS } from './nouns.ts';
import { CHURCH } from './scenes/church.ts';
import { CITY } from './scenes/city.ts';
import { DANCE } from './scenes/dance.ts';
import { FIELD } from './scenes/field.ts';
import { FORGE } from './scenes/forge.ts';
import { HARBOUR } from './scenes/harbour.ts';
import { KITCHEN } from './scenes/kitchen.ts';
import { ROAD } from './scenes/road.ts';
import { STAGE } from './scenes/stage.ts';
import { STUDIO } from './scenes/studio.ts';
import { SUMMER } from './scenes/summer.ts';
import { ENGLISH_STATEMENTS } from './statements.ts';
import { ENGLISH_TAILS } from './tails.ts';
import { ENGLISH_VERBS } from './verbs.ts';

export const ENGLISH: LanguagePack = {
  language: 'en',
  grammar: ENGLISH_GRAMMAR,
  verbs: ENGLISH_VERBS,
  nouns: ENGLISH_NOUNS,
  tails: ENGLISH_TAILS,
  clauses: ENGLISH_CLAUSES,
  statements: ENGLISH_STATEMENTS,
  motifs: ENGLISH_MOTIFS,
  scenes: [HARBOUR, CITY, FORGE, STUDIO, ROAD, DANCE, KITCHEN, FIELD, CHURCH, SUMMER, STAGE],
};
