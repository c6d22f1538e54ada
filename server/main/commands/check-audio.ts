import path from 'node:path';
import { createAudio } from '../worker-context.ts';
import type { Command } from './command.ts';

export const checkAudioCommand: Command = {
  name: 'audio check',
  usage: 'audio check <file>             measure an audio file as an upload would be',
  run: async ([file]) => {
    if (file === undefined) throw new Error('Say which file: audio check <file>');
    const audio = createAudio();
    try {
      const result = await audio.check(path.resolve(file));
      if (!result.ok) throw new Error(`The file could not be measured: ${result.code} (${result.detail})`);
      // The waveform is for drawing; a thousand pairs of numbers tell nobody anything.
      const withoutWaveform = (key: string, value: unknown) => (key === 'waveform' ? undefined : value);
      console.log(JSON.stringify(result.value, withoutWaveform, 2));
      if (result.value.verdict !== 'accepted') process.exitCode = 1;
    } finally {
      await audio.close();
    }
  },
};
