import { useSubscription } from '../../../api/money/subscription.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { SubscriptionCards } from './subscription/subscription-cards.tsx';
import { useRefreshUser } from './subscription/use-refresh-user.ts';
import { useUrlIntent } from './subscription/use-url-intent.ts';

/**
 * Shows the plan: its status, the available actions, past payments, and what each plan includes (S2-090, S2-093,
 * S2-094, A-003, A-061).
 */
export function SubscriptionTab() {
  const news = useUrlIntent();
  const { data, isError, error, refetch } = useSubscription({ isPaying: news.checkout === 'done' });
  useRefreshUser(data);
  if (data) return <SubscriptionCards view={data} news={news} onReload={() => void refetch()} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <SubscriptionSkeleton />;
}

function SubscriptionSkeleton() {
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-3-2">
        <CardSkeleton lines={4} />
        <CardSkeleton lines={2} />
      </div>
      <CardSkeleton lines={3} />
    </div>
  );
}
