import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { getProductName } from './product.ts';
import { useSession } from './session.ts';
import { toggleTheme, useTheme } from './theme.ts';

export function Footer() {
  const { t } = useTranslation();
  const theme = useTheme();
  const { user } = useSession();
  const test_mode = user && 'test_mode' in user && user.test_mode;
  return (
    <footer className="mx-auto flex w-full max-w-[1376px] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-8 pb-6 text-13 text-ink-3 sm:px-8">
      <span>{t('navigation.copyright', { year: new Date().getUTCFullYear(), product: getProductName() })}</span>
      {test_mode && <span className="basis-full sm:basis-auto">{t('navigation.test_mode')}</span>}
      <Button tone="quiet" size="small" onClick={toggleTheme}>
        {theme === 'dark' ? <Sun size={15} aria-hidden /> : <Moon size={15} aria-hidden />}
        {theme === 'dark' ? t('navigation.theme_light') : t('navigation.theme_dark')}
      </Button>
    </footer>
  );
}
