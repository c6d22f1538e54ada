import type { Store } from '@tangent/contract/catalogue/store.ts';
import type { StyleFinding } from '@tangent/domain/catalogue/release/style/style-rule.ts';
import { Ban, CircleCheck, Info, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldId, findStep, findTrackNumber } from '../../../../parts/catalogue/release/step-issues.ts';
import { useStyleSentence } from '../../../../parts/catalogue/release/use-style-sentence.ts';
import { formatList } from '../../../../parts/text/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { useStyleFindings } from './style-findings-store.ts';
import { groupVerdicts } from './style-groups.ts';

const LINES_AT_ONCE = 6;

/** Shows how each chosen store will treat the release, each line linked to its field. Blocks nothing. */
export function StoreVerdicts({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const findings = useStyleFindings();
  const selected = useForm((form) => form.store_ids);
  // A store that receives no deliveries yet has no verdict.
  const chosen = selected.filter((id) => stores.some((store) => store.id === id && store.connected));
  if (chosen.length === 0) return null;
  const { groups, accepting, advice } = groupVerdicts(findings, chosen);
  const storeName = (id: string) => stores.find((store) => store.id === id)?.name ?? id;
  return (
    <Card title={t('style.verdict.title')}>
      <div className="grid gap-4">
        {groups.map(({ verdict, store_ids, findings: lines }) => (
          <Verdict
            key={`${verdict}-${store_ids.join()}`}
            icon={verdict === 'refused' ? <Ban size={17} /> : <PencilLine size={17} />}
            tone={verdict === 'refused' ? 'text-bad' : 'text-warn'}
            title={t(`style.verdict.${verdict}`, {
              count: store_ids.length,
              stores: formatList(store_ids.map(storeName), i18n.language),
            })}
            findings={lines}
          />
        ))}
        {advice.length > 0 && (
          <Verdict icon={<Info size={17} />} tone="text-ink-2" title={t('style.verdict.advice')} findings={advice} />
        )}
        <Accepting count={accepting.length} all={groups.length === 0} />
        {groups.length + advice.length > 0 && <p className="text-13 text-ink-3">{t('style.verdict.intro')}</p>}
      </div>
    </Card>
  );
}

function Accepting({ count, all }: { count: number; all: boolean }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <p className="flex gap-2 font-medium">
      <CircleCheck size={17} className="mt-0.5 shrink-0 text-good" aria-hidden />
      {all ? t('style.verdict.all_accepted') : t('style.verdict.others', { count })}
    </p>
  );
}

type VerdictProps = { icon: ReactNode; tone: string; title: string; findings: readonly StyleFinding[] };

function Verdict({ icon, tone, title, findings }: VerdictProps) {
  const { t } = useTranslation();
  const rest = findings.slice(LINES_AT_ONCE);
  return (
    <section aria-label={title} className="grid grid-cols-rail-4.25 gap-x-2">
      <span className={`mt-0.5 ${tone}`} aria-hidden>
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-bold">{title}</h3>
        <Lines findings={findings.slice(0, LINES_AT_ONCE)} />
        {rest.length > 0 && (
          <details className="mt-1">
            <summary className="min-h-6 cursor-pointer text-ink-2">{t('style.more', { count: rest.length })}</summary>
            <Lines findings={rest} />
          </details>
        )}
      </div>
    </section>
  );
}

function Lines({ findings }: { findings: readonly StyleFinding[] }) {
  const { t } = useTranslation();
  const sentence = useStyleSentence();
  const { stepPath } = useWizardActions();
  return (
    <ul className="mt-1.5 grid gap-1.5">
      {findings.map((finding, index) => {
        const number = findTrackNumber(finding.path);
        const text = sentence(finding);
        const to = { pathname: stepPath(findStep(finding.path)), hash: fieldId(finding.path) };
        return (
          <li key={`${finding.path}-${finding.rule}-${index}`} className="break-words">
            <Link className="text-link" to={to}>
              {number === null ? text : t('wizard.track_issue', { number, text })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
