import type { Language } from '@tangent/domain/locale.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanComparison } from '../../../plans/plan-comparison.tsx';
import { PlanQuestions } from '../../../plans/plan-questions.tsx';
import { Card } from '../../../ui/card.tsx';

/** What stays in sight while the table moves stands below the bar, on the ground of its card. */
const TABLE_STYLE = { '--head-top': '3.5rem', '--table-ground': 'var(--surface)' } as CSSProperties;

/** The plans side by side and what people ask about them, the same as on the public page. */
export function PlanGuide({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation();
  const locale = { t, language: i18n.language as Language };
  return (
    <>
      <Card title={t('plans.compare.title')}>
        <div style={TABLE_STYLE}>
          <PlanComparison own={plan} {...locale} />
        </div>
      </Card>
      <Card title={t('plans.questions.title')}>
        <PlanQuestions {...locale} />
      </Card>
    </>
  );
}
