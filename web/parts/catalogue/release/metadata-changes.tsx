import type { MetadataChange } from '@tangent/contract/distribution/metadata-change.ts';
import { CHANGE_PROGRESS } from '@tangent/domain/catalogue/release/metadata-change.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMetadataChanges, useWithdrawChange } from '../../../api/distribution/metadata-change.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';
import { formatInstant } from '../../text/format.ts';
import { DifferenceList } from './difference-list.tsx';

const TONES: Record<MetadataChange['state'], PillTone> = {
  proposed: 'info',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'quiet',
};

/** The changes of a release in stores: the request, its decision, and the progress in the stores. */
export function MetadataChanges({ releaseId, canPropose }: { releaseId: string; canPropose: boolean }) {
  const { t } = useTranslation();
  const changes = useMetadataChanges(releaseId, { enabled: true });
  const items = changes.data?.items ?? [];
  const isOpen = items.some(({ state }) => state === 'proposed');
  if (items.length === 0 && !canPropose) return null;
  const proposeButton = (
    <Link to={`/distributions/${releaseId}/change`} className={buttonClass('plain', 'small')}>
      {t('change.start')}
    </Link>
  );
  return (
    <section aria-label={t('change.list')} className="mt-7 border-t border-line pt-5">
      <header className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-15 font-bold tracking-text">{t('change.list')}</h3>
        {canPropose && !isOpen && changes.isSuccess && proposeButton}
      </header>
      {items.length === 0 && <p className="text-ink-2">{t('change.none')}</p>}
      <ol className="grid gap-6">
        {items.map((change) => (
          <li key={change.id} className="grid gap-3 border-line not-first:border-t not-first:pt-5">
            <ChangeHead change={change} />
            <DifferenceList differences={change.differences} />
            {change.answer && <p className="text-ink-2">{change.answer}</p>}
            {change.state === 'approved' && <StoreProgress change={change} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ChangeHead({ change }: { change: MetadataChange }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const withdraw = useWithdrawChange();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusPill tone={TONES[change.state]}>{t(`change.state.${change.state}`)}</StatusPill>
      <time dateTime={change.created_at} className="code text-13 text-ink-3">
        {formatInstant(change.decided_at ?? change.created_at, i18n.language)}
      </time>
      {change.state === 'proposed' && (
        <Button
          size="small"
          className="ml-auto"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(change.id, { onError: (error) => toast('bad', getErrorText(i18n, error)) })}
        >
          {t('change.withdraw')}
        </Button>
      )}
    </div>
  );
}

/** The number of stores in each state; the number opens their names. */
function StoreProgress({ change }: { change: MetadataChange }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-13">
      {CHANGE_PROGRESS.map((progress) => {
        const names = change.stores.filter((store) => store.progress === progress).map(({ store_name }) => store_name);
        if (names.length === 0) return null;
        return (
          <li key={progress}>
            <details>
              <summary className="cursor-pointer">
                {t(`change.progress.${progress}`)} <span className="num font-strong">{names.length}</span>
              </summary>
              <p className="mt-1 max-w-tight text-ink-3">{names.join(', ')}</p>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
