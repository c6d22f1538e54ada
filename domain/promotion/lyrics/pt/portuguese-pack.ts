import type { LanguagePack } from '../engine/pack.ts';
import { PORTUGUESE_CLAUSES } from './clauses.ts';
import { PORTUGUESE_GRAMMAR } from './grammar.ts';
import { PORTUGUESE_MOTIFS } from './motifs.ts';
import { PORTUGUESE_NOUNS } from './nouns.ts';
import { BACKLANDS } from './scenes/backlands.ts';
import { BEACH } from './scenes/beach.ts';
import { BLOCK } from './scenes/block.ts';
import { CHURCH } from './scenes/church.ts';
import { CITY } from './scenes/city.ts';
import { DANCE_FLOOR } from './scenes/dance-floor.ts';
import { FORGE } from './scenes/forge.ts';
import { HARBOUR } from './scenes/harbour.ts';
import { HOME } from './scenes/home.ts';
import { ROAD } from './scenes/road.ts';
import { PORTUGUESE_STATEMENTS } from './statements.ts';
import { PORTUGUESE_TAILS } from './tails.ts';
import { PORTUGUESE_VERBS } from './verbs.ts';

export const PORTUGUESE: LanguagePack = {
  language: 'pt',
  grammar: PORTUGUESE_GRAMMAR,
  verbs: PORTUGUESE_VERBS,
  nouns: PORTUGUESE_NOUNS,
  tails: PORTUGUESE_TAILS,
  clauses: PORTUGUESE_CLAUSES,
  statements: PORTUGUESE_STATEMENTS,
  motifs: PORTUGUESE_MOTIFS,
  scenes: [HARBOUR, CITY, ROAD, HOME, DANCE_FLOOR, BLOCK, FORGE, BACKLANDS, CHURCH, BEACH],
};
