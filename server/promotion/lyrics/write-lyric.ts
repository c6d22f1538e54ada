import { randomUUID } from 'node:crypto';
import type { LyricBrief } from '@tangent/domain/promotion/lyrics/check-brief.ts';
import type { LyricWriter, SongSection } from '@tangent/domain/promotion/lyrics/song.ts';
import { writeSong } from '@tangent/domain/promotion/lyrics/write-song.ts';
import { AiError } from '../../gateways/ai/ai-error.ts';
import type { LyricsContext } from './context.ts';
import { requestModel } from './request-model.ts';

/** A text, and its writer. */
interface WrittenLyric {
  writer: Exclude<LyricWriter, 'artist'>;
  sections: SongSection[];
}

/**
 * Writes a lyric, or the lines of `kept` that are not locked: with the operator's model if there is one and its text passes
 * our checks, otherwise with the embedded engine. A model that fails is never an error of the user.
 */
export async function writeLyric(
  { ai, log }: Pick<LyricsContext, 'ai' | 'log'>,
  brief: LyricBrief,
  kept: readonly SongSection[] | null = null,
): Promise<WrittenLyric> {
  if (ai.writeText !== null) {
    const sections = await requestModel(ai.writeText, brief, kept).catch((error: unknown) => {
      if (!(error instanceof AiError)) throw error;
      log.warn({ reason: error.reason, message: error.message }, 'the model wrote no lyric');
      return null;
    });
    if (sections !== null) return { writer: 'model', sections };
  }
  return { writer: 'engine', sections: writeSong(brief, randomUUID(), kept) };
}
