import { checkPerformerName } from '@tangent/domain/catalogue/release/credit/check-credits.ts';
import {
  findSingerAnswer,
  isSinger,
  isSingerAnswered,
  type SingerAnswer,
  toSingerAnswer,
} from '@tangent/domain/catalogue/release/question/singer-answer.ts';
import { CREDITS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { removeAt, replaceAt } from '../../../../parts/catalogue/release/credit/list-edit.ts';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { RepairButton } from '../draft/repair-button.tsx';
import { useLiveField } from '../draft/use-live-field.ts';
import type { TrackPart } from '../tracks/track-edit.ts';
import { useNameSuggestions } from '../tracks/use-name-suggestions.ts';
import { useForm } from '../wizard-context.ts';
import { QuestionRow } from './question-row.tsx';
import { TrackQuestion, type TrackQuestionRules } from './track-question.tsx';

/** Asks whose voice is on the recording; nobody's makes it an instrumental. */
export function SingerQuestion({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const title = t('sheet.singer.title');
  return (
    <QuestionRow id="question-singer" title={title} hint={t('sheet.singer.hint')} open={open}>
      <TrackQuestion title={title} rules={useSingerRules()} />
    </QuestionRow>
  );
}

function useSingerRules(): TrackQuestionRules {
  const { t } = useTranslation();
  const artistId = useForm((form) => form.artist_id);
  const language = useForm((form) => form.language);
  const artist = useArtists().data?.items.find(({ id }) => id === artistId)?.name ?? '';
  return useMemo(
    () => ({
      choices: [
        ...(artist === '' ? [] : [{ value: 'artist', label: artist }]),
        { value: 'nobody', label: t('sheet.singer.nobody'), detail: t('sheet.singer.nobody_detail') },
        { value: 'others', label: t('sheet.singer.others') },
      ],
      find: (track) => findSingerAnswer(track, track.artist?.trim() || artist),
      isAnswered: isSingerAnswered,
      apply: (track, value) =>
        toSingerAnswer(track, value as SingerAnswer, { artist: track.artist?.trim() || artist, language }),
      names: ['performers', 'version_type', 'language'],
      More: SingerRows,
      needsMore: (value) => value === 'others',
    }),
    [t, artist, language],
  );
}

const toNameId = (track: number, position: number) => `question-singer-${track}-${position}`;

/** Names the voices; other performers of the track stay in its line. */
function SingerRows({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const { performers } = track;
  const singers = performers.flatMap((one, position) => (isSinger(one) ? [{ one, position }] : []));
  const rename = (position: number, name: string) =>
    update((now) => ({ performers: replaceAt(now.performers, position, { name }) }));
  const remove = (position: number) => update((now) => ({ performers: removeAt(now.performers, position) }));
  const add = () =>
    focusAfter(toNameId(index, performers.length), () =>
      update((now) => ({ performers: [...now.performers, { name: '', instrument: 'lead_vocals' }] })),
    );
  return (
    <>
      <ol className="divide-y divide-line rounded-control bg-surface ring-1 ring-line">
        {singers.map(({ one, position }, place) => (
          <li key={position} className="grid grid-cols-aside-9 gap-2.5 p-3">
            <SingerName
              path={`tracks.${index}.performers.${position}.name`}
              id={toNameId(index, position)}
              label={t('sheet.singer.name', { number: place + 1 })}
              name={one.name}
              onRename={(name) => rename(position, name)}
            />
            <IconButton
              className="mt-1.5"
              label={t('sheet.singer.remove', { name: one.name.trim() || String(place + 1) })}
              onClick={() => remove(position)}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {performers.length < CREDITS_MAX && (
        <Button size="small" className="justify-self-start" onClick={add}>
          <Plus size={15} aria-hidden /> {t('sheet.singer.add')}
        </Button>
      )}
    </>
  );
}

type SingerNameProps = { path: string; id: string; label: string; name: string; onRename: (name: string) => void };

/** A voice; what stores refuse in its name stands below it with the repair. */
function SingerName({ path, id, label, name, onRename }: SingerNameProps) {
  const { field, onBlur } = useLiveField(path, name === '' ? [] : checkPerformerName(path, name));
  return (
    <div className="grid gap-1.5">
      <SuggestField
        id={id}
        label={<span className="sr-only">{label}</span>}
        error={field.error}
        suggestions={useNameSuggestions()}
        value={name}
        onBlur={onBlur}
        onChange={onRename}
      />
      <RepairButton path={path} controlId={id} />
    </div>
  );
}
