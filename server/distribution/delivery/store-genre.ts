import type { Genre } from '@tangent/domain/genre.ts';

/** The words stores know our genres by. */
export const STORE_GENRES = {
  classical: 'Classical',
  country: 'Country',
  electronic: 'Electronic',
  folk: 'Folk',
  hiphop: 'Hip-Hop',
  jazz: 'Jazz',
  latin: 'Latin',
  metal: 'Metal',
  pop: 'Pop',
  reggae: 'Reggae',
  rnb: 'R&B',
  rock: 'Rock',
  world: 'World',
} as const satisfies Record<Genre, string>;
