import { repairField } from '@tangent/domain/catalogue/release/question/repair-field.ts';
import { applyFix } from '@tangent/domain/catalogue/release/style/apply-fix.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../../parts/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { useForm, useWizardActions, useWizardFindings } from '../wizard-context.ts';

/** Takes out what a field is refused for in one press, and shows before what is left. */
export function RepairButton({ path, controlId }: { path: string; controlId: string }) {
  const { issues } = useWizardFindings();
  const issue = issues.find((one) => one.path === path);
  return issue ? <RepairOf issue={issue} controlId={controlId} /> : null;
}

function RepairOf({ issue, controlId }: { issue: Issue; controlId: string }) {
  const { t, i18n } = useTranslation();
  const { change } = useWizardActions();
  const text = useForm((form) => {
    const value = repairField(form, issue)?.value;
    return Array.isArray(value) ? formatList(value, i18n.language) : value;
  });
  if (typeof text !== 'string') return null;
  const repair = () =>
    focusAfter(controlId, () =>
      change((form) => {
        const found = repairField(form, issue);
        return found === null ? {} : applyFix(form, [found]);
      }),
    );
  return (
    <Button size="small" className="justify-self-start" onClick={repair}>
      {t('sheet.song.use', { title: text })}
    </Button>
  );
}
