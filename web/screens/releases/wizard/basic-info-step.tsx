import { RELEASE_LANGUAGES } from '@tangent/domain/release/language.ts';
import { RELEASE_TYPES, type ReleaseType } from '@tangent/domain/release/release-type.ts';
import { useTranslation } from 'react-i18next';
import { languageOptions } from '../../../parts/form/language-options.ts';
import { LockHint, useCan } from '../../../parts/plan/upsell.tsx';
import { Card } from '../../../ui/card.tsx';
import { ComboboxField } from '../../../ui/combobox-field.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ArtistPicker } from './artist-picker.tsx';
import { chooseLanguage } from './edit-tracks.ts';
import { OwnUpc } from './own-upc.tsx';
import { RecordLabel } from './record-label.tsx';
import { ReleaseExplicit } from './release-explicit.tsx';
import { ReleaseGenres } from './release-genres.tsx';
import { useField } from './use-field.ts';
import { useForm, useWizardActions } from './wizard-context.ts';

export function BasicInfoStep() {
  const { t } = useTranslation();
  return (
    <Card title={t('wizard.steps.basic-info')}>
      <div className="grid gap-5">
        <ArtistPicker />
        <TypeField />
        <VariousArtists />
        <TitleFields />
        <LanguageField />
        <ReleaseGenres />
        <ReleaseExplicit />
        <div className="grid gap-5 sm:grid-cols-2">
          <RecordLabel />
          <OwnUpc />
        </div>
      </div>
    </Card>
  );
}

/** What a plan does not have can be seen and read, not chosen. */
function TypeField() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const type = useForm((form) => form.release_type);
  const canAll = useCan('multi_track');
  const cards = RELEASE_TYPES.map((value) => {
    const label = t(`release.type.${value}`);
    const isLocked = !canAll && value !== 'single' && value !== type;
    return isLocked ? { value, label, locked: true, detail: <LockHint capability="multi_track" /> } : { value, label };
  });
  const choose = (release_type: ReleaseType) =>
    change(release_type === 'compilation' ? { release_type } : { release_type, various_artists: false });
  return (
    <RadioCards
      {...useField('release_type')}
      value={type}
      onChange={(event) => choose(event.target.value as ReleaseType)}
      cards={cards}
    />
  );
}

/** Only a compilation may be by many. */
function VariousArtists() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const isCompilation = useForm((form) => form.release_type === 'compilation');
  const checked = useForm((form) => form.various_artists);
  const field = useField('various_artists');
  if (!isCompilation) return null;
  return (
    <SwitchField
      {...field}
      hint={t('wizard.various_artists_hint')}
      checked={checked}
      onChange={(various_artists) => change({ various_artists })}
    />
  );
}

function TitleFields() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const title = useForm((form) => form.title);
  const version = useForm((form) => form.version_title);
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <TextField
        {...useField('title')}
        value={title}
        onChange={(event) => change({ title: event.target.value })}
        autoComplete="off"
      />
      <TextField
        {...useField('version_title')}
        optional
        placeholder={t('wizard.version_title_example')}
        value={version ?? ''}
        onChange={(event) => change({ version_title: event.target.value || null })}
        autoComplete="off"
      />
    </div>
  );
}

function LanguageField() {
  const { t, i18n } = useTranslation();
  const { change } = useWizardActions();
  return (
    <ComboboxField
      {...useField('language')}
      options={languageOptions(RELEASE_LANGUAGES, i18n.language, '')}
      value={useForm((form) => form.language)}
      onChange={(language) => change((form) => chooseLanguage(form, language))}
      placeholder={t('wizard.choose')}
    />
  );
}
