import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** While no store has told of anything: what has to happen first. */
export function NoFigures() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        title={t('analytics.empty.title')}
        action={
          <Link to={APP_PATHS.new_release} className={buttonClass('volt', 'medium')}>
            <Plus size={16} aria-hidden /> {t('navigation.new_release')}
          </Link>
        }
      >
        {t('analytics.empty.text')}
      </EmptyState>
    </Card>
  );
}
