import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { toWholeCents } from '@tangent/domain/money/add-up.ts';
import { WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money/money-limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoyaltyOverview } from '../../../api/money/royalty.ts';
import { PayoutHistory } from '../../../parts/money/withdrawal/payout-history.tsx';
import { WithdrawButton } from '../../../parts/money/withdrawal/withdraw-button.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DebtNote } from './balance-sum.tsx';
import { CollaboratorsView } from './collaborators/collaborators-view.tsx';
import { ShareOfferDialog } from './collaborators/share-offer-dialog.tsx';
import { EntriesView } from './entries-view.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { formatSummand } from './gate/use-gate-texts.ts';
import { OverviewView } from './overview-view.tsx';
import { RoyaltyTabs } from './royalty-tabs.tsx';
import { StatementsView } from './statements-view.tsx';
import { StoreMonthsView } from './store-months-view.tsx';
import { type RoyaltyView, useRoyaltyAddress } from './use-royalty-address.ts';

type Balances = Pick<
  RoyaltyOverview,
  | 'available_micros'
  | 'reported_micros'
  | 'reported_due_on'
  | 'late_micros'
  | 'pending_micros'
  | 'paid_micros'
  | 'on_hold_micros'
  | 'earned_micros'
>;

/** Chooses the headline of the screen and its amount. Money on hold is neither paid nor pending. */
export function chooseFact(overview: Balances) {
  const { available_micros, reported_micros, late_micros, pending_micros, paid_micros } = overview;
  const { reported_due_on, on_hold_micros, earned_micros } = overview;
  if (available_micros < 0) return { name: 'debt', micros: available_micros } as const;
  if (toWholeCents(available_micros) >= WITHDRAWAL_MIN_CENTS)
    return { name: 'balance', micros: available_micros } as const;
  if (available_micros > 0) return { name: 'below', micros: available_micros } as const;
  if (late_micros > 0 && late_micros === reported_micros) return { name: 'late', micros: late_micros } as const;
  const isFirst = pending_micros + paid_micros === 0 && reported_due_on !== null;
  if (reported_micros > 0) return { name: isFirst ? 'first' : 'reported', micros: reported_micros } as const;
  if (on_hold_micros > 0) return { name: 'held', micros: on_hold_micros } as const;
  return { name: earned_micros === 0 ? 'nothing' : 'all_paid', micros: 0 } as const;
}

/**
 * Shows the money from stores to the artist: the balance, where it comes from down to the line, who shares in it, and
 * how it is paid out.
 */
export function Royalties() {
  const { view, entry, change } = useRoyaltyAddress();
  const overview = useRoyaltyOverview();
  return (
    <div className="grid gap-6">
      <RoyaltiesTitle overview={overview.data} isPending={overview.isPending} />
      <RoyaltyTabs current={view} />
      <CurrentView view={view} />
      <ShareOfferDialog />
      {entry !== null && <EntrySheet transactionId={entry} onClose={() => change({ entry: null })} />}
    </div>
  );
}

const VIEWS: Record<RoyaltyView, () => ReactNode> = {
  overview: OverviewView,
  entries: EntriesView,
  statements: StatementsView,
  months: StoreMonthsView,
  payouts: PayoutHistory,
  splits: CollaboratorsView,
};

function CurrentView({ view }: { view: RoyaltyView }) {
  const View = VIEWS[view];
  return <View />;
}

type TitleProps = { overview: RoyaltyOverview | undefined; isPending: boolean };

function RoyaltiesTitle(props: TitleProps) {
  const { t } = useTranslation();
  const isDebt = (props.overview?.available_micros ?? 0) < 0;
  return (
    <PageTitle above={t('royalty.title')} below={isDebt && <DebtNote />} actions={<WithdrawButton />}>
      <Fact {...props} />
    </PageTitle>
  );
}

/** The headline of the screen: its most important fact. */
function Fact({ overview, isPending }: TitleProps) {
  const { t, i18n } = useTranslation();
  if (overview === undefined)
    return (
      <>
        <span className={isPending ? 'sr-only' : undefined}>{t('royalty.title')}</span>
        {isPending && <Skeleton className="h-[1em] w-80 max-w-full" />}
      </>
    );
  const { name, micros } = chooseFact(overview);
  return t(`royalty.fact.${name}`, {
    amount: formatSummand(Math.abs(toWholeCents(micros)), Math.abs(micros), i18n.language),
    min: formatDollars(WITHDRAWAL_MIN_CENTS, i18n.language, 0),
    date: overview.reported_due_on === null ? '' : formatDate(overview.reported_due_on, i18n.language),
  });
}
