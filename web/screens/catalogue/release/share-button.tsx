import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/load-part.ts';

const ShareDialog = lazyPart(
  async () => (await import('../../../parts/promotion/release-calendar/share-dialog.tsx')).ShareDialog,
);

type ShareButtonProps = { release: { id: string; title: string }; onReplay: () => void };

/** Opens the address of a release, and from its first store on the pictures to post and its moment. */
export function ShareButton({ release, onReplay }: ShareButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const replay = () => {
    setOpen(false);
    onReplay();
  };
  return (
    <>
      <button type="button" className="room-button tap" onClick={() => setOpen(true)}>
        <Share2 size={15} aria-hidden />
        <span className="max-sm:sr-only">{t('release.room.share')}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog release={release} onClose={() => setOpen(false)} onReplay={replay} />
        </Suspense>
      )}
    </>
  );
}
