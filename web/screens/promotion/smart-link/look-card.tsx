import { LINK_ACCENT_HUES, LINK_ACCENTS, LINK_THEMES } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import type { EditorProps } from './editor-props.ts';

/** The theme of the page, or the fan's own, and one of six accents. */
export function LookCard({ link, locked, onChange }: EditorProps) {
  const { t } = useTranslation();
  const choose = (change: Parameters<typeof onChange>[0]) => !locked && onChange(change);
  return (
    <Card title={t('smartlink.look')}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span id="link-theme" className="text-13 text-ink-2">
            {t('smartlink.theme.title')}
          </span>
          <div role="group" aria-labelledby="link-theme" className="flex rounded-control bg-sunken p-1">
            {[null, ...LINK_THEMES].map((theme) => (
              <button
                key={theme ?? 'device'}
                type="button"
                aria-pressed={link.theme === theme}
                aria-disabled={locked}
                onClick={() => choose({ theme })}
                className={clsx(
                  'tap min-h-8 rounded-md px-3 text-13 font-strong',
                  link.theme === theme ? 'bg-surface text-ink ring-1 ring-line' : 'text-ink-2 hover:text-ink',
                )}
              >
                {t(`smartlink.theme.${theme ?? 'device'}`)}
              </button>
            ))}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span id="link-accent" className="text-13 text-ink-2">
            {t('smartlink.accent.title')}
          </span>
          <div role="group" aria-labelledby="link-accent" className="flex flex-wrap gap-2">
            {LINK_ACCENTS.map((accent) => (
              <button
                key={accent}
                type="button"
                aria-label={t(`smartlink.accent.${accent}`)}
                title={t(`smartlink.accent.${accent}`)}
                aria-pressed={link.accent === accent}
                aria-disabled={locked}
                onClick={() => choose({ accent })}
                style={{ '--h': LINK_ACCENT_HUES[accent] ?? link.cover_tint?.hue ?? 118 } as CSSProperties}
                className="tap size-7 rounded-full bg-[oklch(0.78_0.15_var(--h))] aria-pressed:ring-2 aria-pressed:ring-ink aria-pressed:ring-offset-2 aria-pressed:ring-offset-surface"
              />
            ))}
          </div>
        </div>
      </div>
    </Card>
  );
}
