import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { endianness, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_S16,
  FF_ENCODER_PCM_S16LE,
} from 'node-av/constants';
import { Codec, CodecContext, FormatContext, type Frame, Packet, Rational } from 'node-av/lib';
import type { Decoder } from './decode.ts';
import { createAudioFilter, requireSuccess } from './filter-graph.ts';

/** Computes the fingerprint of a recording from decoded frames, independent of the file format. */
export interface Fingerprinter {
  /** Takes the next decoded frame; audio after the first two minutes is ignored. */
  push(frame: Frame): void;
  /**
   * Returns the Chromaprint: one signed 32-bit number per eighth of a second; empty for less than about three seconds.
   */
  finish(): number[];
  close(): void;
}

const LISTENED_SECONDS = 120;

/** Creates FFmpeg's Chromaprint for a decoder's audio. Its result passes through a file of a few kilobytes. */
export function createFingerprinter({ buffer_arguments, source }: Decoder): Fingerprinter {
  const path = join(tmpdir(), `fingerprint-${process.pid}-${randomUUID()}.raw`);
  const { context, output } = openMuxer(path, source.sample_rate_hz, source.channels);
  const end = LISTENED_SECONDS * source.sample_rate_hz;
  const filter = createAudioFilter(buffer_arguments, `atrim=end_sample=${end},aformat=sample_fmts=s16`);
  const packet = new Packet();
  packet.alloc();
  let sampleCount = 0;
  let written = 0;
  const write = (frame: Frame) => {
    frame.pts = BigInt(written);
    written += frame.nbSamples;
    requireSuccess(context.sendFrameSync(frame), 'fingerprint');
    while (context.receivePacketSync(packet) >= 0) {
      packet.streamIndex = 0;
      requireSuccess(output.interleavedWriteFrameSync(packet), 'fingerprint');
      packet.unref();
    }
  };
  return {
    push(frame) {
      if (sampleCount < end) filter.push(frame, write);
      sampleCount += frame.nbSamples;
    },
    finish() {
      // Chromaprint treats too little audio as an error.
      if (written === 0 || output.writeTrailerSync() < 0) return [];
      return readItems(path);
    },
    close() {
      packet.free();
      filter.close();
      output.closeOutputSync();
      context.freeContext();
      rmSync(path, { force: true });
    },
  };
}

function openMuxer(path: string, sampleRateHz: number, channels: number) {
  const codec = Codec.findEncoderByName(FF_ENCODER_PCM_S16LE);
  if (!codec) throw new Error('encoder pcm_s16le is missing');
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleFormat = AV_SAMPLE_FMT_S16;
  context.sampleRate = sampleRateHz;
  context.channelLayout = channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO;
  context.timeBase = new Rational(1, sampleRateHz);
  requireSuccess(context.open2Sync(codec, null), 'opening the fingerprint');
  const output = new FormatContext();
  output.allocOutputContext2(null, 'chromaprint', `file:${path}`);
  requireSuccess(output.setOption('fp_format', 'raw'), 'fingerprint format');
  const stream = output.newStream(codec);
  requireSuccess(stream.codecpar.fromContext(context), 'fingerprint parameters');
  stream.timeBase = context.timeBase;
  requireSuccess(output.openOutputSync(), 'opening the fingerprint');
  requireSuccess(output.writeHeaderSync(), 'fingerprint header');
  return { context, output };
}

function readItems(path: string): number[] {
  const bytes = readFileSync(path);
  if (endianness() === 'BE') bytes.swap32();
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => bytes.readInt32LE(4 * i));
}
