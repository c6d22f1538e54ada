import { type MasterStyle, masterFile } from '@tangent/audio/mastering/master.ts';
import type { MasterReport } from '@tangent/audio/mastering/master-report.ts';
import { MASTER_PRESETS, type MasterPreset } from '@tangent/audio/mastering/preset.ts';
import type { Command } from './command.ts';
import { readOption } from './staff-actor.ts';

export const masterAudioCommand: Command = {
  name: 'audio master',
  usage:
    'audio master <file> [--preset <preset> | --reference <file>] [--to <file>]  master a WAV, AIFF, FLAC or MP3 as WAV of 24 bits; ' +
    `presets: ${MASTER_PRESETS.join(', ')}`,
  async run(args) {
    const [source] = args;
    if (source === undefined || source.startsWith('--')) throw new Error('Specify the file to master');
    const target = readOption(args, '--to') ?? `${source.replace(/\.[^./]+$/, '')}-master.wav`;
    console.log(describe(masterFile(source, target, readStyle(args)), target));
  },
};

function readStyle(args: readonly string[]): MasterStyle {
  const reference = readOption(args, '--reference');
  if (reference !== null) return { reference };
  const preset = readOption(args, '--preset') ?? 'balanced';
  if (!isPreset(preset)) throw new Error(`The presets are ${MASTER_PRESETS.join(', ')}`);
  return { preset };
}

function isPreset(name: string): name is MasterPreset {
  return (MASTER_PRESETS as readonly string[]).includes(name);
}

function explainShort({ yielded_db }: Pick<MasterReport, 'yielded_db'>): string {
  return yielded_db > 0
    ? `${yielded_db} dB were given up so that no peak exceeds -1 dBTP.`
    : 'more would harm the sound.';
}

function describe({ before, after, ...report }: MasterReport, target: string): string {
  const row = (name: string, from: number | null, to: number | null, unit: string) =>
    `${name.padEnd(18)}${String(from ?? '-').padStart(8)}${String(to ?? '-').padStart(8)} ${unit}`;
  return [
    `${target}: ${report.treatment}${report.finished_sign ? ` (${report.finished_sign})` : ''}`,
    row('loudness', before.integrated_lufs, after.integrated_lufs, 'LUFS'),
    row('loudness range', before.loudness_range_lu, after.loudness_range_lu, 'LU'),
    row('true peak', before.true_peak_dbtp, after.true_peak_dbtp, 'dBTP'),
    row('peak to loudness', before.peak_to_loudness_db, after.peak_to_loudness_db, 'dB'),
    `drive ${report.drive_db} dB, limiter at most ${report.limiter_db} dB, compression by band ${report.compression_db.join(' ')} dB`,
    report.reaches_target ? '' : `The target of ${report.target_lufs} LUFS was not reached: ${explainShort(report)}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}
