import { openByteSource } from '@tangent/audio/byte-source.ts';
import { openDecoder } from '@tangent/audio/decode.ts';
import { createAudioFilter } from '@tangent/audio/filter-graph.ts';
import { sniffFormat } from '@tangent/audio/sniff.ts';

/** Decodes a file through a chain of FFmpeg's filters, to nothing. */
export function runFilter(path: string, description: string): void {
  const bytes = openByteSource(path);
  const sniffed = sniffFormat(bytes);
  bytes.close();
  if (!sniffed) throw new Error('the file has no format that can be uploaded');
  const decoder = openDecoder(path, sniffed.format);
  const filter = createAudioFilter(decoder.buffer_arguments, description);
  // The callback reads the data, so that no decoder can skip producing it.
  const receive = (block: { data: Buffer[] | null }) => void block.data;
  decoder.run((frame) => filter.push(frame, receive));
  filter.push(null, receive);
  filter.close();
  decoder.close();
}
