import { resolve } from 'node:path';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  type FFDecoderCodec,
} from 'node-av/constants';
import { Codec, CodecContext, FormatContext, InputFormat, type Packet, Rational } from 'node-av/lib';
import { AudioRefusal } from './audio-refusal.ts';
import { type ByteSource, openByteSource } from './byte-source.ts';
import { readFlacPackets } from './containers/flac.ts';
import type { FlacLayout, Mp3Layout, PcmLayout, SoundLayout } from './containers/sound-layout.ts';

/** The coded sound of a file, piece by piece, and the decoder that takes it. */
export interface PacketSource {
  bytes: ByteSource;
  context: CodecContext;
  /** The length in seconds by FFmpeg's estimate; 0 without one. */
  expected_s: number;
  time_base: Rational;
  /** Whether packets know their times, as those of an MP3 do; the times of others follow from the samples before. */
  has_times: boolean;
  /** Fills `packet`; false at the end. */
  read(packet: Packet): boolean;
  /** Whether reading ended with an error. */
  isDamaged(): boolean;
  close(): void;
}

/** Opens the bytes that a layout names. Throws `AudioRefusal`. */
export function openPackets(path: string, layout: SoundLayout): PacketSource {
  const bytes = openByteSource(path);
  try {
    return layout.format === 'mp3' ? openDemuxer(path, layout, bytes) : openOwnPackets(layout, bytes);
  } catch (error) {
    bytes.close();
    throw error;
  }
}

const CHANNEL_LAYOUTS = new Map([
  [1, AV_CHANNEL_LAYOUT_MONO],
  [2, AV_CHANNEL_LAYOUT_STEREO],
]);

function openOwnPackets(layout: PcmLayout | FlacLayout, bytes: ByteSource): PacketSource {
  const { channels, sample_rate_hz } = layout;
  const channelLayout = CHANNEL_LAYOUTS.get(channels);
  if (!channelLayout) throw new AudioRefusal('too_many_channels', undefined, { channels });
  const time_base = new Rational(1, sample_rate_hz);
  const context = openCodec(layout.codec, time_base, (prepared) => {
    prepared.sampleRate = sample_rate_hz;
    prepared.channelLayout = channelLayout;
    if (layout.format === 'flac') prepared.extraData = layout.stream_info;
  });
  const pieces = layout.format === 'flac' ? readFlacPieces(bytes, layout) : readPcmPieces(bytes, layout);
  return {
    bytes,
    context,
    expected_s: 0,
    time_base,
    has_times: false,
    read(packet) {
      const { value, done } = pieces.next();
      if (done) return false;
      packet.data = value;
      return true;
    },
    isDamaged: () => false,
    close() {
      context.freeContext();
      bytes.close();
    },
  };
}

const PIECE_BYTES = 1 << 18;

function* readPcmPieces(bytes: ByteSource, { start, end, frame_bytes }: PcmLayout): Generator<Buffer> {
  const length = Math.max(1, Math.floor(PIECE_BYTES / frame_bytes)) * frame_bytes;
  for (let at = start; at < end; at += length) yield bytes.read(at, Math.min(length, end - at));
}

function* readFlacPieces(bytes: ByteSource, layout: FlacLayout): Generator<Buffer> {
  for (const packet of readFlacPackets(bytes, layout)) yield packet.bytes;
}

function openDemuxer(path: string, { start, end, codec }: Mp3Layout, bytes: ByteSource): PacketSource {
  const input = openInput(path, start, end, codec);
  try {
    const stream = input.streams.find((one) => one.codecpar.codecType === AVMEDIA_TYPE_AUDIO);
    if (!stream) throw new AudioRefusal('corrupt', 'no sound in the container');
    const { timeBase, duration } = stream;
    const context = openCodec(codec, timeBase, (prepared) => prepared.parametersToContext(stream.codecpar));
    let read = 0;
    return {
      bytes,
      context,
      expected_s: Math.max(0, (Number(duration) * timeBase.num) / timeBase.den),
      time_base: timeBase,
      has_times: true,
      read(packet) {
        for (read = input.readFrameSync(packet); read >= 0; read = input.readFrameSync(packet)) {
          if (packet.streamIndex === stream.index) return true;
          packet.unref();
        }
        return false;
      },
      isDamaged: () => read !== AVERROR_EOF,
      close() {
        context.freeContext();
        input.closeInputSync();
        bytes.close();
      },
    };
  } catch (error) {
    input.closeInputSync();
    throw error;
  }
}

/** Opens the bytes of an MP3 with its demuxer only; tags around them stay out of its sight. */
function openInput(path: string, start: number, end: number, codec: string): FormatContext {
  const input = new FormatContext();
  input.allocContext();
  // Neither a playlist inside the file nor an image in its tags may use another protocol or decoder.
  input.setOption('protocol_whitelist', 'file,subfile');
  input.setOption('codec_whitelist', `${codec},mp3`);
  const url = `subfile,,start,${start},end,${end},,:file:${resolve(path)}`;
  if (input.openInputSync(url, InputFormat.findInputFormat('mp3')) < 0) {
    throw new AudioRefusal('corrupt', 'the container cannot be opened');
  }
  if (input.findStreamInfoSync() < 0) {
    input.closeInputSync();
    throw new AudioRefusal('corrupt', 'the container cannot be read');
  }
  return input;
}

function openCodec(name: string, timeBase: Rational, prepare: (context: CodecContext) => void): CodecContext {
  const codec = Codec.findDecoderByName(name as FFDecoderCodec);
  if (!codec) throw new Error(`decoder ${name} is missing`);
  const context = new CodecContext();
  context.allocContext3(codec);
  prepare(context);
  context.pktTimebase = timeBase;
  // Set as an option of the context: a dictionary passed to open2Sync is freed twice and crashes the process.
  context.setOption('err_detect', 'crccheck+explode');
  if (context.open2Sync(codec, null) < 0) throw new AudioRefusal('corrupt', 'the decoder cannot be opened');
  return context;
}
