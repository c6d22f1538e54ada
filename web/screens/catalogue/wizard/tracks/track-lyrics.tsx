import { countCharacters } from '@tangent/domain/check-text.ts';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LyricsEditor } from '../../../../parts/catalogue/release/lyrics/lyrics-editor.tsx';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { formatNumber } from '../../../../parts/text/format.ts';
import { SwitchField } from '../../../../ui/form/switch-field.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { useField } from '../draft/use-field.ts';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';

/** Edits the lyrics of a track, plain or timed. */
export const TrackLyrics = memo(function TrackLyrics(part: TrackPart) {
  const { track, index, update } = part;
  const lyrics = useField(`tracks.${index}.lyrics`);
  const lyrics_synchronized = useField(`tracks.${index}.lyrics_synchronized`);
  const isIncluded = useCapability('synchronized_lyrics');
  const [confirming, setConfirming] = useState(false);
  const isFilled = (track.lyrics ?? '').trim() !== '';
  const turnOff = () => {
    setConfirming(false);
    update({ has_lyrics: false, lyrics: null, lyrics_synchronized: false });
  };
  const toggle = (on: boolean) => {
    if (on) update({ has_lyrics: true });
    else if (isFilled) setConfirming(true);
    else turnOff();
  };
  return (
    <TrackGroup
      index={index}
      names={['has_lyrics', 'lyrics', 'lyrics_synchronized']}
      title={lyrics.label}
      summary={useSummary(part)}
    >
      <SwitchField {...useField(`tracks.${index}.has_lyrics`)} checked={track.has_lyrics} onChange={toggle} />
      {(track.has_lyrics || isFilled) && (
        <LyricsEditor track={track} update={update} fields={{ lyrics, lyrics_synchronized }} isIncluded={isIncluded} />
      )}
      <RemoveLyrics open={confirming} onOpenChange={setConfirming} onConfirm={turnOff} />
    </TrackGroup>
  );
});

type RemoveLyricsProps = { open: boolean; onOpenChange: (open: boolean) => void; onConfirm: () => void };

function RemoveLyrics(props: RemoveLyricsProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...props}
      title={t('wizard.lyrics.remove_title')}
      description={t('wizard.lyrics.remove_text')}
      confirm={t('wizard.lyrics.remove')}
      tone="bad"
    />
  );
}

function useSummary({ track }: TrackPart): string {
  const { t, i18n } = useTranslation();
  const text = track.lyrics ?? '';
  if (text.trim() === '') return t(track.has_lyrics ? 'wizard.lyrics.not_yet' : 'wizard.lyrics.none');
  if (track.lyrics_synchronized) return t('wizard.lyrics.synchronized');
  return t('wizard.lyrics.characters', { number: formatNumber(countCharacters(text), i18n.language) });
}
