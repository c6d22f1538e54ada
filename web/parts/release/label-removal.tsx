import type { Label } from '@tangent/contract/label.ts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../api/error-text.ts';
import { useDeleteLabel } from '../../api/label.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Takes a name off the list; releases that carry it keep it. */
export function LabelRemoval({ label }: { label: Label }) {
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
