import type { CraftReport } from '@tangent/domain/promotion/lyrics/craft-report.ts';
import { Lock, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { LineRow } from './line-row.tsx';
import type { SongEdit } from './use-song-edit.ts';

/** The lines in their sections, each with its lock, syllables and rhyme. */
export function SongEditor({ edit, report }: { edit: SongEdit; report: CraftReport }) {
  const { t } = useTranslation();
  const { sections, busy } = edit;
  const nameSection = (index: number) => {
    const kind = sections[index]?.kind ?? 'verse';
    const alike = sections.filter((section) => section.kind === kind).length;
    const number = sections.slice(0, index + 1).filter((section) => section.kind === kind).length;
    return alike === 1 ? t(`lyrics.section.${kind}`) : `${t(`lyrics.section.${kind}`)} ${number}`;
  };
  return (
    <section aria-label={t('lyrics.text')} aria-busy={busy} className="rounded-card bg-surface ring-1 ring-line">
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_3.25rem_3rem] gap-x-2 px-2 pt-4 text-13 text-ink-2 sm:grid-cols-[2.75rem_minmax(0,1fr)_4.75rem_4rem]">
        <span className="text-center">{t('lyrics.column.lock')}</span>
        <span>{t('lyrics.column.line')}</span>
        <span className="truncate text-right">{t('lyrics.column.syllables')}</span>
        <span className="truncate text-right">{t('lyrics.column.rhyme')}</span>
      </div>
      {sections.map((section, index) => (
        <div key={`${section.kind}-${index}`} className="pb-3">
          <div className="flex flex-wrap items-center justify-between gap-2 py-1 pr-2 pl-15">
            <h2 className="text-15 font-bold">{nameSection(index)}</h2>
            <Button
              size="small"
              tone="quiet"
              disabled={busy || section.lines.every((line) => line.locked)}
              onClick={() => edit.rewrite({ section: index, line: null })}
            >
              <RefreshCw size={14} aria-hidden /> {t('lyrics.rewrite_section')}
            </Button>
          </div>
          <ol>
            {section.lines.map((line, at) => (
              <LineRow
                key={`${at}-${line.text}`}
                line={line}
                report={report.sections[index]?.[at]}
                target={report.target}
                name={`${nameSection(index)}, ${at + 1}`}
                disabled={busy}
                onText={(text) => edit.changeLine(index, at, text)}
                onLock={() => edit.toggleLock(index, at)}
              />
            ))}
          </ol>
        </div>
      ))}
      <RewriteBar edit={edit} />
    </section>
  );
}

/** Says what is locked, and writes the rest again. */
function RewriteBar({ edit }: { edit: SongEdit }) {
  const { t } = useTranslation();
  const lines = edit.sections.flatMap((section) => section.lines);
  const locked = lines.filter((line) => line.locked).length;
  const open = lines.length - locked;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4">
      <p className="flex items-center gap-2 text-sm font-strong">
        <Lock size={15} aria-hidden /> {t('lyrics.locked', { count: locked })}
      </p>
      <p className="min-w-0 flex-1 text-13 text-ink-2">{t('lyrics.others_keep')}</p>
      <Button
        tone="volt"
        busy={edit.busy}
        disabled={open === 0}
        onClick={() => edit.rewrite({ section: null, line: null })}
      >
        <RefreshCw size={16} aria-hidden /> {t('lyrics.rewrite', { count: open })}
      </Button>
    </div>
  );
}
