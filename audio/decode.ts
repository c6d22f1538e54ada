import { resolve } from 'node:path';
import {
  AV_LOG_QUIET,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  AV_SAMPLE_FMT_S32,
  AV_SAMPLE_FMT_S32P,
  AV_SAMPLE_FMT_U8,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
} from 'node-av/constants';
import { Codec, CodecContext, FormatContext, Frame, InputFormat, Log, Packet, type Stream } from 'node-av/lib';
import { AudioRefusal } from './audio-refusal.ts';
import type { AudioFormat, AudioSource } from './audio-report.ts';

Log.setLevel(AV_LOG_QUIET);

const PCM_CODECS = [
  'u8',
  's8',
  's16le',
  's16be',
  's24le',
  's24be',
  's32le',
  's32be',
  'f32le',
  'f32be',
  'f64le',
  'f64be',
];
const CODECS: Record<AudioFormat, string[]> = {
  wav: PCM_CODECS.map((name) => `pcm_${name}`),
  aiff: PCM_CODECS.map((name) => `pcm_${name}`),
  flac: ['flac'],
  mp3: ['mp3float', 'mp3'],
};

/** The storage format of decoded samples: integers fill their word from the top. */
export type SampleKind = 'int16' | 'int32' | 'float32';

/** An opened file, ready to be decoded once from start to end. */
export interface Decoder {
  source: AudioSource;
  /** The length in seconds by the container, which may be wrong; 0 when it does not say. */
  expected_s: number;
  sample_kind: SampleKind;
  /** The frame properties that a filter graph needs. */
  buffer_arguments: string;
  /** Decodes everything; every frame is valid only during its call. Throws `AudioRefusal` if the audio is damaged. */
  run(onFrame: (frame: Frame) => void): DecodedAmount;
  close(): void;
}

export interface DecodedAmount {
  /** Per channel. */
  samples: number;
  /** Coded frames. */
  frames: number;
  coded_bytes: number;
  /** Decoding ended with an error, as in every truncated file and some damaged ones. */
  ends_damaged: boolean;
}

/**
 * Opens a local file with the demuxer of its recognised format only, and refuses every codec outside the list of that
 * format before a decoder sees the data. Checksums of frames are checked.
 */
export function openDecoder(path: string, format: AudioFormat): Decoder {
  const input = openInput(path, format);
  try {
    const stream = input.streams.find((one) => one.codecpar.codecType === AVMEDIA_TYPE_AUDIO);
    if (!stream) throw new AudioRefusal('corrupt', 'no sound in the container');
    const codec = Codec.findDecoder(stream.codecpar.codecId);
    if (!codec?.name || !CODECS[format].includes(codec.name)) throw new AudioRefusal('unsupported_format', 'codec');
    const context = openCodec(codec, stream);
    return {
      source: describeSource(format, codec.name, stream),
      expected_s: Math.max(0, (Number(stream.duration) * stream.timeBase.num) / stream.timeBase.den),
      sample_kind: toSampleKind(context),
      buffer_arguments: describeBuffer(stream, context),
      run: (onFrame) => decodeAll(input, stream, context, onFrame),
      close() {
        context.freeContext();
        input.closeInputSync();
      },
    };
  } catch (error) {
    input.closeInputSync();
    throw error;
  }
}

function openInput(path: string, format: AudioFormat): FormatContext {
  const input = new FormatContext();
  input.allocContext();
  // Neither a playlist inside the file nor an image in its tags may use another protocol or decoder.
  input.setOption('protocol_whitelist', 'file');
  input.setOption('codec_whitelist', CODECS[format].join(','));
  if (input.openInputSync(`file:${resolve(path)}`, InputFormat.findInputFormat(format)) < 0) {
    throw new AudioRefusal('corrupt', 'the container cannot be opened');
  }
  if (input.findStreamInfoSync() < 0) {
    input.closeInputSync();
    throw new AudioRefusal('corrupt', 'the container cannot be read');
  }
  return input;
}

function openCodec(codec: Codec, stream: Stream): CodecContext {
  const context = new CodecContext();
  context.allocContext3(codec);
  context.parametersToContext(stream.codecpar);
  context.pktTimebase = stream.timeBase;
  // Set as an option of the context: a dictionary passed to open2Sync is freed twice and crashes the process.
  context.setOption('err_detect', 'crccheck+explode');
  if (context.open2Sync(codec, null) < 0) throw new AudioRefusal('corrupt', 'the decoder cannot be opened');
  return context;
}

function describeSource(format: AudioFormat, codec: string, { codecpar }: Stream): AudioSource {
  const bits = codecpar.bitsPerRawSample || codecpar.bitsPerCodedSample;
  return {
    format,
    codec,
    sample_rate_hz: codecpar.sampleRate,
    bits_per_sample: format === 'mp3' || bits === 0 ? null : bits,
    channels: codecpar.channels,
  };
}

function toSampleKind({ sampleFormat }: CodecContext): SampleKind {
  if ([AV_SAMPLE_FMT_U8, AV_SAMPLE_FMT_S16, AV_SAMPLE_FMT_S16P].some((one) => one === sampleFormat)) return 'int16';
  if ([AV_SAMPLE_FMT_S32, AV_SAMPLE_FMT_S32P].some((one) => one === sampleFormat)) return 'int32';
  return 'float32';
}

// Uses the stream's own time base, otherwise cuts and gaps of an MP3 are misplaced; sets the layout, because a plain
// WAV has none.
function describeBuffer({ codecpar, timeBase }: Stream, { sampleFormat }: CodecContext): string {
  const layout = { 1: 'mono', 2: 'stereo' }[codecpar.channels] ?? `${codecpar.channels}c`;
  return (
    `time_base=${timeBase.num}/${timeBase.den}:sample_rate=${codecpar.sampleRate}` +
    `:sample_fmt=${sampleFormat}:channel_layout=${layout}`
  );
}

function decodeAll(
  input: FormatContext,
  stream: Stream,
  context: CodecContext,
  onFrame: (frame: Frame) => void,
): DecodedAmount {
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  const amount: DecodedAmount = { samples: 0, frames: 0, coded_bytes: 0, ends_damaged: false };
  try {
    let read = input.readFrameSync(packet);
    for (; read >= 0; read = input.readFrameSync(packet)) {
      if (packet.streamIndex === stream.index) {
        amount.frames += 1;
        amount.coded_bytes += packet.size;
        decodePacket(context, packet, frame, amount, onFrame);
      }
      packet.unref();
    }
    if (read !== AVERROR_EOF) amount.ends_damaged = true;
    decodePacket(context, null, frame, amount, onFrame);
    return amount;
  } finally {
    packet.free();
    frame.free();
  }
}

function decodePacket(
  context: CodecContext,
  packet: Packet | null,
  frame: Frame,
  amount: DecodedAmount,
  onFrame: (frame: Frame) => void,
): void {
  const sent = context.sendPacketSync(packet);
  if (sent < 0 && sent !== AVERROR_EOF) amount.ends_damaged = true;
  for (;;) {
    const received = context.receiveFrameSync(frame);
    if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
    if (received < 0) {
      amount.ends_damaged = true;
      return;
    }
    if (amount.ends_damaged) throw new AudioRefusal('corrupt', 'sound goes on behind a damaged place');
    amount.samples += frame.nbSamples;
    onFrame(frame);
    frame.unref();
  }
}
