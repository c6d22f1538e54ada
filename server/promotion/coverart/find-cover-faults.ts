import { adviseArtwork } from '@tangent/domain/catalogue/upload/artwork-advice.ts';
import { COVER_LIMIT_BYTES, COVER_MIN_CONTRAST } from '@tangent/domain/promotion/coverart-limits.ts';
import { measureArtwork } from '../../catalogue/upload/public.ts';

/** Size and contrast of a drawn cover, as its process reports them; without type there is no contrast. */
interface DrawnFile {
  readonly size_bytes: number;
  readonly contrast: number | null;
}

/** Finds what any artwork is checked for, and what breaks the limits of the tool itself. */
export async function findCoverFaults(file: string, { size_bytes, contrast }: DrawnFile): Promise<string[]> {
  if (size_bytes >= COVER_LIMIT_BYTES) return ['too_large'];
  if (contrast !== null && contrast < COVER_MIN_CONTRAST) return ['low_contrast'];
  const measured = await measureArtwork(file, size_bytes);
  if (!measured.ok) return [measured.issue.code];
  const { width_px, true_side_px = null, has_border = false, had_transparency = false } = measured.facts;
  const { colour_space = 'srgb', bits_per_channel = 8, had_rotation = false } = measured.facts;
  const facts = { width_px, true_side_px, has_border, had_transparency, colour_space, bits_per_channel, had_rotation };
  return adviseArtwork({ ...facts, similar_release_ids: [] }).map(({ code }) => code);
}
