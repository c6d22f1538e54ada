import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadSharePicture, type ShareShape } from '../../../api/promotion/smartlink.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { saveFile } from '../../catalogue/upload/save-file.ts';

type SharePicturesProps = { release: { id: string; title: string }; onShared: () => void };

const SHAPES = ['story', 'wide'] as const satisfies ShareShape[];

/** The pictures to post of a release that is out: shared where the device can share files, else downloaded. */
export function SharePictures({ release, onShared }: SharePicturesProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [busy, setBusy] = useState<ShareShape | null>(null);
  const post = async (shape: ShareShape) => {
    setBusy(shape);
    try {
      const picture = await downloadSharePicture(release.id, shape, i18n.language, new AbortController().signal);
      const files = [new File([picture.file], picture.filename, { type: 'image/png' })];
      if ('canShare' in navigator && navigator.canShare({ files })) await shareFiles(release.title, files);
      else saveFile(picture);
      onShared();
    } catch {
      toast('bad', t('calendar.share.failed'));
    } finally {
      setBusy(null);
    }
  };
  return (
    <p className="flex flex-wrap gap-2">
      {SHAPES.map((shape) => (
        <Button key={shape} busy={busy === shape} onClick={() => void post(shape)}>
          <ImageDown size={15} aria-hidden /> {t(`calendar.share.${shape}`)}
        </Button>
      ))}
    </p>
  );
}

/** Closing the sheet of the device is no failure. */
async function shareFiles(title: string, files: File[]): Promise<void> {
  await navigator.share({ title, files }).catch(() => undefined);
}
