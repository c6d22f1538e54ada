import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AcceptedAudio } from './audio-report.ts';
import { checkAudioFile } from './check.ts';
import { writeAiff, writeFlac, writeMp3 } from './testing/coded.ts';
import { music, noise, type Signal, sine, withSilence } from './testing/signals.ts';
import { writeWav } from './testing/wav.ts';
import { wavHeader } from './wav-header.ts';

const folder = mkdtempSync(join(tmpdir(), 'audio-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const song = music(6);

function accept(path: string): AcceptedAudio {
  const report = checkAudioFile(path);
  if (report.verdict === 'refused') throw new Error(`refused as ${report.code}`);
  return report;
}

function cutTo(path: string, share: number): string {
  const copy = `${path}.cut`;
  copyFileSync(path, copy);
  truncateSync(copy, Math.floor(statSync(path).size * share));
  return copy;
}

function flipBit(path: string, share: number): string {
  const bytes = readFileSync(path);
  const offset = Math.floor(bytes.length * share);
  bytes[offset] = (bytes[offset] ?? 0) ^ 0x10;
  writeFileSync(`${path}.flipped`, bytes);
  return `${path}.flipped`;
}

function writeBytes(name: string, content: string | Buffer): string {
  writeFileSync(at(name), content);
  return at(name);
}

beforeAll(() => {
  writeWav(at('song.wav'), song, 24);
  writeFlac(at('song.flac'), song, 24);
  writeAiff(at('song.aiff'), song, 24);
  writeMp3(at('song.mp3'), song, 320);
});

describe('accepted files', () => {
  test.each([
    ['song.wav', { format: 'wav', codec: 'pcm_s24le', bits_per_sample: 24 }],
    ['song.flac', { format: 'flac', codec: 'flac', bits_per_sample: 24 }],
    ['song.aiff', { format: 'aiff', codec: 'pcm_s24be', bits_per_sample: 24 }],
    ['song.mp3', { format: 'mp3', codec: 'mp3float', bits_per_sample: null }],
  ])('[S5-028] [S3-065] %s, with its duration', (name, expected) => {
    const report = accept(at(name));
    expect(report).toMatchObject({
      ...expected,
      sample_rate_hz: 44_100,
      channels: 2,
      samples: 264_600,
      duration_ms: 6000,
    });
  });

  test('[S5-028] the format does not depend on the file name', () => {
    copyFileSync(at('song.mp3'), at('renamed.wav'));
    copyFileSync(at('song.wav'), at('renamed.mp3'));
    expect(accept(at('renamed.wav')).format).toBe('mp3');
    expect(accept(at('renamed.mp3')).format).toBe('wav');
  });

  test('the same audio measures the same in every lossless format', () => {
    const [wav, flac, aiff] = ['song.wav', 'song.flac', 'song.aiff'].map((name) => accept(at(name)));
    const { format, codec, bitrate_bps, ...measures } = wav as AcceptedAudio;
    expect(flac).toMatchObject(measures);
    expect(aiff).toMatchObject(measures);
  });

  test('accepts mono and every usual sample rate', () => {
    const mono = writeWav(at('mono.wav'), music(2, { channels: 1 }));
    expect(accept(mono)).toMatchObject({ channels: 1, bits_per_sample: 16, duration_ms: 2000 });
    for (const sample_rate_hz of [48_000, 88_200, 96_000, 192_000]) {
      const path = writeWav(at('rate.wav'), music(1, { sample_rate_hz }), 24);
      expect(accept(path)).toMatchObject({ sample_rate_hz, duration_ms: 1000 });
    }
  });

  test('accepts a file after ID3 tags, and one with tags at the end', () => {
    const id3 = Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x07\x76', 'latin1'), Buffer.alloc(7 * 128 + 0x76)]);
    for (const name of ['song.flac', 'song.mp3']) {
      const tagged = writeBytes(`tagged-${name}`, Buffer.concat([id3, readFileSync(at(name))]));
      expect(accept(tagged).duration_ms).toBe(6000);
    }
    copyFileSync(at('song.mp3'), at('id3v1.mp3'));
    appendFileSync(at('id3v1.mp3'), `TAG${'x'.repeat(125)}`);
    expect(accept(at('id3v1.mp3')).duration_ms).toBe(6000);
  });

  test('accepts an MP3 with any data after its last frame', () => {
    for (const junk of [Buffer.alloc(3000), Buffer.from(`LYRICSBEGIN${'la '.repeat(1000)}LYRICS200`)]) {
      const path = writeBytes('junk.mp3', Buffer.concat([readFileSync(at('song.mp3')), junk]));
      expect(accept(path).format).toBe('mp3');
    }
  });

  test('accepts a streamed WAV without a declared length', () => {
    const bytes = readFileSync(at('song.wav'));
    bytes.writeUInt32LE(0xffffffff, 4);
    bytes.writeUInt32LE(0xffffffff, 40);
    expect(accept(writeBytes('streamed.wav', bytes)).duration_ms).toBe(6000);
  });
});

describe('refused files', () => {
  const cases: [title: string, code: string, build: () => string][] = [
    ['0 bytes', 'empty', () => writeBytes('empty.wav', '')],
    ['a WAV without audio', 'empty', () => writeWav(at('none.wav'), { ...song, samples: 0 })],
    ['text named .wav', 'unsupported_format', () => writeBytes('text.wav', 'not music\n'.repeat(5000))],
    ['random bytes named .mp3', 'unsupported_format', () => writeBytes('random.mp3', randomBytes(200_000))],
    [
      'an HLS playlist named .mp3',
      'unsupported_format',
      () => writeBytes('playlist.mp3', '#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:9/secret.ts\n#EXT-X-ENDLIST\n'),
    ],
    [
      'a concat script named .wav',
      'unsupported_format',
      () => writeBytes('script.wav', "ffconcat version 1.0\nfile 'song.wav'\n"),
    ],
    [
      'a JPEG named .flac',
      'unsupported_format',
      () => writeBytes('picture.flac', Buffer.from('ffd8ffe000104a46494600010100', 'hex')),
    ],
    ['an M4A', 'unsupported_format', () => writeBytes('song.m4a', `\0\0\0\x20ftypM4A ${'\0'.repeat(4000)}`)],
    ['an Ogg', 'unsupported_format', () => writeBytes('song.ogg', `OggS${'\0'.repeat(4000)}`)],
    ['a WAV with another codec inside', 'unsupported_codec', () => withCodec('adpcm.wav', 2)],
    ['a WAV cut short', 'truncated', () => cutTo(at('song.wav'), 0.6)],
    ['a FLAC cut short', 'truncated', () => cutTo(at('song.flac'), 0.6)],
    ['an MP3 cut short', 'truncated', () => cutTo(at('song.mp3'), 0.6)],
    ['an AIFF cut short', 'truncated', () => cutTo(at('song.aiff'), 0.6)],
    ['a WAV whose header claims 4 GB', 'truncated', () => claiming('claim.wav', 0xff000000)],
    ['a FLAC with one flipped bit', 'corrupt', () => flipBit(at('song.flac'), 0.5)],
    ['5.1 channels', 'too_many_channels', () => writeWav(at('surround.wav'), music(1, { channels: 6 }))],
    ['22.05 kHz', 'low_sample_rate', () => writeWav(at('slow.wav'), music(1, { sample_rate_hz: 22_050 }))],
    ['an MP3 of 128 kbit/s', 'low_bitrate', () => writeMp3(at('128.mp3'), song, 128)],
    ['digital silence', 'silent', () => writeWav(at('silent.wav'), withSilence(song, 0, 6))],
    ['noise under -60 dBFS', 'silent', () => writeWav(at('dither.wav'), noise(-85, 3), 24)],
  ];

  test.each(cases)('[S5-028] %s is %s', (_, code, build) => {
    expect(checkAudioFile(build())).toMatchObject({ verdict: 'refused', code });
  });

  test('an MP3 of 192 kbit/s is accepted', () => {
    expect(accept(writeMp3(at('192.mp3'), song, 192)).bitrate_bps).toBeGreaterThan(191_500);
  });

  test('a refusal includes the properties known so far', () => {
    const report = checkAudioFile(writeWav(at('known.wav'), music(1, { sample_rate_hz: 32_000 })));
    expect(report).toMatchObject({ format: 'wav', codec: 'pcm_s16le', sample_rate_hz: 32_000, channels: 2 });
  });
});

test.each(['song.wav', 'song.flac', 'song.aiff', 'song.mp3'])('any damage to %s gives a report', (name) => {
  const whole = readFileSync(at(name)).subarray(0, 200_000);
  const chance = noise(0, 1);
  for (let round = 0; round < 60; round++) {
    const bytes = Buffer.from(whole);
    const reach = round % 2 ? bytes.length : 200;
    for (let i = 0; i < 10; i++) {
      const draw = (chance.at(round * 100 + i, 0) + 1) / 2;
      bytes[Math.floor(draw * reach)] = round * 7 + i;
    }
    expect(['accepted', 'refused']).toContain(checkAudioFile(writeBytes('damaged', bytes)).verdict);
  }
});

function randomBytes(length: number): Buffer {
  const chance = noise(0, 1);
  return Buffer.from(Array.from({ length }, (_, i) => Math.floor((chance.at(i, 0) + 1) * 128)));
}

function withCodec(name: string, tag: number): string {
  const bytes = readFileSync(at('song.wav'));
  bytes.writeUInt16LE(tag, 20);
  bytes.writeUInt16LE(4, 34);
  return writeBytes(name, bytes);
}

function claiming(name: string, dataBytes: number): string {
  return writeBytes(name, Buffer.concat([wavHeader(song, 16, dataBytes), Buffer.alloc(100_000, 1)]));
}

describe('silence', () => {
  const findSilences = (signal: Signal) => accept(writeWav(at('silence.wav'), signal)).silences;

  test.each([
    ['11 s in the middle', withSilence(music(20), 4, 11), [{ start_ms: 4000, length_ms: 11_000, place: 'middle' }]],
    ['9.5 s in the middle', withSilence(music(20), 4, 9.5), [{ start_ms: 4000, length_ms: 9500, place: 'middle' }]],
    ['at the head', withSilence(music(8), 0, 3), [{ start_ms: 0, length_ms: 3000, place: 'head' }]],
    ['at the tail', withSilence(music(8), 5, 3), [{ start_ms: 5000, length_ms: 3000, place: 'tail' }]],
    [
      'that starts at 0.4 s is the head',
      withSilence(music(8), 0.4, 3),
      [{ start_ms: 400, length_ms: 3000, place: 'head' }],
    ],
    [
      'that ends 0.4 s before the end is the tail',
      withSilence(music(8), 4, 3.6),
      [{ start_ms: 4000, length_ms: 3600, place: 'tail' }],
    ],
    ['under a second is not listed', withSilence(music(8), 4, 0.9), []],
  ])('[S5-033] %s', (_, signal, silences) => {
    expect(findSilences(signal)).toEqual(silences);
  });

  test('[S5-033] 11 s of dither is silence, 11 s at -50 dBFS is not', () => {
    const over = (dbfs: number): Signal => {
      const [loud, quiet] = [music(20), noise(dbfs, 20)];
      const isQuiet = (sample: number) => sample >= 4 * 44_100 && sample < 15 * 44_100;
      return { ...loud, at: (sample, channel) => (isQuiet(sample) ? quiet : loud).at(sample, channel) };
    };
    expect(findSilences(over(-90))).toEqual([{ start_ms: 4000, length_ms: 11_000, place: 'middle' }]);
    expect(findSilences(over(-50))).toEqual([]);
  });
});

describe('measures', () => {
  test('the waveform has a thousand steps and shows the loud parts', () => {
    const { waveform } = accept(writeWav(at('wave.wav'), withSilence(music(20), 10, 5)));
    expect(waveform).toHaveLength(1000);
    expect(waveform[600]).toEqual([0, 0]);
    const [lowest, highest] = waveform[100] ?? [0, 0];
    expect(lowest).toBeLessThan(-0.1);
    expect(highest).toBeGreaterThan(0.1);
  });

  test('the loudest 30 seconds are found, to the second', () => {
    const levels = [
      { dbfs: -30, seconds: 20 },
      { dbfs: -12, seconds: 30 },
      { dbfs: -20, seconds: 15 },
    ];
    expect(accept(writeWav(at('levels.wav'), sine(440, levels))).loudest_start_ms).toBe(20_000);
    expect(accept(at('song.wav')).loudest_start_ms).toBe(0);
  });

  test('clipped runs are counted, even if the level was lowered after clipping', () => {
    const clipped: Signal = {
      ...song,
      at: (sample, channel) => 0.5 * Math.max(-0.3, Math.min(0.3, song.at(sample, channel))) * 3,
    };
    expect(accept(writeWav(at('clipped.wav'), clipped, 24)).clipped_runs).toBeGreaterThan(20);
    expect(accept(at('song.wav')).clipped_runs).toBe(0);
  });

  test('the checksum of the samples equals the one stored in a FLAC file', () => {
    const stored = readFileSync(at('song.flac')).toString('hex', 8 + 18, 8 + 34);
    expect(accept(at('song.wav')).pcm_md5).toBe(stored);
  });
});
