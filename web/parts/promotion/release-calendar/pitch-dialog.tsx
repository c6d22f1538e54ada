import type { CalendarMark, ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { measurePitch } from '@tangent/domain/promotion/playlist/check-pitch.ts';
import { PITCH_CHARS } from '@tangent/domain/promotion/playlist-limits.ts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleaseCalendar, useUpdateReleaseCalendar } from '../../../api/promotion/release-calendar.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { CopyButton } from '../../page/copy-button.tsx';
import { useErrorToast } from '../../page/use-error-toast.ts';
import { formatDay } from '../../text/format.ts';
import { useDeadlineText } from '../../text/use-deadline-text.ts';

/** Where the editors of each store take a pitch. */
const FORMS: Readonly<Record<string, string>> = {
  'amazon-music': 'https://artists.amazon.com',
  'apple-music': 'https://artists.apple.com',
  spotify: 'https://artists.spotify.com',
};

type PitchDialogProps = { release: { id: string; title: string }; onClose: () => void };

/** The text that editors ask for, written once, with the form and the deadline of each store. */
export function PitchDialog({ release, onClose }: PitchDialogProps) {
  const { data } = useReleaseCalendar(release.id);
  if (data === undefined) return null;
  return <Pitch release={release} calendar={data} onClose={onClose} />;
}

function Pitch({ release, calendar, onClose }: PitchDialogProps & { calendar: ReleaseCalendar }) {
  const { t } = useTranslation();
  const [story, setStory] = useState(calendar.story);
  const update = useUpdateReleaseCalendar(release.id);
  const toast = useToast();
  const showError = useErrorToast();
  const { spotify_left } = measurePitch(story);
  const save = async () => {
    try {
      await update.mutateAsync({ story });
      toast('good', t('calendar.pitch.saved'));
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('calendar.pitch.title')}
      description={t('calendar.pitch.lead')}
      actions={
        <>
          <CopyButton text={story} label={t('calendar.pitch.copy')} />
          <Button tone="volt" onClick={() => void save()} busy={update.isPending}>
            {t('calendar.pitch.save')}
          </Button>
        </>
      }
    >
      <TextareaField
        label={t('calendar.pitch.story')}
        hint={
          spotify_left < 0
            ? t('calendar.pitch.spotify_over', { count: -spotify_left })
            : story === ''
              ? t('calendar.pitch.hint')
              : t('calendar.pitch.spotify_left', { count: spotify_left })
        }
        rows={5}
        maxLength={PITCH_CHARS.max}
        value={story}
        onChange={({ target }) => setStory(target.value)}
      />
      <section aria-label={t('calendar.pitch.stores')}>
        <ul className="divide-y divide-line border-y border-line">
          {calendar.marks
            .filter(({ kind, store }) => kind === 'editors' && store !== null)
            .map((mark) => (
              <EditorRow key={mark.store?.id} mark={mark} calendar={calendar} />
            ))}
        </ul>
      </section>
    </Dialog>
  );
}

function EditorRow({ mark, calendar }: { mark: CalendarMark; calendar: ReleaseCalendar }) {
  const { t, i18n } = useTranslation();
  const update = useUpdateReleaseCalendar(calendar.release_id);
  const showError = useErrorToast();
  const deadline = useDeadlineText();
  const { id, name } = mark.store ?? { id: '', name: '' };
  const form = FORMS[id];
  const tick = async (is_done: boolean) => {
    try {
      await update.mutateAsync({ tick: { key: `pitch_editors:${id}`, is_done } });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-40">
        <b className="block font-strong">{name}</b>
        <span className="text-13 text-ink-2">
          {mark.is_missed
            ? t('calendar.pitch.missed', { day: formatDay(mark.day, i18n.language) })
            : t('calendar.by', { day: deadline(mark.day) })}
          {calendar.approved_on === null && `, ${t('calendar.pitch.open_later')}`}
        </span>
      </span>
      {form !== undefined && !mark.is_missed && (
        <a href={form} target="_blank" rel="noreferrer" className={buttonClass('plain', 'small')}>
          <ExternalLink size={15} aria-hidden /> {t('calendar.pitch.form', { store: name })}
        </a>
      )}
      <span className="flex items-center gap-2">
        <Checkbox
          aria-label={`${name}: ${t('calendar.pitch.sent')}`}
          checked={mark.is_done}
          disabled={update.isPending}
          onChange={({ target }) => void tick(target.checked)}
        />
        <span aria-hidden>{t('calendar.pitch.sent')}</span>
      </span>
    </li>
  );
}
