import type { Store } from '@tangent/contract/catalogue/store.ts';
import { summarizeAi } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import { groupByAiTreatment } from '@tangent/domain/catalogue/release/ai/ai-policy.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { formatList } from '../../../../parts/text/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { useForm, useWizardActions } from '../wizard-context.ts';

/**
 * Shows how the chosen stores treat music made with AI, and links to the first unanswered track (A-201). Never blocks a
 * submission.
 */
export function AiTreatments({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const { stepPath } = useWizardActions();
  const tracks = useForm((form) => form.tracks);
  const chosen = useForm((form) => form.store_ids);
  const connectedStores = stores.filter(({ id, connected }) => connected && chosen.includes(id));
  if (tracks.length === 0 || connectedStores.length === 0) return null;
  const extents = tracks.map((track) => ({ extent: summarizeAi(track.ai_answers, track) }));
  const groups = groupByAiTreatment(
    extents,
    connectedStores.map(({ id }) => id),
  );
  const names = (ids: readonly string[]) =>
    formatList(
      connectedStores.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
      i18n.language,
    );
  const lines = (['credited', 'unpaid', 'not_recommended', 'unanswered'] as const).filter(
    (group) => groups[group].length > 0,
  );
  const firstUnanswered = extents.findIndex(({ extent }) => extent === null);
  return (
    <Card title={t('wizard.ai.title')}>
      {lines.length === 0 ? (
        <p className="text-ink-2">{t('wizard.ai.none_used')}</p>
      ) : (
        <ul className="grid max-w-prose gap-1.5">
          {lines.map((group) => (
            <li key={group}>{t(`wizard.ai.${group}_at`, { stores: names(groups[group]) })}</li>
          ))}
        </ul>
      )}
      {groups.unanswered.length > 0 && (
        <Link
          className="mt-3 inline-flex min-h-11 items-center font-strong underline underline-offset-4"
          to={`${stepPath('tracks')}#${fieldId(`tracks.${firstUnanswered}.ai_answers`)}`}
        >
          {t('wizard.ai.answer', { number: firstUnanswered + 1 })}
        </Link>
      )}
    </Card>
  );
}
