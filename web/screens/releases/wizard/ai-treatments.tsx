import type { Store } from '@tangent/contract/store.ts';
import { summarizeAi } from '@tangent/domain/release/ai-answers.ts';
import { groupByAiTreatment } from '@tangent/domain/release/ai-policy.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldId } from '../../../parts/release/step-issues.ts';
import { formatList } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { useForm, useWizardActions } from './wizard-context.ts';

/** Says what the chosen stores do with music that AI made, and which track is unanswered (A-201). Blocks nothing. */
export function AiTreatments({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const { stepPath } = useWizardActions();
  const tracks = useForm((form) => form.tracks);
  const chosen = useForm((form) => form.store_ids);
  const known = stores.filter(({ id, connected }) => connected && chosen.includes(id));
  if (tracks.length === 0 || known.length === 0) return null;
  const extents = tracks.map((track) => ({ extent: summarizeAi(track.ai_answers, track) }));
  const groups = groupByAiTreatment(
    extents,
    known.map(({ id }) => id),
  );
  const names = (ids: readonly string[]) =>
    formatList(
      known.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
      i18n.language,
    );
  const lines = (['credited', 'unpaid', 'not_recommended', 'unanswered'] as const).filter(
    (group) => groups[group].length > 0,
  );
  const first = extents.findIndex(({ extent }) => extent === null);
  return (
    <Card title={t('wizard.ai.title')}>
      {lines.length === 0 ? (
        <p className="text-ink-2">{t('wizard.ai.none_used')}</p>
      ) : (
        <ul className="grid max-w-[72ch] gap-1.5">
          {lines.map((group) => (
            <li key={group}>{t(`wizard.ai.${group}_at`, { stores: names(groups[group]) })}</li>
          ))}
        </ul>
      )}
      {groups.unanswered.length > 0 && (
        <Link
          className="mt-3 inline-flex min-h-11 items-center font-[600] underline underline-offset-4"
          to={`${stepPath('tracks')}#${fieldId(`tracks.${first}.ai_answers`)}`}
        >
          {t('wizard.ai.answer', { number: first + 1 })}
        </Link>
      )}
    </Card>
  );
}
