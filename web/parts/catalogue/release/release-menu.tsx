import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buildLazyMenu, type LazyMenuProps } from '../../../app/menu/late-menu.tsx';
import type { ReleaseMenuProps } from './opened-release-menu.tsx';

const Late = buildLazyMenu<LazyMenuProps & ReleaseMenuProps>(
  async () => (await import('./opened-release-menu.tsx')).OpenedReleaseMenu,
);

/** The menu of a whole release; its actions load when it is reached. */
export function ReleaseMenu(props: ReleaseMenuProps) {
  const { t } = useTranslation();
  const title = props.release.title.trim() || t('release.untitled');
  return <Late {...props} label={t('release.menu.label', { title })} trigger={<Ellipsis size={18} aria-hidden />} />;
}
