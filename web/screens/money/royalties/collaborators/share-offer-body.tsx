import type { ShareOffer } from '@tangent/contract/money/collaborator.ts';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../../api/error-text.ts';
import { useAcceptShare, useDeclineShare } from '../../../../api/money/collaborator.ts';
import { refreshUser } from '../../../../parts/identity/account/refresh-user.ts';
import { formatPeriod } from '../../../../parts/insight/period-text.ts';
import { formatShare } from '../../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../../texts/format-dollars.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';

type ShareOfferBodyProps = { offer: ShareOffer; token: string; onClose: () => void };

/** Shows what is shared and the amount waiting, and asks to accept or decline. */
export function ShareOfferBody({ offer, token, onClose }: ShareOfferBodyProps) {
  const { t } = useTranslation();
  const isDone = offer.is_own || offer.state === 'claimed';
  return (
    <>
      {offer.waiting_micros > 0 && <WaitingMoney micros={offer.waiting_micros} />}
      {!isDone && (
        <p className="leading-relaxed text-ink-2">{t('split.claim.text', { name: offer.name, email: offer.email })}</p>
      )}
      <OfferedTracks offer={offer} />
      {isDone ? (
        <>
          <Banner tone="info" title={t(offer.is_own ? 'error.own_share' : 'split.claim.already')} />
          <div className="flex justify-end">
            <Button onClick={onClose}>{t('ui.close')}</Button>
          </div>
        </>
      ) : (
        <Answers offer={offer} token={token} onClose={onClose} />
      )}
    </>
  );
}

function WaitingMoney({ micros }: { micros: number }) {
  const { t, i18n } = useTranslation();
  return (
    <p className="grid gap-0.5">
      <span className="text-32 leading-none font-bold tracking-display [font-stretch:125%]">
        {formatMicroDollars(micros, i18n.language)}
      </span>
      <span className="text-13 text-ink-3">{t('split.claim.waiting')}</span>
    </p>
  );
}

function OfferedTracks({ offer: { tracks, track_count } }: { offer: ShareOffer }) {
  const { t, i18n } = useTranslation();
  const more = track_count - tracks.length;
  if (track_count === 0) return null;
  return (
    <ul className="max-h-64 divide-y divide-line overflow-y-auto border-y border-line">
      {tracks.map(({ title, artist, share_basis_points, effective_from }, index) => (
        <li key={index} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="grid min-w-0">
            <span className="font-medium break-words">{title || t('release.untitled')}</span>
            <span className="text-13 text-ink-3">
              {artist} · {t('split.from', { month: formatPeriod(effective_from, i18n.language) })}
            </span>
          </span>
          <span className="num font-strong">{formatShare(share_basis_points, i18n.language)}</span>
        </li>
      ))}
      {more > 0 && <li className="py-2.5 text-13 text-ink-3">{t('split.claim.more', { count: more })}</li>}
    </ul>
  );
}

function Answers({ offer, token, onClose }: ShareOfferBodyProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [accept, decline] = [useAcceptShare(), useDeclineShare()];
  const error = accept.error ?? decline.error;
  const money = (micros: number) => formatMicroDollars(micros, i18n.language);
  const acceptShare = () =>
    accept.mutate(token, {
      onSuccess: ({ moved_micros }) => {
        const detail = moved_micros > 0 ? t('split.claim.moved', { amount: money(moved_micros) }) : undefined;
        toast('good', t('split.claim.taken'), detail);
        // Opening the emailed link proves the address, if it is the account's.
        void refreshUser();
        onClose();
      },
    });
  const refuse = () =>
    decline.mutate(token, {
      onSuccess: () => {
        toast('info', t('split.claim.declined'));
        onClose();
      },
    });
  return (
    <>
      {error && <Banner tone="bad" title={getErrorText(i18n, error)} />}
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        {offer.state !== 'declined' && (
          <Button busy={decline.isPending} onClick={refuse}>
            {t('split.claim.decline')}
          </Button>
        )}
        <Button tone="volt" busy={accept.isPending} onClick={acceptShare}>
          {t('split.claim.take')}
        </Button>
      </div>
    </>
  );
}
