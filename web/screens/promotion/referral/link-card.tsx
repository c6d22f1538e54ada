import { REFERRAL_DAYS } from '@tangent/domain/promotion/referral-limits.ts';
import { Download, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { REFERRAL_TERMS_ADDRESS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';

/** The own link: to copy, to share, as a QR code for print. */
export function LinkCard({ code }: { code: string }) {
  const { t } = useTranslation();
  const link = `${location.origin}/?ref=${code}`;
  const picture = `/referral/${code}/qr`;
  return (
    <Card title={t('referral.link.title')} className="grid gap-3">
      <p className="rounded-control bg-sunken px-3 py-2.5 font-mono text-13 break-all">
        {link.replace(/^https?:\/\//, '')}
      </p>
      <CopyButton text={link} label={t('referral.link.copy')} isMain />
      <div className="grid grid-cols-2 gap-2">
        <ShareLink link={link} />
        <a href={`${picture}.png`} download className={buttonClass('plain', 'small')}>
          <Download size={15} aria-hidden /> {t('referral.link.qr')}
        </a>
      </div>
      <img
        src={`${picture}.svg`}
        alt={t('referral.link.qr_alt')}
        width="140"
        height="140"
        className="mx-auto size-36 bg-white ring-1 ring-line"
      />
      <p className="text-13 text-ink-2">{t('referral.link.remembered', { days: REFERRAL_DAYS })}</p>
      <p>
        <a className="text-13 font-strong underline" href={REFERRAL_TERMS_ADDRESS}>
          {t('referral.link.terms')}
        </a>
      </p>
    </Card>
  );
}

/** Opens the share sheet of the device; where there is none, an email with the link. */
function ShareLink({ link }: { link: string }) {
  const { t } = useTranslation();
  const text = t('referral.link.share_text');
  const label = (
    <>
      <Share2 size={15} aria-hidden /> {t('referral.link.share')}
    </>
  );
  if (!('share' in navigator)) {
    const mail = `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${link}`)}`;
    return (
      <a href={mail} className={buttonClass('plain', 'small')}>
        {label}
      </a>
    );
  }
  // Closing the sheet without a choice is no error.
  const share = () => navigator.share({ title: text, url: link }).catch(() => {});
  return (
    <Button size="small" onClick={() => void share()}>
      {label}
    </Button>
  );
}
