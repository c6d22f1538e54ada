import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** Opens the device's own sharing where there is one, and copies the address everywhere else. */
export function ShareButton({ link, title }: { link: string; title: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    if (typeof navigator.share === 'function') {
      // Closing the device's window is no failure.
      await navigator.share({ title, url: link }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      toast('bad', t('account.copy_failed'));
    }
  };
  const Icon = copied ? Check : Share2;
  return (
    <button type="button" className="room-button tap" onClick={() => void share()}>
      <Icon size={15} aria-hidden />
      <span className="max-sm:sr-only">{t('release.room.share')}</span>
      <span role="status" className="sr-only">
        {copied && t('account.copied')}
      </span>
    </button>
  );
}
