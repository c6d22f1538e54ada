import type { Issue } from '../../issue.ts';
import { ARTWORK_LIMIT_BYTES, ARTWORK_MAX_PX, ARTWORK_MIN_PX } from '../file-limits.ts';

export type ArtworkFacts = {
  /** The format of the content, whatever the file name says; null when it is not a picture that can be decoded. */
  readonly format: string | null;
  readonly width_px: number;
  readonly height_px: number;
  readonly size_bytes: number;
};

/**
 * Checks artwork: square JPEG or PNG, 1500 to 6000 px per side, under 20 MB (S5-024 to S5-027, A-123). Returns one
 * issue: the first that must be fixed.
 */
export function checkArtwork(artwork: ArtworkFacts): Issue[] {
  const path = 'artwork';
  if (artwork.size_bytes >= ARTWORK_LIMIT_BYTES) return [{ code: 'artwork_too_large', path }];
  if (artwork.format !== 'jpeg' && artwork.format !== 'png') return [{ code: 'invalid_file_format', path }];
  if (artwork.width_px !== artwork.height_px) return [{ code: 'artwork_not_square', path }];
  if (artwork.width_px < ARTWORK_MIN_PX) return [{ code: 'artwork_too_small', path, params: { min: ARTWORK_MIN_PX } }];
  if (artwork.width_px > ARTWORK_MAX_PX) return [{ code: 'artwork_too_wide', path, params: { max: ARTWORK_MAX_PX } }];
  return [];
}
