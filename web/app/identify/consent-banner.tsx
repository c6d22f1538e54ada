import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getFormatLocale } from '../../texts/load-texts.ts';
import { Button } from '../../ui/button.tsx';
import { saveConsent, useConsent, useIsReopened } from './consent.ts';
import { listToolIds } from './tools-in-page.ts';

/** Asks before any third-party tool loads. Both choices look equally important. */
export function ConsentBanner() {
  const { t, i18n } = useTranslation();
  const consent = useConsent();
  const isReopened = useIsReopened();
  const titleId = useId();
  if (consent !== null && !isReopened) return null;
  const names = listToolIds().map(([name]) => t(`shell.consent.tool.${name}`));
  const list = new Intl.ListFormat(getFormatLocale(i18n)).format(names);
  return (
    <section
      aria-labelledby={titleId}
      className="sticky bottom-0 z-20 border-t border-line bg-overlay shadow-pop sm:bottom-4 sm:mx-auto sm:w-[calc(100%-2rem)] sm:max-w-3xl sm:rounded-card"
    >
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3 p-4 sm:p-5">
        <div className="min-w-0 grow basis-80">
          <h2 id={titleId} className="font-bold">
            {t('shell.consent.title')}
          </h2>
          <p className="mt-1 text-13 text-ink-2">{t('shell.consent.text', { tools: list })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => saveConsent('none')}>{t('shell.consent.none')}</Button>
          <Button onClick={() => saveConsent('all')}>{t('shell.consent.all')}</Button>
        </div>
      </div>
    </section>
  );
}
