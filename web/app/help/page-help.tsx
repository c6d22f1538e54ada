import type { Language } from '@tangent/domain/locale.ts';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listHelp } from '../../help/help-answers.ts';
import type { HelpId } from '../../help/help-ids.ts';

/** The questions that arise on a page, below it. Answers open in a tab of their own, so that nothing typed is lost. */
export function PageHelp({ questions }: { questions: readonly HelpId[] }) {
  const { t, i18n } = useTranslation();
  const answers = listHelp({ t, language: i18n.language as Language });
  const shown = questions.flatMap((id) => answers.find((answer) => answer.id === id) ?? []);
  return (
    <nav
      aria-label={t('help.here')}
      className="mt-10 flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line pt-4 text-13 text-ink-2"
    >
      <CircleHelp size={16} className="mt-1" aria-hidden />
      {shown.map(({ id, path, question }) => (
        <a
          key={id}
          href={path}
          target="_blank"
          rel="noopener"
          className="tap inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline"
        >
          {question}
        </a>
      ))}
    </nav>
  );
}
