import { Banknote, Disc3, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Card } from '../../../ui/card.tsx';

/** Frequent actions, as far as a screen for them exists. */
const ACTIONS = [
  { name: 'new_release', to: APP_PATHS.new_release, Icon: Disc3 },
  { name: 'add_artist', to: APP_PATHS.new_artist, Icon: UserRoundPlus },
  { name: 'withdraw', to: APP_PATHS.royalties, Icon: Banknote },
] as const;

export function QuickActions() {
  const { t } = useTranslation();
  return (
    <Card title={t('dashboard.quick.title')} isRegion>
      <ul className="grid gap-2.5 sm:grid-cols-3">
        {ACTIONS.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex h-full items-center gap-3 rounded-control bg-sunken p-3.5 font-strong hover:bg-line sm:min-h-24 sm:flex-col sm:items-start sm:justify-between"
            >
              <Icon size={18} aria-hidden className="shrink-0" />
              <span className="min-w-0">{t(`dashboard.quick.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
