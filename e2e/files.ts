import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeAiff, writeFlac, writeMp3 } from '@tangent/audio/testing/coded.ts';
import { melody, music } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { stripedPng } from './png.ts';

const FOLDER = path.join(os.tmpdir(), `tangent-files-${process.pid}`);
const at = (name: string) => path.join(FOLDER, name);

/** The files of an artist, valid and invalid. They exist once `makeFiles` has run. */
export const FILES = {
  wav: at('night drive.wav'),
  second_wav: at('04 Denize Doğru.wav'),
  flac: at('01 Ağustos.flac'),
  mp3: at('02 Kâğıt gemi.mp3'),
  aiff: at('03 Işık.aiff'),
  cover: at('cover.png'),
  small_cover: at('small.png'),
  oblong_cover: at('oblong.png'),
  svg_as_png: at('drawing.png'),
  text_as_wav: at('letter.wav'),
  truncated_wav: at('cut off.wav'),
  empty_wav: at('nothing.wav'),
} as const;

/**
 * Writes `FILES`, once per process. Synthesising minutes of music while a journey file is only loaded would
 * cost more than the journey.
 */
export function makeFiles(): void {
  if (fs.existsSync(FOLDER)) return;
  fs.mkdirSync(FOLDER);
  process.once('exit', () => fs.rmSync(FOLDER, { recursive: true, force: true }));
  const whole = fs.readFileSync(writeWav(FILES.wav, music(62), 16));
  writeWav(FILES.second_wav, melody(66, 4), 24);
  writeFlac(FILES.flac, music(63), 24);
  writeMp3(FILES.mp3, music(64));
  writeAiff(FILES.aiff, music(65), 16);
  fs.writeFileSync(FILES.cover, stripedPng(1500, 1500));
  fs.writeFileSync(FILES.small_cover, stripedPng(600, 600));
  fs.writeFileSync(FILES.oblong_cover, stripedPng(1600, 1500));
  fs.writeFileSync(FILES.svg_as_png, '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1500"/>');
  fs.writeFileSync(FILES.text_as_wav, 'This is no music at all. '.repeat(400));
  fs.writeFileSync(FILES.truncated_wav, whole.subarray(0, Math.floor(whole.length / 2)));
  fs.writeFileSync(FILES.empty_wav, '');
}
