import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The way from the tools to a screen of mastering; `children` is what stands after it. */
export function MasteringPath({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <Link to="/tools" className="hover:underline">
        {t('tools.title')}
      </Link>
      <ChevronRight size={14} aria-hidden />
      {children === undefined ? (
        <span>{t('mastering.title')}</span>
      ) : (
        <>
          <Link to="/tools/mastering" className="hover:underline">
            {t('mastering.title')}
          </Link>
          <ChevronRight size={14} aria-hidden />
          {children}
        </>
      )}
    </>
  );
}
