import type { CoverRunRow } from './cover-store.ts';

/** The side that models of pictures are trained for. */
export const MODEL_PICTURE_PX = 1024;

/**
 * Describes a cover for a model: the artist's words as the subject, without the title, because models cannot spell and
 * the type is set afterwards.
 */
export function describeForModel({ prompt, genre, mood, palette, style }: CoverRunRow): string {
  const look = [
    style && style !== 'type' ? `in the manner of ${style}` : null,
    palette && `with colours named ${palette}`,
  ];
  return [
    'A square picture for a music cover, full bleed, without any text, letters, numbers, logos, frames or watermarks.',
    `Subject, as the artist describes it: "${prompt.replaceAll('"', "'")}".`,
    `Music: ${genre}. Mood: ${mood.replaceAll('_', ' ')}.`,
    ...look.flatMap((part) => (part === null ? [] : [`Drawn ${part}.`])),
    'Leave calm space at the top and at the bottom.',
  ].join(' ');
}
