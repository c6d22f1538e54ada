import type { Label } from '@tangent/contract/catalogue/label.ts';
import { LABEL_NAMES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { checkLabelName } from '@tangent/domain/catalogue/label/check-label.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteLabel, useLabels } from '../../../api/catalogue/label.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { FieldTexts } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useCapability } from '../../money/plan/use-capability.ts';
import { LabelCombobox } from './label-combobox.tsx';

/** Removes a name from the list; releases with that label keep it. */
function LabelRemoval({ label }: { label: Label }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const remove = useDeleteLabel();
  const onError = (error: unknown) => toast('bad', getErrorText(i18n, error));
  return (
    <div>
      <Button tone="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate(label.id, { onError })}>
        <X size={14} aria-hidden /> {t('artist.label.remove', { name: label.name })}
      </Button>
    </div>
  );
}

type LabelPickerProps = Pick<FieldTexts, 'error'> & {
  id?: string;
  label: ReactNode;
  /** Null: the artist's name. */
  value: string | null;
  /** The name that stores show without a label. */
  artistName: string;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
};

/** The record label of a release: the account's list on Advanced, any text on PRO. */
export function LabelPicker(props: LabelPickerProps) {
  const { t } = useTranslation();
  const hasList = useCapability('label_names');
  if (hasList) return <LabelList {...props} />;
  const { value, artistName, onChange, ...field } = props;
  return (
    <TextField
      {...field}
      optional
      autoComplete="off"
      hint={artistName && t('artist.label.default', { name: artistName })}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}

function LabelList({ value, artistName, onChange, ...field }: LabelPickerProps) {
  const { t } = useTranslation();
  const labels = useLabels({ enabled: true });
  const items = labels.data?.items ?? [];
  const isFull = items.length >= LABEL_NAMES_MAX;
  const own = items.find(({ name }) => name === value);
  return (
    <div className="grid content-start justify-items-start gap-1.5 *:w-full">
      <LabelCombobox
        {...field}
        names={items.map(({ name }) => name)}
        mayAdd={labels.isSuccess && !isFull && isNewName}
        hint={isFull ? t('artist.label.full', { max: LABEL_NAMES_MAX }) : t('artist.label.hint')}
        placeholder={artistName}
        value={value}
        onChange={onChange}
      />
      {own && <LabelRemoval label={own} />}
    </div>
  );
}

function isNewName(name: string): boolean {
  return checkLabelName('record_label', name).length === 0;
}
