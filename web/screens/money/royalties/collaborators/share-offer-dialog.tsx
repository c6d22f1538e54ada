import type { ShareOffer } from '@tangent/contract/money/collaborator.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../../api/api-error.ts';
import { getErrorText } from '../../../../api/error-text.ts';
import { useRenewShareLink, useShareOffer } from '../../../../api/money/collaborator.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ShareOfferBody } from './share-offer-body.tsx';

/** Opens for the link of an invitation (`?claim=`), and removes it from the address afterwards. */
export function ShareOfferDialog() {
  const [search, setSearch] = useSearchParams();
  const token = search.get('claim');
  const close = () => {
    const rest = new URLSearchParams(search);
    rest.delete('claim');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return token === null ? null : <OfferDialog token={token} onClose={close} />;
}

type OfferDialogProps = { token: string; onClose: () => void };

function OfferDialog({ token, onClose }: OfferDialogProps) {
  const { t } = useTranslation();
  const offer = useShareOffer(token);
  const isVoid = offer.error instanceof ApiError && offer.error.name === 'invalid_token';
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={useTitle(offer.data)}>
      {offer.isPending && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{t('ui.loading')}</span>
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {offer.data && <ShareOfferBody offer={offer.data} token={token} onClose={onClose} />}
      {isVoid && <VoidLink token={token} onClose={onClose} />}
      {offer.isError && !isVoid && <LoadFailed error={offer.error} onRetry={() => void offer.refetch()} />}
    </Dialog>
  );
}

function useTitle(offer: ShareOffer | undefined): string {
  const { t } = useTranslation();
  if (offer === undefined || offer.artist === '') return t('split.claim.title_plain');
  return t('split.claim.title', { artist: offer.artist });
}

/** Says that the link was used or has expired; a new one can be sent to the same address. */
function VoidLink({ token, onClose }: { token: string; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const renew = useRenewShareLink();
  const [isSent, setSent] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  // The dialog opens before it is known whether the link is valid; the button to press comes later.
  useEffect(() => main.current?.focus(), []);
  if (isSent)
    return (
      <>
        <Banner tone="good" title={t('split.claim.renewed')} />
        <div className="flex justify-end">
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </div>
      </>
    );
  return (
    <>
      <p className="leading-relaxed text-ink-2">{t('split.claim.void')}</p>
      {renew.isError && <Banner tone="bad" title={getErrorText(i18n, renew.error)} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('ui.close')}</Button>
        <Button
          ref={main}
          tone="volt"
          busy={renew.isPending}
          onClick={() => renew.mutate(token, { onSuccess: () => setSent(true) })}
        >
          {t('split.claim.renew')}
        </Button>
      </div>
    </>
  );
}
