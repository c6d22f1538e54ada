import type { TextEncoding } from '@tangent/domain/text/text-encodings.ts';
import { type MusicTags, NO_TAGS } from './music-tags.ts';

/**
 * Reads the tags of an audio file: the tags and never the sound. A file without readable tags has none. `encoding` is
 * the one that someone chose for texts whose encoding nothing tells.
 */
export async function readTags(file: Blob, encoding: TextEncoding | null = null): Promise<MusicTags> {
  try {
    const [{ readTagBlocks }, { toTags }] = await Promise.all([
      import('./tags/read-blocks.ts'),
      import('./tags/to-tags.ts'),
    ]);
    return await toTags(await readTagBlocks(file), encoding);
  } catch {
    return NO_TAGS;
  }
}
