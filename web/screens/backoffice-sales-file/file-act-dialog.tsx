import type { SalesFileDetail } from '@tangent/contract/backoffice-sales.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardStores } from '../../api/backoffice.ts';
import { type FileWish, useFileAct } from '../../api/backoffice-sales.ts';
import { useFreshly } from '../../parts/step-up/use-freshly.tsx';
import { useTroubleToast } from '../../parts/use-trouble-toast.ts';
import { WhyField } from '../../parts/why-field.tsx';
import { formatMicroDollars } from '../../texts/format-dollars.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useToast } from '../../ui/toast.tsx';

type Act = SalesFileDetail['acts'][number];
type FileActDialogProps = { act: Act; detail: SalesFileDetail; onClose: () => void };

/** What an act means for the money, and why it is done: never without a reason for the log. */
export function FileActDialog({ act, detail, onClose }: FileActDialogProps) {
  const { t, i18n } = useTranslation();
  const { file } = detail;
  const form = useFileForm(act, detail, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`sales.act.${act}.title`, { name: file.name })}
      description={
        file.kind === 'trends'
          ? t(`sales.trends_act.${act}`)
          : t(`sales.act.${act}.detail`, { amount: formatMicroDollars(file.gross_micros, i18n.language) })
      }
      actions={
        <Button tone={act === 'reverse' ? 'bad' : 'volt'} busy={form.busy} onClick={form.confirm}>
          {t(`sales.act.${act}.verb`)}
        </Button>
      }
    >
      {form.needsStore && <StoreField value={form.storeId} missing={form.storeMissing} onChange={form.setStoreId} />}
      <WhyField why={form.why} missing={form.whyMissing} onChange={form.setWhy} />
      {form.question}
    </Dialog>
  );
}

function StoreField(props: { value: string; missing: boolean; onChange: (id: string) => void }) {
  const { t } = useTranslation();
  const stores = useBoardStores();
  return (
    <SelectField
      label={t('store.store')}
      hint={t('sales.store_hint')}
      error={props.missing ? t('sales.store_missing') : undefined}
      placeholder={t('sales.choose_store')}
      options={(stores.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

function useFileForm(act: Act, { file, statements, days }: SalesFileDetail, onClose: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const sayTrouble = useTroubleToast();
  const { freshly, question } = useFreshly();
  const doing = useFileAct(file.id);
  const [why, setWhy] = useState('');
  const [storeId, setStoreId] = useState('');
  const [tried, setTried] = useState(false);
  const isNameless = [...statements, ...days].some(({ store_id }) => store_id === null);
  const needsStore = (act === 'post' || act === 'replace') && isNameless;
  const said = why.trim();
  const confirm = () => {
    setTried(true);
    if (said === '' || (needsStore && storeId === '')) return;
    const wish = buildWish(act, said, needsStore ? storeId : null);
    freshly(() => doing.mutateAsync(wish)).then(() => {
      toast('good', t(`sales.act.${act}.done`));
      onClose();
    }, sayTrouble);
  };
  const misses = { whyMissing: tried && said === '', storeMissing: tried && storeId === '' };
  return { why, setWhy, storeId, setStoreId, needsStore, ...misses, busy: doing.isPending, confirm, question };
}

function buildWish(act: Act, note: string, store_id: string | null): FileWish {
  if (act === 'reverse') return { kind: 'reverse', why: note };
  return { kind: act, note, ...(store_id === null ? {} : { store_id }) };
}
