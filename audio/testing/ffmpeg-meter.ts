import { createAudioFilter } from '../filter-graph.ts';
import { openSourceFile } from '../transcode.ts';

/** Measures a file with FFmpeg's own meter, which shares no code with ours; in steps of 0.1 or finer. */
export function measureWithFfmpeg(path: string): { integrated_lufs: number; true_peak_dbtp: number } {
  const { decoder } = openSourceFile(path);
  const filter = createAudioFilter(decoder.buffer_arguments, 'ebur128=peak=true:metadata=1');
  let integrated_lufs = Number.NaN;
  let highest = 0;
  const read = (frame: { getMetadata(): { get(key: string): string | null } | null }) => {
    const metadata = frame.getMetadata();
    integrated_lufs = Number(metadata?.get('lavfi.r128.I') ?? integrated_lufs);
    highest = Math.max(highest, Number(metadata?.get('lavfi.r128.true_peak') ?? 0));
  };
  decoder.run((frame) => filter.push(frame, read));
  filter.push(null, read);
  filter.close();
  decoder.close();
  return { integrated_lufs, true_peak_dbtp: 20 * Math.log10(highest) };
}
