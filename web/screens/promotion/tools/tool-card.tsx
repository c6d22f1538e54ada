import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LockHint } from '../../../parts/money/plan/upsell.tsx';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { formatDay, formatNumber } from '../../../parts/text/format.ts';
import { isAppPath } from '../../../site/app-paths.ts';
import type { ToolFigure, ToolQuota } from './tool-facts.ts';
import type { Tool } from './tool-list.ts';

/** One tool: what it does, what is left of its quota, its latest number, and what a higher plan adds. */
export function ToolCard({ tool, className }: { tool: Tool; className: string }) {
  const { t } = useTranslation();
  const { name, path, icon: Icon, unlock, useQuota, useFigure } = tool;
  return (
    <li className={clsx('relative grid content-start gap-2 p-5 hover:bg-sunken/60', className)}>
      <span className="flex items-center justify-between">
        <Icon size={18} strokeWidth={1.9} aria-hidden />
        {unlock?.locks && <LockMark capability={unlock.capability} />}
      </span>
      <h3 className="mt-1 font-bold">
        {/* A page that the server renders is no page of the router. */}
        <Link to={path} reloadDocument={!isAppPath(path)} className="after:absolute after:inset-0">
          {t(`tools.name.${name}`)}
        </Link>
      </h3>
      <p className="text-13 text-ink-2">{t(`tools.text.${name}`)}</p>
      {useFigure && <Figure useFigure={useFigure} />}
      {useQuota && <Quota useQuota={useQuota} />}
      {unlock && <Unlock capability={unlock.capability} />}
    </li>
  );
}

type UnlockProps = { capability: NonNullable<Tool['unlock']>['capability'] };

function LockMark({ capability }: UnlockProps) {
  return useCapability(capability) ? null : <Lock size={14} className="text-ink-3" aria-hidden />;
}

/** Names what a higher plan adds, with the way there; nothing for users who have it. */
function Unlock({ capability }: UnlockProps) {
  const { t } = useTranslation();
  if (useCapability(capability)) return null;
  return (
    <p className="relative z-1 mt-1 grid justify-items-start gap-0.5 text-xs text-ink-2">
      {t(`plan.feature.${capability}.name`)}
      <LockHint capability={capability} />
    </p>
  );
}

function Figure({ useFigure }: { useFigure: () => ToolFigure | null }) {
  const { t, i18n } = useTranslation();
  const figure = useFigure();
  if (figure === null) return null;
  return (
    <p className="mt-1">
      <span className="display block text-xl">{formatNumber(figure.count, i18n.language)}</span>
      <span className="text-13 text-ink-2">{t(`tools.figure.${figure.text}`, { count: figure.count })}</span>
    </p>
  );
}

function Quota({ useQuota }: { useQuota: () => ToolQuota | null }) {
  const { t, i18n } = useTranslation();
  const quota = useQuota();
  if (quota === null) return null;
  const left = Math.max(0, quota.limit - quota.used);
  const now = new Date();
  const reset = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  return (
    <p className="mt-1 grid gap-1.5 text-xs">
      <span className="flex flex-wrap justify-between gap-x-2">
        <b className="font-bold">{t('tools.quota', { left, limit: quota.limit })}</b>
        <span className="text-ink-2">{t('tools.resets', { day: formatDay(reset, i18n.language) })}</span>
      </span>
      <span className="block h-1 overflow-hidden rounded-full bg-line" aria-hidden>
        <span className="block h-full bg-ink" style={{ width: `${(100 * left) / quota.limit}%` }} />
      </span>
    </p>
  );
}
