import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';

/** The QR code of a release page, with files for print. */
export function QrCode({ linkKey, title }: { linkKey: string; title: string }) {
  const { t } = useTranslation();
  const path = `/release/${linkKey}/qr`;
  return (
    <div className="flex items-center gap-4">
      <img
        src={`${path}.svg`}
        alt={t('smartlink.qr.alt', { title })}
        width="96"
        height="96"
        loading="lazy"
        className="size-24 shrink-0 bg-white ring-1 ring-line"
      />
      <div className="grid gap-2">
        <p className="text-13 text-ink-2">{t('smartlink.qr.text')}</p>
        <p className="flex flex-wrap gap-2">
          {(['svg', 'png'] as const).map((format) => (
            <a key={format} href={`${path}.${format}`} download className={buttonClass('plain', 'small')}>
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
