import { LANGUAGES } from '@tangent/domain/locale.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type SearchHit, useSearch } from '../../api/people/search.ts';
import { APP_PATHS } from '../../site/app-paths.ts';
import { LANGUAGE_NAMES } from '../../texts/language-names.ts';
import { listNavEntries, NAV_GROUPS } from '../menu/nav-entries.ts';
import { useLanguageChoice } from '../menu/use-language-choice.ts';
import { useSession } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { toggleTheme, useTheme } from '../theme.ts';
import { findItems, type PaletteGroup, type PaletteItem } from './find-items.ts';

/**
 * Returns the palette's results for the query: pages and actions at once, releases and artists when the server
 * responds.
 */
export function usePaletteGroups(query: string, debounced: string) {
  const { t } = useTranslation();
  const pages = usePages();
  const actions = useActions();
  const search = useSearch(debounced);
  const hits = useHits(query.trim() === '' ? [] : (search.data?.items ?? []));
  const groups: PaletteGroup[] = [
    { value: t('shell.palette.pages'), items: findItems(pages, query) },
    { value: t('shell.palette.actions'), items: findItems(actions, query) },
    { value: t('shell.palette.releases'), items: hits.filter(({ id }) => id.startsWith('release')) },
    { value: t('shell.palette.artists'), items: hits.filter(({ id }) => id.startsWith('artist')) },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: query.trim() !== debounced || search.isFetching,
    hasFailed: search.isError && query.trim() !== '',
  };
}

function usePages(): PaletteItem[] {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const isStaff = user !== null && 'is_staff' in user && user.is_staff;
  // Several names may lead to one screen; a new release is an action.
  const entries = listNavEntries(Object.values(NAV_GROUPS).flat()).filter(
    ({ name }) => name !== 'new_release' && name !== 'profile' && name !== 'account',
  );
  return [
    ...entries.map(({ name, path, leaves }) => ({
      id: `page ${name}`,
      label: t(`shell.entry.${name}`),
      leads: true,
      run: () => (leaves ? location.assign(path) : void navigate(path)),
    })),
    ...(isStaff
      ? [
          {
            id: 'page backoffice',
            label: t('navigation.backoffice'),
            leads: true,
            run: () => void navigate(APP_PATHS.reviews),
          },
        ]
      : []),
  ];
}

function useActions(): PaletteItem[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const theme = useTheme();
  const { language, choose } = useLanguageChoice();
  const others = LANGUAGES.filter((name) => name !== language);
  return [
    {
      id: 'new release',
      label: t('shell.entry.new_release'),
      leads: true,
      run: () => void navigate(APP_PATHS.new_release),
    },
    {
      id: 'theme',
      label: theme === 'dark' ? t('navigation.theme_light') : t('navigation.theme_dark'),
      leads: false,
      run: toggleTheme,
    },
    ...others.map((name) => ({
      id: name,
      label: t('shell.palette.switch_language', { language: LANGUAGE_NAMES[name] }),
      leads: false,
      run: () => void choose(name),
    })),
    { id: 'sign out', label: t('navigation.sign_out'), leads: true, run: () => void signOut() },
  ];
}

function useHits(hits: readonly SearchHit[]): PaletteItem[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return hits.map(({ kind, id, title, subtitle }) => {
    const path = kind === 'release' ? APP_PATHS.release : APP_PATHS.edit_artist;
    return {
      id: `${kind} ${id}`,
      label: title || t('release.untitled'),
      leads: true,
      ...(subtitle === null ? {} : { detail: subtitle }),
      run: () => void navigate(path.replace(':id', id)),
    };
  });
}
