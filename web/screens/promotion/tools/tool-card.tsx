import { ChevronRight, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LockHint } from '../../../parts/money/plan/upsell.tsx';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { formatDay, formatNumber } from '../../../parts/text/format.ts';
import { isAppPath } from '../../../site/app-paths.ts';
import type { ToolFigure, ToolQuota } from './tool-facts.ts';
import type { Tool } from './tool-list.ts';
import { ToolPicture } from './tool-picture.tsx';

/** One tool: its drawing, what it does, what is left of its quota, its latest number, and what a higher plan adds. */
export function ToolCard({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  const { name, path, unlock, useQuota, useFigure } = tool;
  return (
    <li className="relative grid content-start gap-1 border-t-2 border-ink pt-3.5 pb-7 hover:bg-sunken/60">
      <span className="mb-3 flex h-24 items-end justify-between overflow-hidden">
        <ToolPicture name={name} />
        {unlock?.locks && <LockMark capability={unlock.capability} />}
      </span>
      <h3 className="font-bold">
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

/** A request to staff: its name, what it is about, and a number where something waits. */
export function ToolRow({ tool }: { tool: Tool }) {
  const { t, i18n } = useTranslation();
  const { name, path, icon: Icon, useFigure } = tool;
  return (
    <li className="relative flex min-h-13 items-center gap-4 border-b border-line py-2 hover:bg-sunken/60">
      <Icon size={18} strokeWidth={1.9} className="shrink-0" aria-hidden />
      <span className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 md:grid-cols-2">
        <Link to={path} reloadDocument={!isAppPath(path)} className="font-strong after:absolute after:inset-0">
          {t(`tools.name.${name}`)}
        </Link>
        <span className="text-13 text-ink-2">{t(`tools.text.${name}`)}</span>
      </span>
      <span className="shrink-0 text-13 font-bold">
        {useFigure && <RowFigure useFigure={useFigure} language={i18n.language} />}
      </span>
      <ChevronRight size={16} className="shrink-0 text-ink-3" aria-hidden />
    </li>
  );
}

type RowFigureProps = { useFigure: () => ToolFigure | null; language: string };

function RowFigure({ useFigure, language }: RowFigureProps) {
  const { t } = useTranslation();
  const figure = useFigure();
  if (figure === null) return null;
  return `${formatNumber(figure.count, language)} ${t(`tools.figure.${figure.text}`, { count: figure.count })}`;
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
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
      <span className="display text-26 leading-none">{formatNumber(figure.count, i18n.language)}</span>
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
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
      <span className="display text-26 leading-none">{left}</span>
      <span className="text-13 text-ink-2">
        {t('tools.quota', { limit: quota.limit, day: formatDay(reset, i18n.language) })}
      </span>
    </p>
  );
}
