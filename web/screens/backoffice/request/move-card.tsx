import type { Move } from '@tangent/contract/distribution/move.ts';
import { useTranslation } from 'react-i18next';
import { useMarkMoveForm } from '../../../api/distribution/move.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** The stores of a move that want a form, which staff sends. Nothing while no store wants one. */
export function MoveCard({ requestId, move }: { requestId: string; move: Move }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const mark = useMarkMoveForm(requestId);
  const stores = move.stores.filter(({ state }) => state === 'form');
  if (stores.length === 0) return null;
  return (
    <Card title={t('move.staff.forms')} isRegion>
      <ul className="grid gap-2">
        {stores.map(({ store_id, store_name }) => (
          <li key={store_id}>
            <Button size="small" busy={mark.isPending} onClick={() => mark.mutate([store_id], { onError: showError })}>
              {t('move.staff.sent', { store: store_name })}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
