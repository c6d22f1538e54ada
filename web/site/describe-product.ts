import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import type { Question } from '../plans/plan-questions.tsx';
import { listAnswers } from '../plans/plan-questions.tsx';
import { UPGRADE_PATH } from './app-paths.ts';
import type { PageContext } from './page.ts';

/** Describes the owner of the site for search engines: an Organization of schema.org. */
export function describeOwner({ request }: PageContext): object {
  const origin = new URL(request.public_url).origin;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: request.product_name,
    url: origin,
    logo: `${origin}/icon.svg`,
    ...(request.social_links.length > 0 && { sameAs: request.social_links }),
  };
}

/** Describes the plans: a Product of schema.org with an offer for each, at the price that is charged. */
export function describePlans({ request, texts }: PageContext): object {
  const origin = new URL(request.public_url).origin;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: request.product_name,
    description: texts.t('landing.description'),
    brand: { '@type': 'Brand', name: request.product_name },
    offers: PLANS.map((plan) => ({
      '@type': 'Offer',
      name: texts.t(`plan.name.${plan}`),
      price: (YEARLY_PRICES_CENTS[plan] / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${origin}${UPGRADE_PATH}`,
    })),
  };
}

/** Describes questions and answers of a page: a FAQPage of schema.org. */
export function describeQuestions({ texts, language }: PageContext, questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: listAnswers(questions, { t: texts.t, language }).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
