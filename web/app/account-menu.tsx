import { Banknote, LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { getFormatLocale } from '../texts/open-texts.ts';
import { Avatar, getInitials } from '../ui/avatar.tsx';
import { Menu, MenuItem, MenuNote } from '../ui/menu.tsx';
import { listNavEntries } from './nav-entries.ts';
import { useSession } from './session.ts';
import { signOut } from './sign-out.ts';

const ICONS = { royalties: Banknote, settings: Settings } as const;

/** Royalties, settings, sign out (SPEC 2). */
export function AccountMenu() {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  if (user === null) return null;
  return (
    <Menu
      label={`${getInitials(user.name, getFormatLocale(i18n))}, ${t('navigation.account', { name: user.name })}`}
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
