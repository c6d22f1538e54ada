import { memo } from 'react';
import type { TrackForm } from './draft-form.ts';
import { TrackArtists } from './track-artists.tsx';
import { TrackAudio } from './track-audio.tsx';
import { TrackCodes } from './track-codes.tsx';
import { TrackComposer } from './track-composer.tsx';
import { TrackContributors } from './track-contributors.tsx';
import { useTrackUpdate } from './track-edit.ts';
import { TrackEssentials } from './track-essentials.tsx';
import { TrackLyrics } from './track-lyrics.tsx';
import { TrackPerformers } from './track-performers.tsx';

/** A track whole: what every one needs stands open, the rest says in a line what is in it. */
export const TrackFields = memo(function TrackFields({ track, index }: { track: TrackForm; index: number }) {
  const part = { track, index, update: useTrackUpdate(track.id) };
  return (
    <div className="grid gap-5">
      <TrackAudio track={track} index={index} />
      <TrackEssentials {...part} />
      <div>
        <TrackArtists {...part} />
        <TrackContributors {...part} />
        <TrackPerformers {...part} />
        <TrackComposer {...part} />
        <TrackLyrics {...part} />
        <TrackCodes {...part} />
      </div>
    </div>
  );
});
