import type { Release } from '@tangent/contract/catalogue/release.ts';
import { listChanges } from '@tangent/domain/promotion/form/check-values.ts';
import type { ChangeLine } from '@tangent/domain/promotion/form/field.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRelease } from '../../../api/catalogue/release.ts';
import { ChangeLink } from '../../../parts/promotion/request/change-link.tsx';
import { useFieldTexts } from '../../../parts/promotion/request/use-field-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { findCurrentValue } from './find-current-value.ts';
import { type FormFieldProps, useControl } from './use-control.ts';

const NO_LINE: ChangeLine = { field: '', track: '', current: '', wanted: '' };

/** The wanted changes of the chosen release, one a row; the current values are filled in. */
export function ChangeRows({ field, form }: FormFieldProps) {
  const releaseId = String(form.values.release ?? '');
  return releaseId === '' ? (
    <NoRelease field={field} form={form} />
  ) : (
    <Rows key={releaseId} field={field} form={form} releaseId={releaseId} />
  );
}

function NoRelease({ field, form }: FormFieldProps) {
  const { id, label, hint, error } = useControl({ field, form });
  return (
    <div id={id} tabIndex={-1} className="grid gap-1.5">
      <p className="text-13 font-strong">{label}</p>
      <p className="text-13 text-ink-2">{hint}</p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function Rows({ field, form, releaseId }: FormFieldProps & { releaseId: string }) {
  const { t } = useTranslation();
  const { id, label, hint, error } = useControl({ field, form });
  const release = useRelease(releaseId, { poll: false }).data ?? null;
  const lines = listChanges(form.values[field.name]);
  const rows = lines.length === 0 ? [NO_LINE] : lines;
  const write = (next: readonly ChangeLine[]) => form.write(field.name, next);
  const change = (index: number, part: Partial<ChangeLine>) =>
    write(
      rows.map((row, at) => {
        if (at !== index) return row;
        const next = { ...row, ...part };
        return { ...next, current: findCurrentValue(release, next.field, next.track) };
      }),
    );
  return (
    <fieldset id={id} tabIndex={-1} className="grid gap-3">
      <legend className="mb-1 text-13 font-strong">{label}</legend>
      <p className="text-xs text-ink-3">{hint}</p>
      {rows.map((row, index) => (
        <ChangeRow
          key={index}
          row={row}
          number={index + 1}
          options={field.options ?? []}
          release={release}
          onChange={(part) => change(index, part)}
          onRemove={rows.length === 1 ? null : () => write(rows.filter((_row, at) => at !== index))}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Button size="small" className="justify-self-start" onClick={() => write([...rows, NO_LINE])}>
        <Plus size={15} aria-hidden /> {t('form.add_change')}
      </Button>
      <ChangeLink releaseId={releaseId} lines={lines} reason={String(form.values.reason ?? '')} />
    </fieldset>
  );
}

type ChangeRowProps = {
  row: ChangeLine;
  number: number;
  options: readonly string[];
  release: Release | null;
  onChange: (part: Partial<ChangeLine>) => void;
  onRemove: (() => void) | null;
};

function ChangeRow({ row, number, options, release, onChange, onRemove }: ChangeRowProps) {
  const { t } = useTranslation();
  const { nameOption } = useFieldTexts();
  const tracks = (release?.tracks ?? []).map(({ id, title }) => ({ value: id, label: title }));
  // Lyrics have lines.
  const Field = row.field === 'lyrics' ? TextareaField : TextField;
  return (
    <div
      role="group"
      aria-label={t('form.change_number', { number })}
      className="grid gap-3 rounded-control bg-sunken p-3 sm:grid-cols-2"
    >
      <SelectField
        label={t('form.change_field')}
        placeholder={t('form.choose')}
        options={options.map((value) => ({ value, label: nameOption(value) }))}
        value={row.field}
        onChange={({ target }) => onChange({ field: target.value })}
      />
      <SelectField
        label={t('form.change_track')}
        placeholder={t('form.change_release')}
        options={tracks}
        value={row.track}
        onChange={({ target }) => onChange({ track: target.value })}
      />
      <Field label={t('form.change_current')} readOnly value={row.current} placeholder="–" />
      <Field
        label={t('form.change_wanted')}
        value={row.wanted}
        onChange={({ target }) => onChange({ wanted: target.value })}
      />
      {onRemove !== null && (
        <IconButton label={t('form.remove_change', { number })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
