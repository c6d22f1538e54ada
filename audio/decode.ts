import { AV_LOG_QUIET, AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import { Frame, Log, Packet, type Rational } from 'node-av/lib';
import { AudioRefusal } from './audio-refusal.ts';
import type { AudioSource } from './audio-report.ts';
import { isZeros } from './containers/data-length.ts';
import type { SoundLayout } from './containers/sound-layout.ts';
import { readPlanes, refuseChangedForm, type SampleKind, toSampleKind } from './frame-samples.ts';
import { refuseBrokenSamples } from './level-guard.ts';
import { openPackets, type PacketSource } from './packets.ts';

Log.setLevel(AV_LOG_QUIET);

/** An opened file, ready to be decoded once from start to end. */
export interface Decoder {
  source: AudioSource;
  /** The length in seconds by the container; 0 when it does not say. */
  expected_s: number;
  sample_kind: SampleKind;
  /** The frame properties that a filter graph needs. */
  buffer_arguments: string;
  /**
   * Decodes everything; every frame is valid only during its call. Throws `AudioRefusal` if the audio is damaged, longer
   * or shorter than announced, or contains samples that are no sound.
   */
  run(onFrame: (frame: Frame) => void): DecodedAmount;
  close(): void;
}

export interface DecodedAmount {
  /** Per channel. */
  samples: number;
  coded_bytes: number;
}

interface Progress extends DecodedAmount {
  /** Decoding ended with an error, as in every truncated file, some damaged ones, and before rubbish behind the sound. */
  ends_damaged: boolean;
}

/**
 * Opens a local file of at most two channels for decoding exactly the bytes that its layout names, by the codec of its
 * layout. FFmpeg sees no container except that of an MP3. Checksums of frames are checked.
 */
export function openDecoder(path: string, layout: SoundLayout): Decoder {
  const packets = openPackets(path, layout);
  const { format, codec, sample_rate_hz, bits_per_sample, channels, announced } = layout;
  const source = { format, codec, sample_rate_hz, bits_per_sample, channels };
  const { sampleFormat } = packets.context;
  const sample_kind = toSampleKind(sampleFormat);
  return {
    source,
    expected_s: announced === null ? packets.expected_s : announced.samples / sample_rate_hz,
    sample_kind,
    buffer_arguments: describeBuffer(layout, sampleFormat, packets.time_base),
    run(onFrame) {
      const progress = decodeAll(packets, source, (frame, firstSample) => {
        refuseChangedForm(frame, source, sampleFormat);
        if (sample_kind === 'float32') {
          const planes = readPlanes(frame, { source, sample_kind }) as (Float32Array | Float64Array)[];
          refuseBrokenSamples(planes, source, firstSample);
        }
        onFrame(frame);
      });
      refuseWrongLength(layout, progress, () => isZeros(packets.bytes, layout.end - 8, layout.end));
      const { samples, coded_bytes } = progress;
      return { samples, coded_bytes };
    },
    close: packets.close,
  };
}

// The number of channels decides, whatever speakers a mask in the file names.
function describeBuffer({ channels, sample_rate_hz }: SoundLayout, sampleFormat: number, timeBase: Rational): string {
  return (
    `time_base=${timeBase.num}/${timeBase.den}:sample_rate=${sample_rate_hz}` +
    `:sample_fmt=${sampleFormat}:channel_layout=${channels === 1 ? 'mono' : 'stereo'}`
  );
}

function refuseWrongLength(layout: SoundLayout, { samples, ends_damaged }: Progress, endsInZeros: () => boolean): void {
  const { announced, sample_rate_hz } = layout;
  const toMs = (count: number) => Math.round((1000 * count) / sample_rate_hz);
  if (announced !== null) {
    const details = { found_ms: toMs(samples), announced_ms: toMs(announced.samples) };
    if (samples < announced.samples - announced.tolerance) throw new AudioRefusal('truncated', 'samples', details);
    if (samples > announced.samples + announced.tolerance)
      throw new AudioRefusal('undeclared_sound', 'samples', details);
  }
  if (samples === 0) throw new AudioRefusal('empty');
  // Behind all announced samples anything may follow. Without that number the checksum of all samples decides later.
  const isWhole = announced !== null || (layout.format === 'flac' && (layout.pcm_md5 !== null || endsInZeros()));
  if (ends_damaged && !isWhole) throw new AudioRefusal('corrupt', 'end', { position_ms: toMs(samples) });
}

type OnFrame = (frame: Frame, firstSample: number) => void;

function decodeAll(packets: PacketSource, source: AudioSource, onFrame: OnFrame): Progress {
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  const progress: Progress = { samples: 0, coded_bytes: 0, ends_damaged: false };
  const decode = (sent: Packet | null) => decodePacket(packets, sent, frame, progress, source, onFrame);
  try {
    while (packets.read(packet)) {
      progress.coded_bytes += packet.size;
      decode(packet);
      packet.unref();
    }
    if (packets.isDamaged()) progress.ends_damaged = true;
    decode(null);
    return progress;
  } finally {
    packet.free();
    frame.free();
  }
}

function decodePacket(
  { context, has_times }: PacketSource,
  packet: Packet | null,
  frame: Frame,
  progress: Progress,
  { sample_rate_hz }: AudioSource,
  onFrame: OnFrame,
): void {
  const sent = context.sendPacketSync(packet);
  if (sent < 0 && sent !== AVERROR_EOF) progress.ends_damaged = true;
  for (;;) {
    const received = context.receiveFrameSync(frame);
    if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
    if (received < 0) {
      progress.ends_damaged = true;
      return;
    }
    if (progress.ends_damaged) {
      const position_ms = Math.floor((1000 * progress.samples) / sample_rate_hz);
      throw new AudioRefusal('corrupt', 'sound goes on behind a damaged place', { position_ms });
    }
    if (!has_times) frame.pts = BigInt(progress.samples);
    onFrame(frame, progress.samples);
    progress.samples += frame.nbSamples;
    frame.unref();
  }
}
