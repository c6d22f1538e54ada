import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC, FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import { Codec, CodecContext, CodecParameters, Frame, Packet, Rational } from 'node-av/lib';
import { createAudioFilter, requireSuccess } from '../filter-graph.ts';
import { openSourceFile } from '../transcode.ts';
import { wavHeader } from '../wav-header.ts';
import type { Signal } from './signals.ts';
import { writeWav } from './wav.ts';

/** Encodes a stereo signal as MP3 or AAC and writes the decoded result as a WAV: lossy audio in a lossless file. */
export function writeTranscoded(path: string, signal: Signal, codec: 'mp3' | 'aac', kbits: number): string {
  const source = writeWav(`${path}.source.wav`, signal, 24);
  const { decoder } = openSourceFile(source);
  const encoder = openEncoder(codec, signal.sample_rate_hz, kbits);
  const reader = createReader(encoder);
  const back = createAudioFilter(describe(signal.sample_rate_hz, 'fltp'), 'aformat=sample_fmts=s16');
  const pieces: Buffer[] = [];
  const collect = (frame: Frame) => {
    const bytes = frame.data?.[0]?.subarray(0, 4 * frame.nbSamples);
    if (bytes) pieces.push(Buffer.from(bytes));
  };
  const there = createAudioFilter(
    decoder.buffer_arguments,
    `aformat=sample_fmts=fltp,asetnsamples=n=${encoder.frameSize}:p=0`,
  );
  const pass = (frame: Frame | null) => roundTrip(encoder, reader, frame, (one) => back.push(one, collect));
  decoder.run((frame) => there.push(frame, pass));
  there.push(null, pass);
  pass(null);
  for (const one of [there, back, decoder]) one.close();
  rmSync(source);
  writePieces(path, signal, pieces);
  return path;
}

/** Writes a stereo signal as a 16-bit WAV of a higher sample rate, as an export from a session of a lower one does. */
export function writeResampled(path: string, signal: Signal, sampleRateHz: number): string {
  const source = writeWav(`${path}.source.wav`, signal, 24);
  const { decoder } = openSourceFile(source);
  const resampler = createAudioFilter(
    decoder.buffer_arguments,
    `aresample=${sampleRateHz}:filter_size=128:cutoff=0.95,aformat=sample_fmts=s16`,
  );
  const pieces: Buffer[] = [];
  const collect = (frame: Frame) => {
    const bytes = frame.data?.[0]?.subarray(0, 4 * frame.nbSamples);
    if (bytes) pieces.push(Buffer.from(bytes));
  };
  decoder.run((frame) => resampler.push(frame, collect));
  resampler.push(null, collect);
  for (const one of [resampler, decoder]) one.close();
  rmSync(source);
  writePieces(path, { ...signal, sample_rate_hz: sampleRateHz }, pieces);
  return path;
}

function describe(sampleRateHz: number, format: string): string {
  return `time_base=1/${sampleRateHz}:sample_rate=${sampleRateHz}:sample_fmt=${format}:channel_layout=stereo`;
}

function openEncoder(name: 'mp3' | 'aac', sampleRateHz: number, kbits: number): CodecContext {
  const codec = Codec.findEncoderByName(name === 'mp3' ? FF_ENCODER_LIBMP3LAME : FF_ENCODER_AAC);
  if (!codec) throw new Error(`encoder ${name} is missing`);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleFormat = AV_SAMPLE_FMT_FLTP;
  context.sampleRate = sampleRateHz;
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  context.timeBase = new Rational(1, sampleRateHz);
  context.bitRate = BigInt(kbits * 1000);
  requireSuccess(context.open2Sync(codec, null), 'opening the encoder');
  return context;
}

function createReader(encoder: CodecContext): CodecContext {
  const parameters = new CodecParameters();
  parameters.alloc();
  requireSuccess(parameters.fromContext(encoder), 'parameters');
  const codec = Codec.findDecoder(parameters.codecId);
  if (!codec) throw new Error('the decoder is missing');
  const context = new CodecContext();
  context.allocContext3(codec);
  context.parametersToContext(parameters);
  requireSuccess(context.open2Sync(codec, null), 'opening the decoder');
  return context;
}

let clock = 0n;

function roundTrip(encoder: CodecContext, reader: CodecContext, frame: Frame | null, onFrame: (frame: Frame) => void) {
  if (frame) {
    frame.pts = clock;
    clock += BigInt(frame.nbSamples);
  }
  requireSuccess(encoder.sendFrameSync(frame), 'encoding');
  const packet = new Packet();
  packet.alloc();
  const decoded = new Frame();
  decoded.alloc();
  while (encoder.receivePacketSync(packet) >= 0) {
    requireSuccess(reader.sendPacketSync(packet), 'decoding');
    while (reader.receiveFrameSync(decoded) >= 0) onFrame(decoded);
    packet.unref();
  }
  packet.free();
  decoded.free();
}

function writePieces(path: string, signal: Signal, pieces: Buffer[]): void {
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const file = openSync(path, 'w');
  writeSync(file, wavHeader(signal, 16, bytes));
  for (const piece of pieces) writeSync(file, piece);
  closeSync(file);
}
