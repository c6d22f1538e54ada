import type { UploadedAudioFacts } from '@tangent/contract/catalogue/upload.ts';
import { adviseAudio } from '@tangent/domain/catalogue/release/audio-advice.ts';
import type { ReactNode } from 'react';
import { previewUrl } from '../../../api/catalogue/upload-urls.ts';
import { AudioFactList } from './audio-facts.tsx';
import { AudioFindings } from './audio-findings.tsx';
import { usePlayer } from './use-player.ts';
import { WaveformPlayer } from './waveform-player.tsx';

/** Playback starts this long before a finding. */
const LEAD_SECONDS = 1;

type SoundReportProps = { uploadId: string; title: string; facts: UploadedAudioFacts; children?: ReactNode };

/** A measured file: a player, its numbers, and its findings, all with the same player. */
export function SoundReport({ uploadId, title, facts, children }: SoundReportProps) {
  const player = usePlayer(previewUrl(uploadId));
  const marks = adviseAudio(facts).flatMap(({ severity, at_ms }) => at_ms.map((ms) => ({ severity, ms })));
  const listen = (seconds: number) => {
    player.seek(Math.max(0, seconds - LEAD_SECONDS));
    if (!player.playing) player.toggle();
  };
  return (
    <>
      <WaveformPlayer uploadId={uploadId} title={title} durationMs={facts.duration_ms} marks={marks} player={player} />
      <AudioFactList facts={facts} />
      {children}
      <AudioFindings facts={facts} title={title} onListen={listen} />
    </>
  );
}
