// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
import { MINUTE_MS } from '../duration.ts';
import { MB_BYTES } from '../limits.ts';

/** Artwork is square, with at least this many pixels per side (S5-024, S5-026). */
export const ARTWORK_MIN_PX = 1500;
/** Artwork has at most this many pixels per side. */
export const ARTWORK_MAX_PX = 6000;
/**
 * Below this many pixels per side the strictest stores refuse artwork that the product accepts (rule R1 in
 * docs/standards/store-rules.md).
 */
export const ARTWORK_BEST_PX = 3000;
/** Artwork must stay strictly under this size (S5-027, A-122). */
export const ARTWORK_LIMIT_BYTES = 20 * MB_BYTES;
/** Side lengths of the pictures generated from uploaded artwork. */
export const ARTWORK_DERIVATIVE_PX = [300, 1000] as const;
/** Release audio may have at most this size (S5-029, A-122). */
export const AUDIO_MAX_BYTES = 100 * MB_BYTES;
/** A track lasts at least one minute, intros and outros excepted (S5-030, S5-032, A-125). */
export const TRACK_MIN_MS = MINUTE_MS;
/** A track lasts at most twenty minutes, intros and outros excepted (S5-031, S5-032, A-125). */
export const TRACK_MAX_MS = 20 * MINUTE_MS;
/** Even an intro or outro lasts at least this long. */
export const INTRO_MIN_MS = 5_000;
/** Silence in the middle of a track may last at most this long (S5-033, A-126). */
export const SILENCE_MAX_MS = 10_000;
/** Integrated loudness outside this span is reported to the reviewer, in LUFS. */
export const LOUDNESS_SPAN_LUFS = { min: -30, max: -5 } as const;
/** Above this true peak a track may distort once a store has encoded it, in dBTP (EBU R 128 s1). */
export const TRUE_PEAK_ADVICE_DBTP = -1;
/** Fewer clipped runs than this in a whole track are inaudible (docs/standards/audio.md). */
export const CLIPPED_RUNS_ADVICE = 20;
/** Silence before and after the music from which on the artist gets a note. */
export const EDGE_SILENCE_ADVICE_MS = { head: 2_000, tail: 5_000 } as const;
/** A mean further from zero than this share of full scale is a recording fault (docs/standards/audio.md). */
export const DC_OFFSET_ADVICE = 0.01;
/** A file with more bits of which only this many are used was padded. */
export const PADDED_BITS = 16;
/** A file of which at most this many bits are used hisses audibly. */
export const FEW_BITS = 8;
/** Channels further apart than this sound off centre; mixes stay within half of it. */
export const CHANNEL_BALANCE_ADVICE_DB = 6;
/** An unfinished upload is deleted after this many hours. */
export const UPLOAD_EXPIRY_HOURS = 24;
/** Uploads an account may have started but not finished: two albums, so that abandoned uploads cannot fill the disk. */
export const UNFINISHED_UPLOADS_MAX = 100;
/** Files that one browser uploads at once; the others wait. */
export const UPLOADS_AT_ONCE = 3;
/** Largest document: PDF, JPEG or PNG. */
export const DOCUMENT_MAX_BYTES = 10 * MB_BYTES;
