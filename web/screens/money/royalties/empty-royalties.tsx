import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type NothingYetProps = { first: NonNullable<RoyaltyOverview['first_report']> };

/** Shown while no store has reported anything: says what has to happen first, or by when. */
export function EmptyRoyalties({ first: { has_live_releases, due_on } }: NothingYetProps) {
  const { t, i18n } = useTranslation();
  if (has_live_releases && due_on !== null)
    return (
      <Card>
        <EmptyState
          title={t('royalty.empty.waiting.title')}
          action={
            <Link to={`${APP_PATHS.royalties}?view=months`} className={buttonClass('plain', 'medium')}>
              {t('royalty.view.months')}
            </Link>
          }
        >
          {t('royalty.empty.waiting.text', { date: formatDate(due_on, i18n.language) })}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        title={t('royalty.empty.no_release.title')}
        action={
          <Link to={APP_PATHS.new_release} className={buttonClass('volt', 'medium')}>
            <Plus size={16} aria-hidden /> {t('navigation.new_release')}
          </Link>
        }
      >
        {t('royalty.empty.no_release.text')}
      </EmptyState>
    </Card>
  );
}
