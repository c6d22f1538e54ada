import { createAudioFilter } from '@tangent/audio/filter-graph.ts';
import { openSourceFile } from '@tangent/audio/transcode.ts';

/** Decodes a file through a chain of FFmpeg's filters, to nothing. */
export function runFilter(path: string, description: string): void {
  const { decoder } = openSourceFile(path);
  const filter = createAudioFilter(decoder.buffer_arguments, description);
  // The callback reads the data, so that no decoder can skip producing it.
  const receive = (block: { data: Buffer[] | null }) => void block.data;
  decoder.run((frame) => filter.push(frame, receive));
  filter.push(null, receive);
  filter.close();
  decoder.close();
}
