import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { decodeBlocks } from '../decode-blocks.ts';
import { type AudioJob, executeJob, type JobResult } from '../job.ts';
import { openSourceFile } from '../transcode.ts';
import { wavHeader } from '../wav-header.ts';
import { music } from './signals.ts';
import { writeWav } from './wav.ts';

// A child that runs real jobs, but whose first encodes for stores go wrong, each in another way. What it reports of them
// is what the real child would have seen.
type Encode = Extract<AudioJob, { kind: 'encode_flac' | 'encode_wav' }>;

const OTHER = music(3);

const FAULTS: ((job: Encode) => JobResult)[] = [
  // Another recording, longer and softer; the report agrees with the file.
  (job) =>
    encodeInstead(job, (path) => writeWav(path, { ...OTHER, at: (i, channel) => 0.4 * OTHER.at(i, channel) }, 24)),
  // The same recording at half its level.
  (job) => encodeInstead(job, (path) => writeHalved(job.source, path)),
  // A file that is cut after it was finished.
  (job) => spoil(job, (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2))),
  // One damaged byte in the middle.
  (job) =>
    spoil(job, (path) => {
      const bytes = readFileSync(path);
      const middle = Math.floor(bytes.length / 2);
      bytes.writeUInt8((bytes[middle] ?? 0) ^ 0x10, middle);
      writeFileSync(path, bytes);
    }),
];

process.on('message', (job: AudioJob) => {
  const isForStores = job.kind === 'encode_flac' || job.kind === 'encode_wav';
  const fault = isForStores ? FAULTS.shift() : undefined;
  process.send?.(fault && isForStores ? fault(job) : executeJob(job));
});
process.on('disconnect', () => process.exit());

function encodeInstead(job: Encode, write: (path: string) => void): JobResult {
  const source = `${job.target}.other.wav`;
  write(source);
  const result = executeJob({ ...job, source });
  rmSync(source);
  return result;
}

function spoil(job: Encode, change: (path: string) => void): JobResult {
  const result = executeJob(job);
  change(job.target);
  return result;
}

function writeHalved(source: string, target: string): void {
  const { decoder } = openSourceFile(source);
  const words: number[] = [];
  decodeBlocks(decoder, 16_384, (interleaved) => {
    const bytes = interleaved.slice();
    const is16 = decoder.sample_kind === 'int16';
    for (const value of is16 ? new Int16Array(bytes.buffer) : new Int32Array(bytes.buffer)) {
      words.push(Math.floor(value / (is16 ? 2 : 2 << 8)));
    }
  });
  decoder.close();
  const bits = decoder.sample_kind === 'int16' ? 16 : 24;
  const bytes = Buffer.alloc((words.length * bits) / 8);
  for (const [i, word] of words.entries()) bytes.writeIntLE(word, (i * bits) / 8, bits / 8);
  writeFileSync(target, Buffer.concat([wavHeader(decoder.source, bits, bytes.length), bytes]));
}
