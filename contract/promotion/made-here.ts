import { SOURCE_TYPES } from '@tangent/domain/promotion/artwork/source-type.ts';
import { TEXT_VERDICTS } from '@tangent/domain/promotion/made-here/judge-text.ts';
import { CHECKED_TEXT_CHARS } from '@tangent/domain/promotion/made-here-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { count, instant } from '../values.ts';

export const checkText = defineCall({
  method: 'POST',
  path: '/v1/api/public/made-here/text',
  summary: 'Returns whether a text was written by the lyrics tool',
  body: z.object({ text: z.string().min(CHECKED_TEXT_CHARS.min).max(CHECKED_TEXT_CHARS.max) }),
  response: z.object({
    verdict: z.enum(TEXT_VERDICTS),
    /** Lines of the text that are long enough to say something. */
    lines: count,
    /** Those of them that the tool wrote for one song. */
    known_lines: count,
    /** When that song was first written; null for none. */
    written_at: instant.nullable(),
  }),
});

export const PICTURE_CHECK_PATH = '/v1/api/public/made-here/picture';

/** The marks of a picture. The body of the call is the file. */
export const pictureCheck = z.object({
  /** Whether one of the marks says that the cover tool made it. */
  made_here: z.boolean(),
  signature: z.object({
    /**
     * The manifest of C2PA: there is none, it is broken, it is signed by this product, or by another maker. Only one
     * that holds says who and how.
     */
    state: z.enum(['none', 'broken', 'own', 'other']),
    signed_by: z.string().nullable(),
    /** A term of the IPTC vocabulary of digital sources. */
    source_type: z.string().nullable(),
  }),
  /** Whether the picture carries our watermark, which stays when a picture is saved again. */
  watermark: z.boolean(),
  /** The IPTC term of the picture's XMP, which anybody can write. */
  label: z.enum(SOURCE_TYPES).nullable(),
});

export type PictureCheck = z.output<typeof pictureCheck>;
