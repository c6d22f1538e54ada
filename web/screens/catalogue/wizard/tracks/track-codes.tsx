import { checkIsrc, normaliseIsrc } from '@tangent/domain/catalogue/release/check-codes.ts';
import { GENRES, type Genre } from '@tangent/domain/genre.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { YearField } from '../../../../parts/catalogue/release/year-field.tsx';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useField } from '../draft/use-field.ts';
import { useLiveField } from '../draft/use-live-field.ts';
import { PaidField } from '../submit/paid-field.tsx';
import { ApplyToAll } from './apply-to-all.tsx';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';

/** Edits the track's own genre and the code of its recording. */
export const TrackCodes = memo(function TrackCodes(part: TrackPart) {
  const { t } = useTranslation();
  const { track, index, update } = part;
  const genre = track.genre === null ? '' : t(`genre.${track.genre}`);
  const line = [track.p_line_year, track.p_line_owner].filter((part) => part !== null).join(' ');
  const mayCode = useCapability('own_isrc');
  const filled = [genre, track.isrc ?? '', line && `(P) ${line}`].filter((text) => text !== '');
  return (
    <TrackGroup
      index={index}
      names={['genre', 'isrc', 'p_line_year', 'p_line_owner']}
      title={t(mayCode || track.genre !== null || track.isrc !== null ? 'wizard.track.codes' : 'wizard.rights.title')}
      summary={filled.join(' · ') || t('wizard.track.codes_automatic')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <PaidField
          capability="track_genre"
          path={`tracks.${index}.genre`}
          value={genre}
          onRemove={() => update({ genre: null })}
        >
          <TrackGenre {...part} />
        </PaidField>
        <PaidField
          capability="own_isrc"
          path={`tracks.${index}.isrc`}
          value={track.isrc ?? ''}
          onRemove={() => update({ isrc: null })}
        >
          <OwnIsrc {...part} />
        </PaidField>
        <YearField
          {...useField(`tracks.${index}.p_line_year`)}
          placeholder={t('wizard.rights.as_release')}
          value={track.p_line_year}
          onChange={(p_line_year) => update({ p_line_year })}
        />
        <TextField
          {...useField(`tracks.${index}.p_line_owner`)}
          optional
          autoComplete="off"
          placeholder={t('wizard.rights.as_release')}
          value={track.p_line_owner ?? ''}
          onChange={(event) => update({ p_line_owner: event.target.value || null })}
        />
      </div>
    </TrackGroup>
  );
});

function TrackGenre({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  return (
    <div className="grid content-start gap-1.5">
      <SelectField
        {...useField(`tracks.${index}.genre`)}
        optional
        placeholder={t('wizard.track.genre_of_release')}
        options={GENRES.map((value) => ({ value, label: t(`genre.${value}`) }))}
        value={track.genre ?? ''}
        onChange={(event) => update({ genre: (event.target.value || null) as Genre | null })}
      />
      {track.genre !== null && (
        <div className="-ml-3">
          <ApplyToAll trackId={track.id} names={['genre']} />
        </div>
      )}
    </div>
  );
}

/** Hyphens and spaces may be typed; they are removed when the field loses the focus. */
function OwnIsrc({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const path = `tracks.${index}.isrc`;
  const text = track.isrc ?? '';
  const isComplete = normaliseIsrc(text).length >= 12;
  const { field, onBlur } = useLiveField(path, text === '' ? [] : checkIsrc(path, text), isComplete);
  return (
    <TextField
      {...field}
      optional
      hint={t('wizard.track.isrc_hint')}
      className="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={text}
      onChange={(event) => update({ isrc: event.target.value || null })}
      onBlur={() => {
        onBlur();
        update((now) => ({ isrc: normaliseIsrc(now.isrc ?? '') || null }));
      }}
    />
  );
}
