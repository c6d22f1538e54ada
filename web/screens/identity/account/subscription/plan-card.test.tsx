import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { ApiError } from '../../../../api/api-error.ts';
import { TranslatedUi } from '../../../../app/translated-ui.tsx';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { ToastHost } from '../../../../ui/overlay/toast.tsx';
import { ToastView } from '../../../../ui/overlay/toast-view.tsx';
import { ActionError } from './action-error.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { hasOffers, PlanGuide } from './subscription-cards.tsx';
import { buildView } from './testing/build-view.ts';

const { t } = await loadTexts('en');

async function renderPage(page: ReactNode, language: Language = 'en') {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={await loadTexts(language)}>
      <QueryClientProvider client={new QueryClient()}>
        <TranslatedUi>
          <ToastHost View={ToastView} closeAfterMs={1}>
            {page}
          </ToastHost>
        </TranslatedUi>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => readText(text ?? ''));
  return { html, text: readText(html), buttons };
}

const readText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const ignore = () => {};
const renderCard = (view: SubscriptionView) => renderPage(<PlanCard view={view} onSelect={ignore} onSent={ignore} />);
const renderOffers = (view: SubscriptionView) =>
  renderPage(<PlanOffers view={view} isChosen={false} onUpgrade={ignore} />);

const APPLE = { ...buildView(null), subscription: { ...buildView(null).subscription, provider: 'apple' as const } };
const FREE = buildView(null, {
  plan: 'free',
  subscription: { ...APPLE.subscription, status: 'none', expires_at: null, provider: null },
  actions: ['buy_pro', 'buy_advanced'],
});

test.each<[string, SubscriptionView, string[], string[]]>([
  ['free', FREE, ['Free', 'Expires on Never'], []],
  [
    'paid',
    buildView({}, { actions: ['upgrade', 'cancel', 'refund', 'portal'] }),
    [
      'PRO',
      'Active',
      t('account.plan.state.renews', { date: 'Mar 1, 2027' }),
      'Billed by Card',
      'Next payment $49.99 on Mar 1, 2027',
    ],
    ['Cards and invoices', 'Cancel and refund', 'Cancel plan'],
  ],
  [
    'cancelled',
    {
      ...buildView({ cancel_at_period_end: true, next_price_cents: null }, { actions: ['resume', 'portal'] }),
      ...ended(),
    },
    [t('account.plan.state.ends', { date: 'Mar 1, 2027' }), 'Expires on Mar 1, 2027'],
    ['Keep my plan', 'Cards and invoices'],
  ],
  [
    'owed',
    { ...buildView({ status: 'past_due', due_cents: 4999 }, { actions: ['pay', 'cancel', 'portal'] }), ...owed() },
    ['Payment failed', t('account.plan.state.past_due', { date: 'Mar 8, 2027' }), 'Due now $49.99'],
    ['Pay $49.99 now', 'Cards and invoices', 'Cancel plan'],
  ],
  ['[S4-035] billed by Apple', APPLE, ['Billed by Apple', 'Settings', 'Subscriptions'], []],
])(
  '[S3-020] [S3-021] a plan that is %s says how it continues and offers the available actions',
  async (_, view, texts, offers) => {
    const { text, buttons } = await renderCard(view);
    for (const part of texts) expect(text).toContain(part);
    expect(buttons).toEqual(offers);
  },
);

function ended(): Pick<SubscriptionView, 'subscription'> {
  return { subscription: { ...buildView({}).subscription, cancel_at_period_end: true } };
}

function owed(): Pick<SubscriptionView, 'subscription'> {
  return { subscription: { ...buildView({}).subscription, status: 'past_due' } };
}

test.each(['free', 'pro', 'advanced'] as const)(
  '[S6-034] [S6-035] [S6-036] a user on %s reads how soon support answers',
  async (plan) => {
    const hours = SUPPORT_HOURS[plan];
    const { text } = await renderCard(buildView(null, { plan, support_hours: hours }));
    expect(text).toContain(`${t('subscription.support')} ${hours} hours`);
  },
);

test.each<[string, SubscriptionView, string[], boolean]>([
  ['the free plan', FREE, ['$49.99 per year', '$99.99 per year'], true],
  ['a plan that ended', { ...FREE, payments: [payment()] }, ['$49.99 per year'], false],
  [
    'PRO',
    buildView({}, { actions: ['upgrade'], upgrade: { charge_cents: 2493, days_left: 182, period_days: 365 } }),
    ['$24.93 now for the 182 days left, then $99.99 per year'],
    true,
  ],
])(
  'before a purchase, %s shows the price, the guarantee while there is one, and that all releases stay live',
  async (...row) => {
    const [, view, prices, isGuaranteed] = row;
    const { text } = await renderOffers(view);
    for (const price of prices) expect(text).toContain(price);
    expect(text.includes('within 14 days')).toBe(isGuaranteed);
    expect(text).toContain(t('subscription.promise.stays_live'));
  },
);

function payment(): SubscriptionView['payments'][number] {
  return {
    id: '0b1c',
    number: null,
    kind: 'first',
    plan: 'pro',
    state: 'paid',

    amount_cents: 4999,
    refunded_cents: 0,
    charged_back_cents: 0,
    disputed_cents: 0,
    created_at: '2026-03-01T10:00:00.000Z',
  };
}

test('nothing is offered when everything is included, or while a payment is being confirmed', () => {
  expect(hasOffers({ actions: ['downgrade', 'cancel', 'portal'] })).toBe(false);
  expect(hasOffers({ actions: ['portal'] })).toBe(false);
  expect(hasOffers(FREE)).toBe(true);
});

test('[S8-023] [S8-044] a failed cancellation is named as such, with the reason; a declined card links to the card settings', async () => {
  const down = new ApiError(502, { name: 'provider_unavailable', message: '' });
  const declined = new ApiError(402, { name: 'payment_failed', message: '' });
  expect((await renderPage(<ActionError action="cancel" error={down} />)).text).toMatch(
    /^Failed to cancel subscription The service/,
  );
  const failure = await renderPage(<ActionError action="upgrade" error={declined} leadsToCards />);
  expect(failure.text).toContain(`Payment failed ${t('subscription.declined')}`);
  expect(failure.buttons).toEqual(['Cards and invoices']);
});

test.each(LANGUAGES)('[S2-093] [S2-094] the tab compares the plans and answers questions in %s', async (language) => {
  const { html } = await renderPage(<PlanGuide plan="pro" />, language);
  expect(html.match(/<th scope="col"/g)).toHaveLength(4);
  expect(html.match(/<th scope="row"/g)?.length).toBeGreaterThan(20);
  expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(8);
});
