import { APPLE_GENRES } from '@tangent/apple/codes/genres.ts';
import type { Genre } from '@tangent/domain/genre.ts';

/** Returns Apple's codes of genres, the primary one first, each once. */
export function findAppleGenres(genres: readonly (Genre | null)[]): string[] {
  return [...new Set(genres.flatMap((genre) => (genre === null ? [] : [APPLE_GENRES[genre]])))];
}
