import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReleaseCalendar, useUpdateReleaseCalendar } from '../../../api/promotion/release-calendar.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { SharePictures } from './share-pictures.tsx';

type ShareDialogProps = {
  release: { id: string; title: string };
  onClose: () => void;
  /** Shows the moment of the first store again; without it there is no way to. */
  onReplay?: () => void;
};

/** The address of a release, the ways of the device to share it, and the pictures to post with it. */
export function ShareDialog({ release, onClose, onReplay }: ShareDialogProps) {
  const { t } = useTranslation();
  const { data } = useReleaseCalendar(release.id);
  const update = useUpdateReleaseCalendar(release.id);
  const toast = useToast();
  const title = release.title.trim() || t('release.untitled');
  const link = data?.link ?? null;
  if (link === null) return null;
  const isOut = data?.live_date !== null;
  const isLive = (data?.live.length ?? 0) > 0;
  const markShared = () => isOut && update.mutate({ tick: { key: 'share_link', is_done: true } });
  const share = async () => {
    try {
      await navigator.share({ title, url: link });
      markShared();
    } catch {
      // The reader closed the sheet of the device.
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast('good', t('calendar.share.copied'));
      markShared();
    } catch {
      toast('bad', t('account.copy_failed'));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('calendar.share.title', { title })}
      actions={
        <>
          <Button onClick={() => void copy()}>
            <Copy size={15} aria-hidden /> {t('calendar.share.copy')}
          </Button>
          {'share' in navigator && (
            <Button tone="volt" onClick={() => void share()}>
              <Share2 size={16} aria-hidden /> {t('calendar.share.send')}
            </Button>
          )}
        </>
      }
    >
      <p className="code rounded-control bg-sunken p-3 break-all">{link}</p>
      {isLive && <SharePictures release={{ id: release.id, title }} onShared={markShared} />}
      <p className="flex flex-wrap gap-2">
        {isLive && onReplay !== undefined && <Button onClick={onReplay}>{t('calendar.live.replay')}</Button>}
        <Link to={`${APP_PATHS.banners}?release=${release.id}`} className={buttonClass('plain', 'medium')}>
          {t('calendar.share.pictures')}
        </Link>
      </p>
    </Dialog>
  );
}
