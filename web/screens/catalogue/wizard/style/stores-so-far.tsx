import type { Store } from '@tangent/contract/catalogue/store.ts';
import { parseDays } from '@tangent/domain/calendar.ts';
import { listMissingSongwriters } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import { isAiAnswered } from '@tangent/domain/catalogue/release/question/ai-answer.ts';
import { clsx } from 'clsx';
import { Check, Circle, CircleX, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStyleSentence } from '../../../../parts/catalogue/release/use-style-sentence.ts';
import { formatDate, formatLevel, formatList, formatNumber } from '../../../../parts/text/format.ts';
import { toRuleDraft } from '../draft/draft-form.ts';
import { useForm } from '../wizard-context.ts';
import { type AsideLine, pickLines } from './aside-lines.ts';
import { useStyleFindings } from './style-findings-store.ts';
import { groupVerdicts } from './style-groups.ts';

const NAMED_STORES = 3;

const ICONS = { refused: CircleX, altered: Info, done: Check, open: Circle } as const;
const TONES = { refused: 'text-bad', altered: 'text-info', done: 'text-good', open: 'text-ink-3' } as const;

/** Says beside every step how many of the chosen stores take the release so far, and why others do not. */
export function StoresSoFar({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const selected = useForm((form) => form.store_ids);
  const chosen = stores.filter(({ id, connected }) => connected && selected.includes(id));
  const verdicts = useVerdictLines(chosen);
  const parts = usePartLines();
  const findings = useStyleFindings();
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  const taking = groupVerdicts(findings, ids).accepting.length;
  return (
    <section className="mt-6 border-t-2 border-ink pt-3">
      <h2 className="display text-19 leading-tight">{t('wizard.so_far.all', { taking, count: chosen.length })}</h2>
      <ul className="mt-3">
        {pickLines(verdicts, parts).map(({ kind, text }) => {
          const Icon = ICONS[kind];
          return (
            <li key={text} className="flex gap-2.5 border-t border-line py-2.5 text-13">
              <Icon size={16} className={clsx('mt-0.5 shrink-0', TONES[kind])} aria-hidden />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** One line for each group of stores with the same verdict: the stores, and the first reason. */
function useVerdictLines(chosen: readonly Store[]): AsideLine[] {
  const { t, i18n } = useTranslation();
  const sentence = useStyleSentence();
  const ids = chosen.map(({ id }) => id);
  return groupVerdicts(useStyleFindings(), ids).groups.flatMap(({ verdict, store_ids, findings: [first] }) => {
    if (first === undefined) return [];
    const names = chosen.filter(({ id }) => store_ids.includes(id)).map(({ name }) => name);
    const rest = names.length - NAMED_STORES;
    const more = rest > 0 ? [t('wizard.review_gets.more', { count: rest })] : [];
    const named = formatList([...names.slice(0, NAMED_STORES), ...more], i18n.language);
    return [{ kind: verdict, text: t(`wizard.so_far.${verdict}`, { stores: named, reason: sentence(first) }) }];
  });
}

function usePartLines(): AsideLine[] {
  const { t } = useTranslation();
  const isAnswered = isAiAnswered(toRuleDraft(useForm((form) => form)));
  return [
    useSoundLine(),
    useCoverLine(),
    useWritersLine(),
    isAnswered ? { kind: 'done', text: t('wizard.so_far.ai') } : { kind: 'open', text: t('wizard.so_far.ai_open') },
    useDateLine(),
  ];
}

function useSoundLine(): AsideLine {
  const { t, i18n } = useTranslation();
  const tracks = useForm((form) => form.tracks);
  const measured = tracks.flatMap(({ audio }) => audio?.audio ?? []);
  const [only] = measured;
  if (only === undefined || measured.length < tracks.length) {
    return { kind: 'open', text: t('wizard.so_far.sound_open') };
  }
  if (measured.length > 1) return { kind: 'done', text: t('wizard.so_far.sounds', { count: measured.length }) };
  const level = formatLevel(only.integrated_lufs, 'LUFS', i18n.language);
  return { kind: 'done', text: t('wizard.so_far.sound', { level }) };
}

function useCoverLine(): AsideLine {
  const { t, i18n } = useTranslation();
  const width = useForm(({ artwork }) => (artwork?.state === 'complete' ? artwork.artwork?.width_px : undefined));
  if (width === undefined) return { kind: 'open', text: t('wizard.so_far.cover_open') };
  return { kind: 'done', text: t('wizard.so_far.cover', { size: formatNumber(width, i18n.language) }) };
}

function useWritersLine(): AsideLine {
  const { t, i18n } = useTranslation();
  const tracks = useForm((form) => form.tracks);
  const isMissing = tracks.length === 0 || tracks.some((track) => listMissingSongwriters(track).length > 0);
  if (isMissing) return { kind: 'open', text: t('wizard.so_far.writers_open') };
  const written = tracks.flatMap(({ composer_name, contributors }) => [
    composer_name ?? '',
    ...contributors.filter(({ role }) => ['writer', 'composer', 'lyricist'].includes(role)).map(({ name }) => name),
  ]);
  const names = [...new Set(written.map((name) => name.trim()).filter(Boolean))];
  if (names.length === 0) return { kind: 'done', text: t('wizard.so_far.writers_done') };
  return { kind: 'done', text: t('wizard.so_far.writers', { names: formatList(names, i18n.language) }) };
}

function useDateLine(): AsideLine {
  const { t, i18n } = useTranslation();
  const date = useForm((form) => form.release_date);
  const isTight = useStyleFindings().some(({ rule }) => rule === 'R15');
  if (date === null || parseDays(date) === null) return { kind: 'open', text: t('wizard.so_far.date_open') };
  const text = formatDate(date, i18n.language);
  return { kind: 'done', text: t(isTight ? 'wizard.so_far.date_tight' : 'wizard.so_far.date', { date: text }) };
}
