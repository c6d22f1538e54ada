import type { Release } from '@tangent/contract/catalogue/release.ts';
import { formatWords } from '@tangent/domain/catalogue/release/lyrics/format-lyrics.ts';
import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';

/** Returns what stores show now in a field of a release, or of one of its tracks; empty for a field without a value. */
export function findCurrentValue(release: Release | null, field: string, trackId: string): string {
  const track = release?.tracks.find(({ id }) => id === trackId) ?? null;
  const whole = { ...release } as Readonly<Record<string, unknown>>;
  const part = { ...track } as Readonly<Record<string, unknown>>;
  switch (field) {
    case 'artist':
      return toText(part.artist ?? whole.primary_artist);
    case 'genre':
      return toText(part.genre ?? whole.primary_genre);
    case 'label':
      return toText(whole.record_label);
    case 'lyrics':
      return formatWords(readLyrics(toText(part.lyrics)).lines);
    case 'credits':
      return toText(part.contributors);
    default:
      return toText(trackId === '' ? whole[field] : part[field]);
  }
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null && 'name' in value) return toText(value.name);
  return typeof value === 'string' ? value : '';
}
