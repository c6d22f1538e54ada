import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../app/load-part.ts';
import { SwitchField } from '../../../../ui/form/switch-field.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { LockHint } from '../../../money/plan/upsell.tsx';
import { LyricsNotes, type LyricsReading } from './lyrics-notes.tsx';
import type { LyricsPart } from './lyrics-part.ts';
import { LyricsText } from './lyrics-text.tsx';
import { countTimed, startTiming, untimedText } from './tap-timing.ts';

// Loaded on demand: few tracks have timed lyrics.
const LyricsTiming = lazyPart(async () => (await import('./lyrics-timing.tsx')).LyricsTiming);

/** Edits lyrics as text, or with the tool that gives every line its time (S6-015, A-080). */
export function LyricsEditor(part: LyricsPart) {
  const { track, isIncluded } = part;
  const [reading, setReading] = useState<LyricsReading | null>(null);
  return (
    <>
      <SynchronizedSwitch {...part} />
      {track.lyrics_synchronized && isIncluded ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <LyricsTiming {...part} onRead={setReading} />
        </Suspense>
      ) : (
        <LyricsText {...part} onRead={setReading} />
      )}
      {reading !== null && <LyricsNotes reading={reading} onClose={() => setReading(null)} />}
    </>
  );
}

/**
 * Turns timed lyrics on, which keeps the text, or off, which drops the times after a confirmation. A plan without them
 * can only turn them off.
 */
function SynchronizedSwitch({ track, update, fields, isIncluded }: LyricsPart) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const timing = () => startTiming(track.lyrics ?? '');
  const turnOff = () => {
    setConfirming(false);
    update({ lyrics_synchronized: false, lyrics: untimedText(timing()) || null });
  };
  const toggle = (on: boolean) => {
    if (on) update({ lyrics_synchronized: true });
    else if (countTimed(timing()) > 0) setConfirming(true);
    else turnOff();
  };
  if (!isIncluded && !track.lyrics_synchronized) return null;
  return (
    <>
      <SwitchField
        {...fields.lyrics_synchronized}
        hint={isIncluded ? t('wizard.lyrics.synchronized_hint') : <LockHint capability="synchronized_lyrics" />}
        checked={track.lyrics_synchronized}
        onChange={toggle}
      />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('wizard.lyrics.drop_title')}
        description={t('wizard.lyrics.drop_text')}
        confirm={t('wizard.lyrics.drop')}
        tone="bad"
        onConfirm={turnOff}
      />
    </>
  );
}
