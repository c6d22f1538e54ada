import { LANGUAGES } from '@tangent/domain/locale.ts';
import { clsx } from 'clsx';
import { Languages, LogOut, Moon, Sun } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { APP_PATHS, UPGRADE_PATH } from '../../site/app-paths.ts';
import { LANGUAGE_NAMES } from '../../texts/language-names.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { isOfferedUpgrade } from '../session/has-subscription.ts';
import { useSession } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { toggleTheme, useTheme } from '../theme.ts';
import { listNavEntries, NAV_GROUPS, type NavEntry } from './nav-entries.ts';
import { useLanguageChoice } from './use-language-choice.ts';

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left text-15 font-medium hover:bg-sunken';

type SmallMenuSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** All navigation entries in a sheet as high as the window. */
export function SmallMenuSheet({ open, onOpenChange }: SmallMenuSheetProps) {
  const { t } = useTranslation();
  const left = useRef(false);
  // The chosen page takes the focus itself.
  const leave = () => {
    left.current = true;
    onOpenChange(false);
  };
  const change = (next: boolean) => {
    left.current = false;
    onOpenChange(next);
  };
  return (
    <Sheet open={open} onOpenChange={change} title={t('shell.menu')} returnsFocus={() => !left.current}>
      <SignedInAs />
      <Upgrade />
      <nav aria-label={t('navigation.main')} className="grid gap-3 pb-3">
        {(Object.keys(NAV_GROUPS) as (keyof typeof NAV_GROUPS)[]).map((group) => (
          <Group key={group} title={t(`shell.${group}`)} entries={listNavEntries(NAV_GROUPS[group])} onLeave={leave} />
        ))}
        <Backoffice onLeave={leave} />
      </nav>
      <Choices onLeave={leave} />
    </Sheet>
  );
}

function SignedInAs() {
  const { user } = useSession();
  return (
    <div className="px-3 pt-1 pb-4">
      <p className="truncate font-strong">{user?.name}</p>
      <p className="truncate text-13 text-ink-3">{user?.email}</p>
    </div>
  );
}

/** The upgrade link that the bar shows on wider screens (S2-037, S2-073). */
function Upgrade() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user === null || !isOfferedUpgrade(user)) return null;
  return (
    <a href={`${UPGRADE_PATH}?from=v3_navbar`} className={buttonClass('plain', 'large', 'mx-3 mb-4')}>
      {t('shell.upgrade')}
    </a>
  );
}

type GroupProps = { title: string; entries: readonly NavEntry[]; onLeave: () => void };

function Group({ title, entries, onLeave }: GroupProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="label px-3 pb-1">{title}</h3>
      <ul>
        {entries.map(({ name, path, leaves }) => (
          <li key={name}>
            {leaves ? (
              <a href={path} className={ROW}>
                {t(`shell.entry.${name}`)}
              </a>
            ) : (
              <MenuLink path={path} onLeave={onLeave}>
                {t(`shell.entry.${name}`)}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MenuLink({ path, onLeave, children }: { path: string; onLeave: () => void; children: ReactNode }) {
  return (
    <NavLink to={path} end onClick={onLeave} className={({ isActive }) => clsx(ROW, isActive && 'bg-sunken')}>
      {children}
    </NavLink>
  );
}

function Backoffice({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user === null || !('is_staff' in user) || !user.is_staff) return null;
  return (
    <MenuLink path={APP_PATHS.staff_home} onLeave={onLeave}>
      {t('navigation.backoffice')}
    </MenuLink>
  );
}

function Choices({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <div className="border-t border-line pt-3">
      <LanguageButtons />
      <button type="button" onClick={toggleTheme} className={ROW}>
        <Icon size={18} className="text-ink-3" aria-hidden />
        {theme === 'dark' ? t('navigation.theme_light') : t('navigation.theme_dark')}
      </button>
      <button
        type="button"
        onClick={() => {
          onLeave();
          void signOut();
        }}
        className={ROW}
      >
        <LogOut size={18} className="text-ink-3" aria-hidden />
        {t('navigation.sign_out')}
      </button>
    </div>
  );
}

function LanguageButtons() {
  const { t } = useTranslation();
  const { language, choose } = useLanguageChoice();
  return (
    <div role="group" aria-label={t('navigation.language')} className="flex items-center gap-1 px-3 pb-1">
      <Languages size={18} className="mr-1.5 text-ink-3" aria-hidden />
      {LANGUAGES.map((name) => (
        <button
          key={name}
          type="button"
          lang={name}
          aria-label={`${name.toUpperCase()}, ${LANGUAGE_NAMES[name]}`}
          aria-pressed={name === language}
          onClick={() => void choose(name)}
          className="min-h-10 min-w-10 rounded-control px-2 font-medium text-ink-2 hover:bg-sunken aria-pressed:bg-sunken aria-pressed:text-ink"
        >
          {name.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
