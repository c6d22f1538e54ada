import { Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../app/load-part.ts';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useCoverText } from './use-cover-text.ts';

// Templates and their fonts are loaded only when this step is opened.
const TemplateTeaser = lazyPart(
  async () => (await import('../../../../parts/catalogue/release/artwork-template/template-teaser.tsx')).TemplateTeaser,
);
const TemplateDialog = lazyPart(
  async () => (await import('../../../../parts/catalogue/release/artwork-template/template-dialog.tsx')).TemplateDialog,
);

/** Offers templates for a cover with the texts of this release, to plans that include them. */
export function ArtworkTemplates({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isIncluded = useCapability('artwork_templates');
  const own = useCoverText();
  const text = { ...own, title: own.title || t('release.untitled') };
  if (!isIncluded) return null;
  return (
    <Card title={t('artwork.template.heading')}>
      <div className="grid gap-4">
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <TemplateTeaser text={text} />
        </Suspense>
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          <Sparkles size={15} aria-hidden /> {t('artwork.template.open')}
        </Button>
      </div>
      {open && (
        <Suspense>
          <TemplateDialog text={text} onClose={() => setOpen(false)} onFile={onFile} />
        </Suspense>
      )}
    </Card>
  );
}
