import type { Issue } from '../../issue.ts';
import { PICTURE_MIN_PX } from '../catalogue-limits.ts';
import { ARTWORK_LIMIT_BYTES, ARTWORK_MAX_PX } from '../file-limits.ts';
import type { ArtworkFacts } from './check-artwork.ts';

/**
 * Checks an artist's picture: JPEG or PNG of any shape, 300 px or more on its shorter side, no more than 6000 on the
 * longer one, under 20 MB; its middle is shown. Returns one issue: the first that must be fixed.
 */
export function checkPicture({ format, width_px, height_px, size_bytes }: ArtworkFacts): Issue[] {
  const path = 'picture';
  if (size_bytes >= ARTWORK_LIMIT_BYTES) return [{ code: 'artwork_too_large', path }];
  if (format !== 'jpeg' && format !== 'png') return [{ code: 'invalid_file_format', path }];
  if (Math.min(width_px, height_px) < PICTURE_MIN_PX) {
    return [{ code: 'artwork_too_small', path, params: { min: PICTURE_MIN_PX } }];
  }
  if (Math.max(width_px, height_px) > ARTWORK_MAX_PX) {
    return [{ code: 'artwork_too_wide', path, params: { max: ARTWORK_MAX_PX } }];
  }
  return [];
}
