import { listOpenQuestions, type Question } from '@tangent/domain/catalogue/release/question/open-questions.ts';
import { toRuleDraft } from './draft/draft-form.ts';
import { useForm, useWizardFindings } from './wizard-context.ts';

/** Returns the questions that only the artist can answer and has not answered completely. */
export function useOpenQuestions(): readonly Question[] {
  const { facts } = useWizardFindings();
  // As a text, which stays the same while the same questions are open.
  const open = useForm((form) => listOpenQuestions(toRuleDraft(form), facts).join(' '));
  return open === '' ? [] : (open.split(' ') as Question[]);
}
