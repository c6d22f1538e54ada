import { Brush } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoverAsArtwork } from '../../../../api/promotion/coverart.ts';
import { lazyPart } from '../../../../app/load-part.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { useCoverText } from './use-cover-text.ts';

const CoverDialog = lazyPart(
  async () => (await import('../../../../parts/promotion/coverart/cover-dialog.tsx')).CoverDialog,
);

/** Draws covers for this release from a prompt; open to all plans. */
export function AiCover() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const text = useCoverText();
  const genre = useForm((form) => form.primary_genre);
  const use = useInRelease();
  return (
    <Card title={t('coverart.heading')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-13 text-ink-2">{t('coverart.text')}</p>
        <Button onClick={() => setOpen(true)}>
          <Brush size={15} aria-hidden /> {t('coverart.open')}
        </Button>
      </div>
      {open && (
        <Suspense>
          <CoverDialog text={text} genre={genre} onUse={use} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/**
 * Makes a candidate the artwork of this release. The server stores it, so the draft is saved before, and its new version
 * is merged afterwards.
 */
function useInRelease() {
  const { store, trySave } = useWizardActions();
  const put = useCoverAsArtwork();
  return async (run_id: string, number: number) => {
    const release = await trySave();
    // The wizard shows why the draft could not be saved.
    if (release === null) return;
    const { version } = await put.mutateAsync({ run_id, number, release_id: release.id });
    store.noticeVersion(version);
  };
}
