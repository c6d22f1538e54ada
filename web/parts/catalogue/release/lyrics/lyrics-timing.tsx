import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../ui/banner.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { LyricsFile } from './lyrics-file.tsx';
import { LyricsTapping } from './lyrics-tapping.tsx';
import { LyricsText, type ReadingPart } from './lyrics-text.tsx';
import { replaceLines } from './tap-timing.ts';
import { useTiming } from './use-timing.ts';

/** Edits timed lyrics: by tapping, or as typed or loaded LRC. */
export function LyricsTiming(part: ReadingPart) {
  const { t } = useTranslation();
  const { track, update, onRead } = part;
  const field = part.fields.lyrics;
  const { timing, edit } = useTiming(track.lyrics ?? '', (lyrics) => update({ lyrics: lyrics || null }));
  const hasLines = timing.lines.length > 0;
  const audio = track.audio?.audio ?? null;
  const tapping = (
    <div className="grid gap-4">
      {track.audio && audio ? (
        <LyricsTapping
          uploadId={track.audio.id}
          durationMs={audio.duration_ms}
          language={track.language}
          timing={timing}
          edit={edit}
          title={track.title}
        />
      ) : (
        <Banner tone="info" title={t('wizard.lyrics.audio_first')} />
      )}
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </div>
  );
  return (
    <div className="grid gap-4 rounded-control p-3 ring-1 ring-line sm:p-4">
      {hasLines ? (
        <Tabs
          label={t('wizard.lyrics.views')}
          tabs={[
            { value: 'tap', label: t('wizard.lyrics.tap_view'), panel: tapping },
            { value: 'text', label: t('wizard.lyrics.text_view'), panel: <LyricsText {...part} /> },
          ]}
        />
      ) : (
        <LyricsText {...part} />
      )}
      <LyricsFile
        track={track}
        timing={timing}
        onRead={(file) => {
          edit((now) => replaceLines(now, file.lyrics));
          onRead(file);
        }}
      />
    </div>
  );
}
