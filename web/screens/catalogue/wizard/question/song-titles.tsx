import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import type { TrackForm } from '../draft/draft-form.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';

/** More titles than these are folded. */
const SHOWN = 12;

/** The songs of a longer release in their order; the line of the tracks changes them. */
export function SongTitles() {
  const { t } = useTranslation();
  const { stepPath } = useWizardActions();
  const tracks = useForm((form) => form.tracks);
  const rest = tracks.slice(SHOWN);
  return (
    <>
      <Titles tracks={tracks.slice(0, SHOWN)} start={1} />
      {rest.length > 0 && (
        <Disclosure title={t('sheet.song.more', { count: rest.length })}>
          <Titles tracks={rest} start={SHOWN + 1} />
        </Disclosure>
      )}
      <Link to={stepPath('tracks')} preventScrollReset className="text-link justify-self-start text-13">
        {t('sheet.song.edit')}
      </Link>
    </>
  );
}

function Titles({ tracks, start }: { tracks: readonly TrackForm[]; start: number }) {
  const { t } = useTranslation();
  return (
    <ol start={start} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {tracks.map((track, index) => (
        <li key={track.id} className="flex min-w-0 gap-2.5">
          <span className="num w-6 shrink-0 text-right text-ink-3" aria-hidden>
            {start + index}
          </span>
          <span className="min-w-0 wrap-anywhere">
            {track.title.trim() || <span className="text-warn">{t('sheet.song.untitled')}</span>}
            {track.audio === null && <span className="text-13 text-warn"> · {t('wizard.tracks.no_audio')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
