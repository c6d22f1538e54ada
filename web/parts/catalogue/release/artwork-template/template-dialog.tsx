import type { CoverText } from '@tangent/domain/promotion/artwork/brush.ts';
import type { Measure } from '@tangent/domain/promotion/artwork/scene.ts';
import { Shuffle } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { CoverPreview } from './cover-preview.tsx';
import { DesignChoice, PaletteChoice } from './design-choice.tsx';
import { drawCover } from './draw-cover.ts';
import { type CoverChoice, layOutCover } from './template-designs.ts';
import { useMeasure } from './template-teaser.tsx';

type TemplateDialogProps = {
  /** The texts of the release, so that the user types nothing twice. */
  text: CoverText;
  onClose: () => void;
  /** Receives the finished image, like a file chosen from the disk. */
  onFile: (file: File) => void;
};

/** Creates a cover from one of the premium templates. */
export function TemplateDialog({ text, onClose, onFile }: TemplateDialogProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<CoverChoice>({ design: 'groove', palette: 'volt', seed: 1, ...text });
  const change = (part: Partial<CoverChoice>) => setChoice((before) => ({ ...before, ...part }));
  const shown = useDeferredValue(choice);
  const measure = useMeasure(`${shown.title}${shown.artist}`);
  const { busy, use } = useDrawing(choice, measure, onFile, onClose);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t('artwork.template.title')}
      description={t('artwork.template.text')}
      actions={<TemplateActions busy={busy} onUse={() => void use()} onClose={onClose} />}
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <CoverStage choice={shown} measure={measure} onVary={() => change({ seed: choice.seed + 1 })} />
        <div className="grid content-start gap-5">
          <CoverWordFields choice={choice} onChange={change} />
          <PaletteChoice value={choice.palette} onChange={(palette) => change({ palette })} />
          <DesignChoice
            choice={shown}
            value={choice.design}
            measure={measure}
            onChange={(design) => change({ design })}
          />
        </div>
      </div>
    </Dialog>
  );
}

type CoverStageProps = { choice: CoverChoice; measure: Measure; onVary: () => void };

/** The large preview of the cover. */
function CoverStage({ choice, measure, onVary }: CoverStageProps) {
  const { t } = useTranslation();
  const { title, artist } = choice;
  const scene = useMemo(() => layOutCover(choice, measure), [choice, measure]);
  return (
    <div className="grid content-start gap-3">
      <CoverPreview
        scene={scene}
        label={t('artwork.template.preview', { title, artist })}
        className="mx-auto block aspect-square w-full max-w-md rounded-sleeve shadow-sleeve"
      />
      <Button className="justify-self-center" onClick={onVary}>
        <Shuffle size={15} aria-hidden /> {t('artwork.template.vary')}
      </Button>
    </div>
  );
}

type TemplateActionsProps = { busy: boolean; onUse: () => void; onClose: () => void };

function TemplateActions({ busy, onUse, onClose }: TemplateActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button onClick={onClose}>{t('ui.cancel')}</Button>
      <Button tone="volt" busy={busy} onClick={onUse}>
        {t('artwork.template.use')}
      </Button>
    </>
  );
}

type CoverWordFieldsProps = { choice: CoverChoice; onChange: (part: Partial<CoverChoice>) => void };

/** The texts on the cover; those of the release do not change. */
function CoverWordFields({ choice, onChange }: CoverWordFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('release.field.title')}
        value={choice.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextField
        label={t('artwork.template.artist')}
        value={choice.artist}
        onChange={(event) => onChange({ artist: event.target.value })}
      />
    </div>
  );
}

function useDrawing(choice: CoverChoice, measure: Measure, onFile: (file: File) => void, onClose: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    try {
      const picture = await drawCover(layOutCover(choice, measure));
      onFile(new File([picture], 'cover.png', { type: 'image/png' }));
      onClose();
    } catch {
      toast('bad', t('artwork.template.failed'));
      setBusy(false);
    }
  };
  return { busy, use };
}
