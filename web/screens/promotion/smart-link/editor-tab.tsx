import type { SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import { type LinkChange, useUpdateSmartLink } from '../../../api/promotion/smartlink.ts';
import { Upsell } from '../../../parts/money/plan/upsell.tsx';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { QrCode } from '../../../parts/promotion/link/qr-code.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkPreview } from './link-preview.tsx';
import { LookCard } from './look-card.tsx';
import { StoreEditor } from './store-editor.tsx';

/** Edits the page of the link; every change is saved at once and shown in the preview. */
export function EditorTab({ link }: { link: SmartLinkDetail }) {
  const { t } = useTranslation();
  const locked = !useCapability('smartlink_editing');
  const update = useUpdateSmartLink(link.id);
  const showError = useErrorToast();
  const props = {
    link,
    locked,
    onChange: (change: LinkChange) => update.mutate(change, { onError: showError }),
  };
  return (
    <div className="grid gap-5">
      <Upsell capability="smartlink_editing">
        <p className="max-w-lead text-ink-2">{t('smartlink.free')}</p>
      </Upsell>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,330px)] xl:grid-cols-[minmax(0,1fr)_330px_320px]">
        <StoreEditor {...props} />
        <div className="grid gap-5">
          <LookCard {...props} />
          <Card title={t('smartlink.qr.title')}>
            <QrCode linkKey={link.key} title={link.title} />
          </Card>
        </div>
        <LinkPreview link={link} />
      </div>
    </div>
  );
}
