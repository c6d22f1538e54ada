import { COPYRIGHT_CLAIM } from '../../catalogue/release/takedown.ts';

/**
 * Why earnings are held: another party claims the whole release, or the streams of a track at a store look
 * artificial; then only those lines are held.
 */
export const EARNINGS_HOLD_REASONS = [COPYRIGHT_CLAIM, 'artificial_streams'] as const;
