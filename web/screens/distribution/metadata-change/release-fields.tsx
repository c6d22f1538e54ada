import { AI_EXTENTS, type AiExtent } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import { listCreditedNames } from '@tangent/domain/catalogue/release/credit/credited-pages.ts';
import { RELEASE_LANGUAGES } from '@tangent/domain/catalogue/release/language.ts';
import { GENRES, type Genre } from '@tangent/domain/genre.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditedPagesFields } from '../../../parts/catalogue/release/credited-pages.tsx';
import { YearField } from '../../../parts/catalogue/release/year-field.tsx';
import { languageOptions } from '../../../parts/form/language-options.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { ComboboxField } from '../../../ui/form/combobox-field.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ArtistNamesField } from './artist-names-field.tsx';
import type { ChangeForm } from './change-form.ts';
import { PlanField } from './plan-field.tsx';
import type { ChangeErrors } from './use-change-errors.ts';

type ReleaseFieldsProps = { form: ChangeForm; change: (fields: Partial<ChangeForm>) => void; errors: ChangeErrors };

export function ReleaseFields({ form, change, errors }: ReleaseFieldsProps) {
  const { t, i18n } = useTranslation();
  const title = t('release.field.title');
  return (
    <Card title={t('change.release')}>
      <div className="grid gap-5">
        <TextField
          label={title}
          error={errors('title', title)}
          value={form.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <SmallTexts form={form} change={change} errors={errors} />
        <ArtistNames form={form} change={change} errors={errors} />
        <CreditedPagesFields
          names={listCreditedNames(form)}
          pages={form.credited_pages}
          onChange={(credited_pages) => change({ credited_pages: [...credited_pages] })}
          getError={(path) => errors(path, '')}
        />
        <ComboboxField
          label={t('release.field.language')}
          options={languageOptions(RELEASE_LANGUAGES, i18n.language, t('release.no_lyrics'))}
          value={form.language}
          onChange={(language) => change({ language })}
        />
        <GenreFields form={form} change={change} errors={errors} />
        <CheckboxField
          label={t('release.field.explicit')}
          checked={form.explicit}
          onChange={(event) => change({ explicit: event.target.checked })}
        />
        <RightsFields form={form} change={change} errors={errors} />
        <SelectField
          label={t('release.field.artwork_ai')}
          options={AI_EXTENTS.map((value) => ({ value, label: t(`release.ai_extent.${value}`) }))}
          placeholder={t('wizard.ai.unanswered')}
          value={form.artwork_ai ?? ''}
          onChange={(event) => change({ artwork_ai: (event.target.value || null) as AiExtent | null })}
        />
      </div>
    </Card>
  );
}

function SmallTexts({ form, change, errors }: ReleaseFieldsProps) {
  const { t } = useTranslation();
  const version = t('release.field.version_title');
  const label = t('release.field.record_label');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={version}
        error={errors('version_title', version)}
        optional
        value={form.version_title ?? ''}
        onChange={(event) => change({ version_title: event.target.value || null })}
      />
      <PlanField
        capability="record_label"
        label={label}
        value={form.record_label ?? ''}
        onRemove={() => change({ record_label: null })}
      >
        <TextField
          label={label}
          error={errors('record_label', label)}
          optional
          value={form.record_label ?? ''}
          onChange={(event) => change({ record_label: event.target.value || null })}
        />
      </PlanField>
    </div>
  );
}

function ArtistNames({ form, change, errors }: ReleaseFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(['co_artists', 'featured_artists'] as const).map((field) => {
        const label = t(`release.field.${field}`);
        return (
          <ArtistNamesField
            key={field}
            label={label}
            error={errors(field, label)}
            names={form[field]}
            onChange={(names) => change({ [field]: names })}
          />
        );
      })}
    </div>
  );
}

function GenreFields({ form, change, errors }: ReleaseFieldsProps) {
  const { t } = useTranslation();
  const options = GENRES.map((value) => ({ value, label: t(`genre.${value}`) }));
  const second = t('release.field.secondary_genre');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={t('release.field.primary_genre')}
        options={options}
        value={form.primary_genre ?? ''}
        onChange={(event) => change({ primary_genre: event.target.value as Genre })}
      />
      <PlanField
        capability="secondary_genre"
        label={second}
        value={form.secondary_genre === null ? '' : t(`genre.${form.secondary_genre}`)}
        onRemove={() => change({ secondary_genre: null })}
      >
        <SelectField
          label={second}
          error={errors('secondary_genre', second)}
          optional
          placeholder={t('wizard.none')}
          options={options.filter(({ value }) => value !== form.primary_genre)}
          value={form.secondary_genre ?? ''}
          onChange={(event) => change({ secondary_genre: (event.target.value || null) as Genre | null })}
        />
      </PlanField>
    </div>
  );
}

function RightsFields({ form, change, errors }: ReleaseFieldsProps) {
  const { t } = useTranslation();
  const date = t('release.field.original_release_date');
  return (
    <div className="grid gap-5 sm:grid-cols-rail-60">
      {(['p', 'c'] as const).map((kind) => {
        const [year, owner] = [`${kind}_line_year`, `${kind}_line_owner`] as const;
        return (
          <Fragment key={kind}>
            <YearField
              label={t(`release.field.${year}`)}
              error={errors(year, t(`release.field.${year}`))}
              placeholder={form.original_release_date?.slice(0, 4) ?? form.release_date?.slice(0, 4) ?? ''}
              value={form[year]}
              onChange={(value) => change({ [year]: value })}
            />
            <TextField
              label={t(`release.field.${owner}`)}
              error={errors(owner, t(`release.field.${owner}`))}
              optional
              placeholder={form.record_label ?? form.primary_artist}
              value={form[owner] ?? ''}
              onChange={(event) => change({ [owner]: event.target.value || null })}
            />
          </Fragment>
        );
      })}
      <div className="max-w-xs sm:col-span-2">
        <DateField
          label={date}
          error={errors('original_release_date', date)}
          optional
          value={form.original_release_date}
          onChange={(original_release_date) => change({ original_release_date })}
          start={form.release_date ?? ''}
        />
      </div>
    </div>
  );
}
