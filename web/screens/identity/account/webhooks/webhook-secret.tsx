import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookWithSecret } from '../../../../api/events/webhook.ts';
import { CopyButton } from '../../../../parts/page/copy-button.tsx';
import { formatDateTime } from '../../../../parts/text/format.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';

/** The secret of an endpoint, which is shown once: after adding it, and after each rotation. */
export function WebhookSecret({ created, onClose }: { created: WebhookWithSecret; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  // The button that had the focus disappeared with the form.
  useEffect(() => container.current?.focus(), []);
  const { secret, old_secret_ends_at } = created;
  return (
    <div ref={container} tabIndex={-1} className="grid gap-4 outline-none">
      <Banner tone="warn" title={t('webhook.once')}>
        {t('webhook.once_text')}
      </Banner>
      <p className="code rounded-control bg-sunken p-4 text-13 break-all">{secret}</p>
      {old_secret_ends_at !== null && (
        <p className="text-ink-2">
          {t('webhook.both_sign', { time: formatDateTime(old_secret_ends_at, i18n.language) })}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CopyButton text={secret} label={t('webhook.copy')} />
        <Button tone="volt" onClick={onClose}>
          {t('webhook.kept')}
        </Button>
      </div>
    </div>
  );
}
