import { useQueryClient } from '@tanstack/react-query';
import { Banknote, LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { APP_PATHS } from '../site/app-paths.ts';
import { Avatar, getInitials } from '../ui/avatar.tsx';
import { Menu, MenuItem, MenuNote } from '../ui/menu.tsx';
import { useToast } from '../ui/toast.tsx';
import { listNavEntries } from './nav-entries.ts';
import { endSession, useSession } from './session.ts';

const ICONS = { royalties: Banknote, settings: Settings } as const;

/** Royalties, settings, sign out (SPEC 2). */
export function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  if (user === null) return null;
  return (
    <Menu
      label={`${getInitials(user.name)}, ${t('navigation.account', { name: user.name })}`}
      triggerLook="rounded-full"
      trigger={<Avatar name={user.name} />}
    >
      <MenuNote>
        <p className="truncate font-[600]">{user.name}</p>
        <p className="truncate text-13 text-ink-3">{user.email}</p>
      </MenuNote>
      {listNavEntries(['royalties', 'settings']).map(({ name, path }) => {
        const Icon = ICONS[name as keyof typeof ICONS];
        return (
          <MenuItem key={name} onSelect={() => void navigate(path)}>
            <Icon size={16} aria-hidden />
            {t(`shell.entry.${name}`)}
          </MenuItem>
        );
      })}
      <MenuItem onSelect={() => void signOut()}>
        <LogOut size={16} aria-hidden />
        {t('navigation.sign_out')}
      </MenuItem>
    </Menu>
  );
}

/** Ends the session here and, if it can be reached, on the server; then shows the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  return async () => {
    const heard = await endSession();
    client.clear();
    if (!heard) showToast('bad', t('error.logout_failed'));
    await navigate(APP_PATHS.login);
  };
}
