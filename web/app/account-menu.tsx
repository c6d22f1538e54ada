import { useTranslation } from 'react-i18next';
import { getFormatLocale } from '../texts/load-texts.ts';
import { Avatar, getInitials } from '../ui/avatar.tsx';
import { buildLateMenu } from './late-menu.tsx';
import { useSession } from './session.ts';

const Late = buildLateMenu(async () => (await import('./opened-account-menu.tsx')).OpenedAccountMenu);

/** Royalties, settings, sign out (S2-075 to S2-077). */
export function AccountMenu() {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Late
      label={`${getInitials(user.name, getFormatLocale(i18n))}, ${t('navigation.account', { name: user.name })}`}
      triggerClass="rounded-full"
      trigger={<Avatar name={user.name} />}
    />
  );
}
