import { checkIswc, normaliseIswc } from '@tangent/domain/catalogue/release/credit/work-codes.ts';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOptions } from '../../../../parts/form/country-options.ts';
import { useCountryName } from '../../../../parts/text/use-country-name.ts';
import { ComboboxField } from '../../../../ui/form/combobox-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useField } from '../draft/use-field.ts';
import { useLiveField } from '../draft/use-live-field.ts';
import { ApplyToAll } from '../tracks/apply-to-all.tsx';
import type { TrackPart } from '../tracks/track-edit.ts';
import { TrackGroup } from '../tracks/track-group.tsx';

/** Edits where and when the track was recorded, and the code and the publisher of the work. */
export const TrackRecording = memo(function TrackRecording(part: TrackPart) {
  const { t, i18n } = useTranslation();
  const { track, index, update } = part;
  const nameOf = useCountryName();
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const country = track.recording_country === null ? null : nameOf(track.recording_country);
  const filled = [country, track.recording_date, track.iswc, track.publisher].filter(Boolean);
  return (
    <TrackGroup
      index={index}
      names={['recording_country', 'recording_date', 'iswc', 'publisher']}
      title={t('wizard.credits.recording')}
      summary={filled.join(' · ') || t('wizard.none')}
    >
      <p className="max-w-text text-13 text-ink-2">{t('wizard.credits.recording_hint')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <ComboboxField
          {...useField(`tracks.${index}.recording_country`)}
          optional
          options={countries}
          value={track.recording_country}
          onChange={(recording_country) => update({ recording_country })}
        />
        <TextField
          {...useField(`tracks.${index}.recording_date`)}
          optional
          hint={t('wizard.credits.date_hint')}
          autoComplete="off"
          value={track.recording_date ?? ''}
          onChange={(event) => update({ recording_date: event.target.value || null })}
        />
        <Iswc {...part} />
        <TextField
          {...useField(`tracks.${index}.publisher`)}
          optional
          hint={t('wizard.credits.publisher_hint')}
          autoComplete="off"
          value={track.publisher ?? ''}
          onChange={(event) => update({ publisher: event.target.value || null })}
        />
      </div>
      {filled.length > 0 && (
        <div className="-ml-3">
          <ApplyToAll trackId={track.id} names={['recording_country', 'recording_date', 'publisher']} />
        </div>
      )}
    </TrackGroup>
  );
});

/** Dots and hyphens may be typed; they are removed when the field loses the focus. */
function Iswc({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const path = `tracks.${index}.iswc`;
  const text = track.iswc ?? '';
  const isComplete = normaliseIswc(text).length >= 11;
  const { field, onBlur } = useLiveField(path, text === '' ? [] : checkIswc(path, text), isComplete);
  return (
    <TextField
      {...field}
      optional
      hint={t('wizard.credits.iswc_hint')}
      className="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={text}
      onChange={(event) => update({ iswc: event.target.value || null })}
      onBlur={() => {
        onBlur();
        update((now) => ({ iswc: normaliseIswc(now.iswc ?? '') || null }));
      }}
    />
  );
}
