import { LANGUAGES } from '@tangent/domain/locale.ts';
import { Languages, LogOut, Moon, Sun, UserRoundCog } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { APP_PATHS } from '../../site/app-paths.ts';
import { LANGUAGE_NAMES } from '../../texts/language-names.ts';
import { useLanguageChoice } from '../menu/use-language-choice.ts';
import { useSession } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { toggleTheme, useTheme } from '../theme.ts';
import { listEntries, listHelpEntries } from './entries.ts';
import type { SearchItem } from './palette-item.ts';

export const THEME_ID = 'action theme';

/** Lists everything that the app itself has to find, and what the search can do at once. */
export function useEntries(): readonly SearchItem[] {
  const { t } = useTranslation();
  const theme = useTheme();
  const { user } = useSession();
  const { language, choose } = useLanguageChoice();
  const isStaff = user !== null && 'is_staff' in user && user.is_staff;
  return useMemo(() => {
    const act = (name: string, label: string, words: string, icon: typeof Moon, run: () => void): SearchItem => ({
      id: `action ${name}`,
      kind: 'action',
      label,
      picture: { icon },
      run,
      search: { name: label, also: words },
    });
    const themeName = theme === 'dark' ? t('navigation.theme_light') : t('navigation.theme_dark');
    return [
      ...listEntries(t),
      ...listHelpEntries(t, language),
      act('theme', themeName, t('palette.theme_words'), theme === 'dark' ? Sun : Moon, toggleTheme),
      ...LANGUAGES.filter((name) => name !== language).map((name) =>
        act(name, LANGUAGE_NAMES[name], t('palette.language_words'), Languages, () => void choose(name)),
      ),
      act('sign_out', t('navigation.sign_out'), t('palette.words.sign_out'), LogOut, () => void signOut()),
      ...(isStaff ? [buildBackoffice(t('navigation.backoffice'), t('palette.words.backoffice'))] : []),
    ];
  }, [t, theme, language, choose, isStaff]);
}

function buildBackoffice(label: string, words: string): SearchItem {
  return {
    id: 'page backoffice',
    kind: 'page',
    label,
    picture: { icon: UserRoundCog },
    path: APP_PATHS.staff_home,
    search: { name: label, also: words },
  };
}
