import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeAiff, writeFlac, writeMp3 } from '@tangent/audio/testing/coded.ts';
import { melody, music } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { stripedPng } from './png.ts';

/** What an artist has on their disk, good and bad, made on the spot. */
export function makeFiles() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-files-'));
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, bytes: Buffer | string) => {
    fs.writeFileSync(at(name), bytes);
    return at(name);
  };
  const wav = writeWav(at('night drive.wav'), music(62), 16);
  const whole = fs.readFileSync(wav);
  return {
    folder,
    wav,
    second_wav: writeWav(at('04 Denize Doğru.wav'), melody(66, 4), 24),
    flac: writeFlac(at('01 Ağustos.flac'), music(63), 24),
    mp3: writeMp3(at('02 Kâğıt gemi.mp3'), music(64)),
    aiff: writeAiff(at('03 Işık.aiff'), music(65), 16),
    cover: write('cover.png', stripedPng(1500, 1500)),
    small_cover: write('small.png', stripedPng(600, 600)),
    oblong_cover: write('oblong.png', stripedPng(1600, 1500)),
    svg_as_png: write('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1500"/>'),
    text_as_wav: write('letter.wav', 'This is no music at all. '.repeat(400)),
    truncated_wav: write('cut off.wav', whole.subarray(0, Math.floor(whole.length / 2))),
    empty_wav: write('nothing.wav', ''),
  };
}
