import { Banknote, LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Menu, MenuItem, MenuNote } from '../../ui/overlay/menu.tsx';
import { useSession } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import type { MenuParts } from './late-menu.tsx';
import { listNavEntries } from './nav-entries.ts';

const ICONS = { royalties: Banknote, settings: Settings } as const;

/** The entries of the account menu. */
export function OpenedAccountMenu(parts: MenuParts) {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <Menu {...parts}>
      <MenuNote>
        <p className="truncate font-strong">{user?.name}</p>
        <p className="truncate text-13 text-ink-3">{user?.email}</p>
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
