/** The two sounds that are compared. */
export type Side = 'original' | 'master';
export const SIDES: readonly Side[] = ['original', 'master'];

/** Plays two files of equal length at once and lets one be heard: switching leaves no gap and moves nothing. */
export interface AbPlayer {
  /** Plays on from a position, and repeats the span. */
  play(from: number, span: Span): Promise<void>;
  pause(): void;
  /** Fades within 15 ms to one side, at these gains. */
  mix(side: Side, gains: Record<Side, number>): void;
  /** Seconds from the start of the files. */
  position(): number;
  close(): void;
}

/** A part of the files, in seconds. */
export interface Span {
  start: number;
  end: number;
}

type Chunk = { when: number; position: number; length: number };

const CHUNK_SECONDS = 3;
const AHEAD_SECONDS = 6;
const REFILL_MS = 700;
const FADE_SECONDS = 0.015;
const LEAD_SECONDS = 0.08;

/**
 * Creates a player of two WAV files of 16 bits, read in parts of three seconds: memory and waiting do not depend on
 * their length. `onFail` is called when a part could not be loaded.
 */
export function createAbPlayer(urls: Record<Side, string>, onFail: () => void): AbPlayer {
  const context = new AudioContext();
  const outputs = { original: createOutput(context), master: createOutput(context) };
  const readers = { original: createWavReader(urls.original), master: createWavReader(urls.master) };
  let chosen: Side = 'master';
  let gains: Record<Side, number> = { original: 1, master: 1 };
  let run = 0;
  let chunks: Chunk[] = [];
  let nodes: AudioBufferSourceNode[] = [];
  let stoppedAt = 0;

  const applyGains = () => {
    for (const side of SIDES) fadeTo(outputs[side], side === chosen ? gains[side] : 0);
  };
  const position = () => findPosition(chunks, context.currentTime) ?? stoppedAt;
  const stop = () => {
    stoppedAt = position();
    run += 1;
    for (const node of nodes) node.stop();
    nodes = [];
    chunks = [];
  };
  const schedule = (chunk: Chunk, buffers: AudioBuffer[]) => {
    nodes = [...nodes.slice(-10), ...SIDES.map((side, i) => startNode(outputs[side], chunk.when, buffers[i] ?? null))];
    chunks = [...chunks.slice(-4), chunk];
  };
  const fill = async (own: number, from: number, span: Span) => {
    const read = (at: number, length: number) => Promise.all(SIDES.map((side) => readers[side](at, length)));
    let [at, when] = [from, 0];
    while (own === run) {
      const length = Math.min(CHUNK_SECONDS, span.end - at);
      const buffers = await read(at, length);
      if (own !== run) return;
      when = Math.max(when, context.currentTime + LEAD_SECONDS);
      schedule({ when, position: at, length }, buffers);
      when += length;
      at = at + length >= span.end - 0.01 ? span.start : at + length;
      while (own === run && when - context.currentTime > AHEAD_SECONDS) await pause(REFILL_MS);
    }
  };
  return {
    async play(from, span) {
      stop();
      await context.resume();
      applyGains();
      fill(run, Math.max(span.start, Math.min(from, span.end - 0.1)), span).catch(onFail);
    },
    pause: stop,
    mix(side, next) {
      [chosen, gains] = [side, next];
      applyGains();
    },
    position,
    close() {
      stop();
      void context.close();
    },
  };
}

function startNode(output: GainNode, when: number, buffer: AudioBuffer | null): AudioBufferSourceNode {
  const node = new AudioBufferSourceNode(output.context, { buffer });
  node.connect(output);
  node.start(when);
  return node;
}

function findPosition(chunks: readonly Chunk[], now: number): number | null {
  const chunk = chunks.findLast(({ when }) => when <= now);
  return chunk ? chunk.position + Math.min(chunk.length, now - chunk.when) : null;
}

function fadeTo({ gain, context }: GainNode, target: number): void {
  gain.setTargetAtTime(target, context.currentTime, FADE_SECONDS / 3);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function createOutput(context: AudioContext): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.connect(context.destination);
  return node;
}

const HEADER_BYTES = 512;

// Reads parts of a stereo WAV of 16 bits by ranges.
function createWavReader(url: string) {
  let header: Promise<{ offset: number; rate: number }> | null = null;
  return async (from: number, seconds: number): Promise<AudioBuffer> => {
    header ??= readRange(url, 0, HEADER_BYTES).then(parseHeader);
    const { offset, rate } = await header;
    const frames = Math.max(1, Math.round(seconds * rate));
    const bytes = await readRange(url, offset + 4 * Math.round(from * rate), 4 * frames);
    const samples = new Int16Array(bytes, 0, Math.floor(bytes.byteLength / 4) * 2);
    const buffer = new AudioBuffer({ length: Math.max(1, samples.length / 2), numberOfChannels: 2, sampleRate: rate });
    for (const channel of [0, 1]) {
      const target = buffer.getChannelData(channel);
      for (let i = 0; i < target.length; i++) target[i] = (samples[2 * i + channel] ?? 0) / 32_768;
    }
    return buffer;
  };
}

async function readRange(url: string, start: number, length: number): Promise<ArrayBuffer> {
  const response = await fetch(url, { headers: { range: `bytes=${start}-${start + length - 1}` } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.arrayBuffer();
}

/** Finds the samples and the rate in the header of a WAV. */
function parseHeader(bytes: ArrayBuffer): { offset: number; rate: number } {
  const view = new DataView(bytes);
  const name = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
  for (let at = 12; at + 8 <= bytes.byteLength; at += 8 + view.getUint32(at + 4, true)) {
    if (name(at) === 'data') return { offset: at + 8, rate: view.getUint32(24, true) };
  }
  throw new Error('the file has no samples');
}
