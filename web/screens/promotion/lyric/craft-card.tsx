import type { CraftReport } from '@tangent/domain/promotion/lyrics/craft-report.ts';
import { SYLLABLE_TOLERANCE } from '@tangent/domain/promotion/lyrics/syllables.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../parts/form/language-options.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { RewriteRange } from './use-song-edit.ts';

/** Findings shown at once: the next ones appear as these are mended. */
const FINDINGS_SHOWN = 3;

type CraftCardProps = {
  report: CraftReport;
  language: string;
  busy: boolean;
  onRewrite: (range: RewriteRange) => void;
};

/** Measurements of the text, and its problems with one act each. */
export function CraftCard({ report, language, busy, onRewrite }: CraftCardProps) {
  const { t, i18n } = useTranslation();
  const { target, perfect, slant, open, total, repeated_share } = report;
  const percent = formatNumber(Math.round(repeated_share * 100), i18n.language);
  return (
    <Card
      title={t('lyrics.craft.title')}
      action={<span className="text-13 text-ink-2">{languageName(language, i18n.language)}</span>}
      isRegion
    >
      <div className="flex items-baseline justify-between gap-2 text-13">
        <h3 className="font-strong">{t('lyrics.craft.syllables')}</h3>
        <span className="num text-ink-2">{t('lyrics.craft.target', { target, tolerance: SYLLABLE_TOLERANCE })}</span>
      </div>
      <SyllableBars report={report} />
      <dl className="grid text-13">
        <Fact name={t('lyrics.craft.rhyme')} value={formatNumber(perfect, i18n.language)}>
          {t('lyrics.craft.perfect_slant', { slant })}
        </Fact>
        <Fact name={t('lyrics.craft.line_ends')} value={formatNumber(open, i18n.language)}>
          {t('lyrics.craft.open_of', { total })}
        </Fact>
        <Fact name={t('lyrics.craft.repeated')} value={`${percent} %`}>
          {t('lyrics.craft.of_text')}
        </Fact>
      </dl>
      <Findings report={report} busy={busy} onRewrite={onRewrite} />
    </Card>
  );
}

function Fact({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-t border-line py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right">
        <b className="display text-lg">{value}</b> {children}
      </dd>
    </div>
  );
}

function SyllableBars({ report: { sections, target, fitting, total } }: { report: CraftReport }) {
  const { t } = useTranslation();
  const most = Math.max(target + 2, ...sections.flat().map(({ syllables }) => syllables));
  return (
    <div
      role="img"
      aria-label={t('lyrics.fits', { fitting, count: total })}
      className="my-3 flex h-16 items-end gap-2.5 border-b border-line"
    >
      {sections.map((lines, section) => (
        <div key={section} className="flex h-full flex-1 items-end gap-0.5" style={{ flexGrow: lines.length }}>
          {lines.map(({ syllables, off }, line) => (
            <i
              key={line}
              style={{ height: `${(100 * syllables) / most}%` }}
              className={clsx('min-w-0 flex-1 rounded-t-sleeve', off === 0 ? 'bg-ink' : 'bg-bad')}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type Finding = { key: string; title: string; range: RewriteRange; is_banned?: boolean };

function Findings({ report, busy, onRewrite }: Omit<CraftCardProps, 'language'>) {
  const { t } = useTranslation();
  // Stores refuse a banned word; everything else is taste.
  const findings = useFindings(report).toSorted((a, b) => Number(b.is_banned ?? false) - Number(a.is_banned ?? false));
  if (report.total === 0) return null;
  if (findings.length === 0)
    return <p className="border-t border-line pt-3 text-13 text-ink-2">{t('lyrics.craft.fine')}</p>;
  return (
    <ul className="grid text-13">
      {findings.slice(0, FINDINGS_SHOWN).map(({ key, title, range }) => (
        <li key={key} className="flex items-center justify-between gap-3 border-t border-line py-2.5">
          <span className="min-w-0 font-strong break-words">{title}</span>
          <Button size="small" disabled={busy} onClick={() => onRewrite(range)}>
            {t('lyrics.craft.rewrite_line')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useFindings({ sections }: CraftReport): Finding[] {
  const { t } = useTranslation();
  let number = 0;
  return sections.flatMap((lines, section) =>
    lines.flatMap(({ off, cliches, banned }, line): Finding[] => {
      number += 1;
      const range = { section, line };
      const key = `${section}-${line}`;
      const count = Math.abs(off);
      return [
        ...(banned.length === 0
          ? []
          : [
              {
                key: `${key}-banned`,
                range,
                title: t('lyrics.craft.banned', { number, words: banned.join(', ') }),
                is_banned: true,
              },
            ]),
        ...(off === 0
          ? []
          : [
              {
                key: `${key}-off`,
                range,
                title: t(off > 0 ? 'lyrics.craft.over' : 'lyrics.craft.under', { number, count }),
              },
            ]),
        ...(cliches.length === 0
          ? []
          : [{ key: `${key}-worn`, range, title: t('lyrics.craft.worn', { number, words: cliches.join(', ') }) }]),
      ];
    }),
  );
}
