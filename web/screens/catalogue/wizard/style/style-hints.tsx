import type { StyleFinding } from '@tangent/domain/catalogue/release/style/style-rule.ts';
import type { StyleSeverity } from '@tangent/domain/catalogue/release/style/style-verdict.ts';
import { clsx } from 'clsx';
import { Ban, Info, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStyleSentence } from '../../../../parts/catalogue/release/use-style-sentence.ts';
import { useForm } from '../wizard-context.ts';
import { useStyleFix } from './use-style-fix.ts';
import { useVerdictSentence } from './use-verdict-sentence.ts';

const HINTS_SHOWN = 3;
const ORDER: readonly StyleSeverity[] = ['block', 'fix', 'warn'];
const ICONS = { block: Ban, fix: Sparkles, warn: Info } as const;

/** Shows the style findings under their field: an explanation, the stores concerned and a fix. */
export function StyleHints({ findings }: { findings: readonly StyleFinding[] }) {
  const { t } = useTranslation();
  const sorted = ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  const [first, rest] = [sorted.slice(0, HINTS_SHOWN), sorted.slice(HINTS_SHOWN)];
  return (
    <>
      <HintList findings={first} />
      {rest.length > 0 && (
        <details className="mt-1 text-13">
          <summary className="min-h-6 cursor-pointer text-ink-3">{t('style.more', { count: rest.length })}</summary>
          <HintList findings={rest} />
        </details>
      )}
    </>
  );
}

function HintList({ findings }: { findings: readonly StyleFinding[] }) {
  return (
    <ul className="grid gap-1">
      {findings.map((finding, index) => (
        <Hint key={`${finding.rule}-${index}`} finding={finding} />
      ))}
    </ul>
  );
}

function Hint({ finding }: { finding: StyleFinding }) {
  const { t } = useTranslation();
  const sentence = useStyleSentence()(finding);
  const chosen = useForm((form) => form.store_ids);
  const verdict = useVerdictSentence()(finding, chosen);
  const fix = useStyleFix()(finding);
  const Icon = ICONS[finding.severity];
  const fixed = finding.params?.fixed;
  return (
    <li className="flex items-start gap-1.5 text-13">
      <Icon size={15} className={clsx('mt-1 shrink-0', verdict === '' ? 'text-ink-3' : 'text-warn')} aria-hidden />
      <span className="min-w-0 flex-1 pt-0.5 break-words text-ink-2">
        {sentence}
        {verdict !== '' && <span className="font-medium text-warn"> · {verdict}</span>}
        {fix && fixed !== undefined && <span className="block font-medium text-ink">{fixed}</span>}
      </span>
      {fix && (
        <button
          type="button"
          aria-label={t('style.fix_label', { text: sentence })}
          onClick={fix}
          className="min-h-6 shrink-0 rounded-md px-2 font-strong text-ink ring-1 ring-line-strong ring-inset hover:bg-sunken"
        >
          {t('style.fix')}
        </button>
      )}
    </li>
  );
}
