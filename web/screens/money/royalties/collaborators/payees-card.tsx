import type { Payee } from '@tangent/contract/money/collaborator.ts';
import { useTranslation } from 'react-i18next';
import { useInvitePayee, usePayees } from '../../../../api/money/collaborator.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../../../parts/page/use-error-toast.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../../texts/format-dollars.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { LoadMore } from '../../../../ui/list/load-more.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { PayeeState } from './payee-state.tsx';

/** Lists all payees who were ever given a share: whether they accepted it, and what they earned. */
export function PayeesCard() {
  const { t } = useTranslation();
  const list = usePayees();
  const payees = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <Card title={t('split.people.title')} isRegion>
      {list.isPending && <SkeletonRows count={2} />}
      {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && total === 0 && <p className="leading-relaxed text-ink-2">{t('split.people.empty')}</p>}
      <ul className="divide-y divide-line">
        {payees.map((payee) => (
          <PayeeRow key={payee.id} payee={payee} />
        ))}
      </ul>
      {total > payees.length && (
        <LoadMore
          shown={t('split.people.shown', { shown: payees.length, total })}
          more={list.hasNextPage && t('release.list.more')}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Card>
  );
}

function PayeeRow({ payee }: { payee: Payee }) {
  const { t, i18n } = useTranslation();
  const { name, email, state, invited_at, answered_at, mail_refusal, earned_micros, waiting_micros } = payee;
  const money = (micros: number) => formatMicroDollars(micros, i18n.language);
  const date = formatDate(answered_at ?? invited_at, i18n.language);
  const facts = [
    t(`split.people.${state}`, { date }),
    earned_micros === 0 ? null : t('split.earned_so_far', { amount: money(earned_micros) }),
    waiting_micros > 0 ? t('split.people.waiting', { amount: money(waiting_micros) }) : null,
  ];
  return (
    <li className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-words">{name}</span>
        <PayeeState state={state} />
      </div>
      <p className="text-13 break-all text-ink-3">{email}</p>
      <p className="text-13 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      {mail_refusal !== null && (
        <p className="text-13 break-words text-bad">{t('split.people.refused', { answer: mail_refusal })}</p>
      )}
      {state === 'declined' && <p className="text-13 text-warn">{t('split.people.declined_hint')}</p>}
      {state === 'invited' && <ResendInvitation payee={payee} />}
    </li>
  );
}

function ResendInvitation({ payee: { id, name, email } }: { payee: Payee }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const invite = useInvitePayee();
  const send = () =>
    invite.mutate(id, { onSuccess: () => toast('good', t('split.people.sent', { email })), onError: showError });
  return (
    <div>
      <Button size="small" busy={invite.isPending} onClick={send}>
        {t('split.people.send_again')}
        <span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}
