import type { HelpAnswer } from '../../help/help-answers.ts';
import type { PageContext } from '../page.ts';

/** Describes answers for search engines: a FAQPage of schema.org. */
export function describeAnswers({ language }: PageContext, answers: readonly HelpAnswer[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
