import { ARTWORK_BEST_PX } from '../file-limits.ts';

/** The measured properties of artwork that the advice needs (docs/standards/audio.md). */
export type ArtworkProperties = {
  readonly width_px: number;
  readonly true_side_px: number | null;
  readonly has_border: boolean;
  readonly had_transparency: boolean;
  readonly colour_space: string;
  readonly bits_per_channel: number;
  readonly had_rotation: boolean;
  readonly similar_release_ids: readonly string[];
};

/**
 * Every piece of advice with the store rule behind it (rules R1, R2, R11, R12 in docs/standards/store-rules.md), and
 * its severity.
 */
const ARTWORK_ADVICE = {
  blurred: { rule: 'R11', severity: 'warning' },
  enlarged: { rule: 'R11', severity: 'warning' },
  small: { rule: 'R1', severity: 'warning' },
  border: { rule: 'R11', severity: 'warning' },
  reused: { rule: 'R12', severity: 'note' },
  print_colours: { rule: 'R2', severity: 'note' },
  wide_colours: { rule: 'R2', severity: 'note' },
  hdr_colours: { rule: 'R2', severity: 'note' },
  transparency: { rule: 'R2', severity: 'note' },
  deep_colours: { rule: 'R2', severity: 'note' },
  rotation: { rule: 'R2', severity: 'note' },
} as const;

export type ArtworkAdviceCode = keyof typeof ARTWORK_ADVICE;
export type ArtworkAdvice = (typeof ARTWORK_ADVICE)[ArtworkAdviceCode] & {
  readonly code: ArtworkAdviceCode;
  readonly params: Readonly<Record<string, number>>;
};

/**
 * Shares of the side that the detail fills: below `ENLARGED_BELOW` the picture was enlarged, below `BLURRED_BELOW` it
 * is visibly blurred.
 */
const ENLARGED_BELOW = 0.72;
const BLURRED_BELOW = 0.15;

/**
 * Returns advice on artwork that the product accepts but stores may object to, or that is converted for them; warnings
 * first. None of it blocks a submission. `releaseId` is the release of the artwork: similarity to its
 * own previous artwork is ignored.
 */
export function adviseArtwork(artwork: ArtworkProperties, releaseId: string | null = null): ArtworkAdvice[] {
  const side = artwork.width_px;
  const detail = (artwork.true_side_px ?? side) / side;
  const reuses = artwork.similar_release_ids.filter((id) => id !== releaseId).length;
  const sizes = { side, true_side: artwork.true_side_px ?? side };
  const applies: Record<ArtworkAdviceCode, boolean> = {
    blurred: detail < BLURRED_BELOW,
    enlarged: detail >= BLURRED_BELOW && detail < ENLARGED_BELOW,
    small: side < ARTWORK_BEST_PX,
    border: artwork.has_border,
    reused: reuses > 0,
    print_colours: artwork.colour_space === 'cmyk',
    wide_colours: artwork.colour_space === 'wide',
    hdr_colours: artwork.colour_space === 'hdr',
    transparency: artwork.had_transparency,
    deep_colours: artwork.bits_per_channel > 8,
    rotation: artwork.had_rotation,
  };
  const params: Partial<Record<ArtworkAdviceCode, Record<string, number>>> = {
    enlarged: sizes,
    blurred: sizes,
    small: { side, min: ARTWORK_BEST_PX },
    reused: { count: reuses },
    deep_colours: { bits: artwork.bits_per_channel },
  };
  const codes = (Object.keys(ARTWORK_ADVICE) as ArtworkAdviceCode[]).filter((code) => applies[code]);
  return codes.map((code) => ({ code, ...ARTWORK_ADVICE[code], params: params[code] ?? {} }));
}
