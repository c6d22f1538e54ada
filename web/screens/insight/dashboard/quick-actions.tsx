import { Banknote, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';

/** Frequent actions; a new release begins in the bar. */
const ACTIONS = [
  { name: 'add_artist', to: APP_PATHS.new_artist, Icon: UserRoundPlus },
  { name: 'withdraw', to: APP_PATHS.royalties, Icon: Banknote },
] as const;

export function QuickActions() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="quick-actions" className="mt-5">
      <h2 id="quick-actions" className="sr-only">
        {t('dashboard.quick.title')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {ACTIONS.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link to={to} className={buttonClass('plain', 'medium')}>
              <Icon size={15} aria-hidden /> {t(`dashboard.quick.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
