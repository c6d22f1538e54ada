import {
  AV_CHANNEL_LAYOUT_STEREO,
  AVFMT_FLAG_BITEXACT,
  type AVSampleFormat,
  type FFEncoderCodec,
} from 'node-av/constants';
import { Codec, CodecContext, Dictionary, FormatContext, type Frame, Packet, Rational, type Stream } from 'node-av/lib';
import type { AudioTags } from './encoded-audio.ts';
import { requireSuccess } from './filter-graph.ts';
import { createSampleDigest } from './sample-digest.ts';

/** The output settings: always stereo. */
export interface EncoderSettings {
  encoder: FFEncoderCodec;
  container: 'flac' | 'mp3' | 'aiff' | 'wav';
  sample_format: AVSampleFormat;
  sample_rate_hz: number;
  bits_per_sample?: 16 | 24;
  bitrate_bps?: number;
  tags?: AudioTags;
}

/** Encodes frames into a file. */
export interface Encoder {
  /** Required samples per frame; 0 if the encoder accepts any number. */
  frame_samples: number;
  /** Samples per channel encoded so far. */
  readonly samples: number;
  write(frame: Frame): void;
  /** The MD5 of the samples that were written; null for a lossy encoder. Ends the digest. */
  digest(): string | null;
  /** Writes the encoder's remaining data and the end of the file. */
  finish(): void;
  close(): void;
}

/** Opens `path` for writing. The same audio and settings give the same bytes: no dates or versions are written. */
export function openEncoder(path: string, settings: EncoderSettings): Encoder {
  const codec = Codec.findEncoderByName(settings.encoder);
  if (!codec) throw new Error(`encoder ${settings.encoder} is missing`);
  const context = openCodec(codec, settings);
  const { output, stream } = openOutput(path, codec, context, settings);
  const packet = new Packet();
  packet.alloc();
  const written = settings.bits_per_sample ? createSampleDigest(settings.bits_per_sample) : null;
  let samples = 0;
  const encode = (frame: Frame | null) => {
    requireSuccess(context.sendFrameSync(frame), 'encoding');
    while (context.receivePacketSync(packet) >= 0) {
      packet.streamIndex = stream.index;
      packet.rescaleTs(context.timeBase, stream.timeBase);
      requireSuccess(output.interleavedWriteFrameSync(packet), 'writing');
      packet.unref();
    }
  };
  return {
    frame_samples: context.frameSize,
    get samples() {
      return samples;
    },
    write(frame) {
      frame.pts = BigInt(samples);
      samples += frame.nbSamples;
      written?.add(frame);
      encode(frame);
    },
    digest: () => written?.finish() ?? null,
    finish() {
      encode(null);
      requireSuccess(output.writeTrailerSync(), 'writing the end');
    },
    close() {
      packet.free();
      output.closeOutputSync();
      context.freeContext();
    },
  };
}

function openOutput(
  path: string,
  codec: Codec,
  context: CodecContext,
  { container, tags }: EncoderSettings,
): { output: FormatContext; stream: Stream } {
  const output = new FormatContext();
  output.allocOutputContext2(null, container, `file:${path}`);
  output.setFlags(AVFMT_FLAG_BITEXACT);
  const stream = output.newStream(codec);
  requireSuccess(stream.codecpar.fromContext(context), 'encoder parameters');
  stream.timeBase = context.timeBase;
  if (tags) output.metadata = Dictionary.fromObject(tags);
  requireSuccess(output.openOutputSync(), 'opening the target');
  requireSuccess(output.writeHeaderSync(), 'writing the header');
  return { output, stream };
}

function openCodec(codec: Codec, settings: EncoderSettings): CodecContext {
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleFormat = settings.sample_format;
  context.sampleRate = settings.sample_rate_hz;
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  context.timeBase = new Rational(1, settings.sample_rate_hz);
  if (settings.bits_per_sample) context.bitsPerRawSample = settings.bits_per_sample;
  if (settings.bitrate_bps) context.bitRate = BigInt(settings.bitrate_bps);
  requireSuccess(context.open2Sync(codec, null), 'opening the encoder');
  return context;
}
