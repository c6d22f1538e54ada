import type { SplitVersion } from '@tangent/contract/money/collaborator.ts';
import { CREDITS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { Equal, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { missingShare, splitEvenly } from '../../../../parts/money/share-math.ts';
import { ShareTotal } from '../../../../parts/money/share-total.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { ShareBar } from './share-bar.tsx';
import type { SplitValues } from './split-draft.ts';
import { SplitPartFields } from './split-part-fields.tsx';
import { TermFields } from './term-fields.tsx';
import { SHARES_ID, type SplitFormFacts, useSplitForm } from './use-split-form.ts';

type SplitDialogProps = { open: boolean; onClose: () => void; facts: SplitFormFacts };

/** Edits the split of a track from a month on. */
export function SplitDialog({ open, onClose, facts }: SplitDialogProps) {
  const { t } = useTranslation();
  const title = facts.track.title || t('release.untitled');
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('split.dialog.title', { title })}
      description={t('split.dialog.text')}
    >
      <SplitForm facts={facts} onClose={onClose} />
    </Dialog>
  );
}

function SplitForm({ facts, onClose }: Omit<SplitDialogProps, 'open'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const form = useSplitForm(facts, () => {
    toast('good', t('split.dialog.saved'));
    onClose();
  });
  const { values, change, sentenceAt } = form;
  const wrong = sentenceAt('parts', t('split.dialog.people'));
  return (
    <>
      <form className="grid gap-5" noValidate onSubmit={form.submit}>
        {form.isConflict && <ConflictNote parts={facts.track.versions[0]?.parts ?? []} />}
        <ol className="grid gap-4">
          {values.parts.map((_, index) => (
            <SplitPartFields key={index} index={index} sentenceAt={sentenceAt} change={change} parts={values.parts} />
          ))}
        </ol>
        <PartActions parts={values.parts} onChange={(parts) => change({ parts })} />
        <div id={SHARES_ID} tabIndex={-1} className="grid gap-1.5 outline-none">
          <ShareTotal parts={values.parts} />
          {wrong && <FieldError id="split-parts-error">{wrong}</FieldError>}
        </div>
        <TermFields facts={facts} values={values} change={change} sentenceAt={sentenceAt} />
        <div className="flex flex-wrap justify-end gap-2 pt-1">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="volt" busy={form.isPending}>
            {t('split.dialog.save')}
          </Button>
        </div>
      </form>
      {form.confirmationDialog}
    </>
  );
}

/** Says that another user or tab saved first: shows the current split above the typed one. */
function ConflictNote({ parts }: { parts: SplitVersion['parts'] }) {
  const { t } = useTranslation();
  return (
    <Banner tone="warn" title={t('split.dialog.conflict')}>
      <p>{t('split.dialog.conflict_text')}</p>
      <div className="mt-2">
        <ShareBar parts={parts} isNamed />
      </div>
    </Banner>
  );
}

type Parts = SplitValues['parts'];

function PartActions({ parts, onChange }: { parts: Parts; onChange: (parts: Parts) => void }) {
  const { t } = useTranslation();
  const add = () => {
    const share_basis_points = Math.max(0, missingShare(parts));
    focusAfter(`split-${parts.length}-name`, () =>
      onChange([...parts, { name: '', roles: [], share_basis_points, email: '' }]),
    );
  };
  return (
    <div className="flex flex-wrap gap-2">
      {parts.length < CREDITS_MAX && (
        <Button size="small" onClick={add}>
          <Plus size={15} aria-hidden /> {t('wizard.credits.add')}
        </Button>
      )}
      {parts.length > 1 && (
        <Button size="small" onClick={() => onChange(splitEvenly(parts))}>
          <Equal size={15} aria-hidden /> {t('wizard.credits.split_evenly')}
        </Button>
      )}
    </div>
  );
}
