import { addBusinessDays } from '@tangent/domain/calendar.ts';
import { listTexts } from '@tangent/domain/promotion/form/check-values.ts';
import { takesRelease } from '@tangent/domain/promotion/form/field.ts';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../api/catalogue/artist.ts';
import { useReleases } from '../../../api/catalogue/release.ts';
import { useToday } from '../../../app/today.ts';
import { useFieldTexts } from '../../../parts/promotion/request/use-field-texts.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { ChangeRows } from './change-rows.tsx';
import { FileField } from './file-field.tsx';
import { type FormFieldProps, useControl } from './use-control.ts';

/** One field of a request form, by its type. */
export function FormFieldInput({ field, form }: FormFieldProps) {
  const props = useControl({ field, form });
  const { nameOption } = useFieldTexts();
  const { t } = useTranslation();
  const text = String(form.values[field.name] ?? '');
  const write = (value: string) => form.write(field.name, value);
  switch (field.type) {
    case 'checkbox':
      return (
        <CheckboxField
          {...props}
          checked={form.values[field.name] === true}
          onChange={({ target }) => form.write(field.name, target.checked)}
        />
      );
    case 'select':
      return (
        <SelectField
          {...props}
          placeholder={t('form.choose')}
          options={(field.options ?? []).map((value) => ({ value, label: nameOption(value) }))}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      );
    case 'date':
      return <FormDate field={field} form={form} />;
    case 'artist':
      return <ArtistChoice field={field} form={form} />;
    case 'release':
    case 'releases':
      return <ReleaseChoice field={field} form={form} />;
    case 'isrc_list':
    case 'url_list':
      return <ListField field={field} form={form} />;
    case 'changes':
      return <ChangeRows field={field} form={form} />;
    case 'file':
      return <FileField field={field} form={form} />;
    case 'textarea':
      return <TextareaField {...props} value={text} onChange={({ target }) => write(target.value)} />;
    default:
      return (
        <TextField
          {...props}
          type={field.type === 'email' || field.type === 'url' ? field.type : 'text'}
          className={field.type === 'upc' ? 'num' : undefined}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      );
  }
}

function FormDate({ field, form }: FormFieldProps) {
  const today = useToday();
  const value = form.values[field.name];
  const earliest =
    field.business_days_ahead === undefined ? undefined : addBusinessDays(today, field.business_days_ahead);
  return (
    <DateField
      {...useControl({ field, form })}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(date) => form.write(field.name, date ?? '')}
      start={earliest ?? today}
      {...(earliest === undefined ? {} : { min: earliest })}
      {...(field.until_today ? { max: today } : {})}
    />
  );
}

function ArtistChoice({ field, form }: FormFieldProps) {
  const { t } = useTranslation();
  const artists = useArtists().data?.items ?? null;
  const props = useControl({ field, form });
  return (
    <SelectField
      {...props}
      placeholder={artists?.length === 0 ? t('form.none_artist') : t('form.choose')}
      options={(artists ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={String(form.values[field.name] ?? '')}
      onChange={({ target }) => form.write(field.name, target.value)}
    />
  );
}

/** The own releases: one of them, or several. */
function ReleaseChoice({ field, form }: FormFieldProps) {
  const { t } = useTranslation();
  const props = useControl({ field, form });
  const pages = useReleases({ sort: 'newest' }).data?.pages;
  const all = pages?.flatMap(({ items }) => items) ?? [];
  const fitting = all.filter(({ status }) => takesRelease(field, status));
  const name = ({ title, primary_artist }: (typeof all)[number]) => `${title} · ${primary_artist}`;
  const none = pages !== undefined && fitting.length === 0;
  if (field.type === 'release') {
    return (
      <SelectField
        {...props}
        placeholder={none ? t('form.none_release') : t('form.choose')}
        options={fitting.map((release) => ({ value: release.id, label: name(release) }))}
        value={String(form.values[field.name] ?? '')}
        onChange={({ target }) => form.write(field.name, target.value)}
      />
    );
  }
  const chosen = listTexts(form.values[field.name]);
  const toggle = (id: string, isOn: boolean) =>
    form.write(field.name, isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset className="grid gap-2" id={props.id} tabIndex={-1}>
      <legend className="mb-1.5 text-13 font-strong">{props.label}</legend>
      {none && <p className="text-13 text-ink-2">{t('form.none_release')}</p>}
      {fitting.map((release) => (
        <CheckboxField
          key={release.id}
          label={name(release)}
          checked={chosen.includes(release.id)}
          onChange={({ target }) => toggle(release.id, target.checked)}
        />
      ))}
      {props.error && <FieldError id={`${props.id}-error`}>{props.error}</FieldError>}
    </fieldset>
  );
}

/** A list is written one item a line; empty lines do not count. */
function ListField({ field, form }: FormFieldProps) {
  const props = useControl({ field, form });
  const value = form.values[field.name];
  const text = Array.isArray(value) ? value.join('\n') : '';
  return (
    <TextareaField
      {...props}
      rows={3}
      className={field.type === 'isrc_list' ? 'num' : undefined}
      value={text}
      onChange={({ target }) => form.write(field.name, target.value === '' ? [] : target.value.split('\n'))}
    />
  );
}
