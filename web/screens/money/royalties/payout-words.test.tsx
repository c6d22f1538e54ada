import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { BalanceSum } from './balance-sum.tsx';
import { EntryStatus } from './entry-status.tsx';

const overview = {
  available_micros: 3_000_000,
  reported_micros: 2_000_000,
  reported_due_on: '2026-12-14',
  late_micros: 0,
  reported_months: [{ period: '2026-09', due_on: '2026-12-14', amount_micros: 2_000_000 }],
  balance_micros: 5_000_000,
  pending_micros: 2_000_000,
  paid_micros: 0,
  earned_micros: 7_000_000,
  next_payout: null,
  withdrawals: { paid: 0, paid_since: null, last: null },
  flow: null,
  shares: { tracks: 0, amount_micros: 0 },
  freshness: { until: null, received_at: null },
} as unknown as RoyaltyOverview;

test.each(LANGUAGES)(
  'in %s an unpaid line of a report is not called like money that is on its way',
  async (language) => {
    const texts = await loadTexts(language);
    const render = (page: React.ReactNode) =>
      renderToStaticMarkup(
        <I18nextProvider i18n={texts}>
          <MemoryRouter>{page}</MemoryRouter>
        </I18nextProvider>,
      );
    const names = [...render(<BalanceSum overview={overview} />).matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(
      ([, name = '']) => name.replace(/<[^>]+>/g, ''),
    );
    expect(names.slice(0, 3)).toEqual(
      (['royalty.available', 'royalty.reported', 'royalty.pending'] as const).map((key) => texts.t(key)),
    );
    const status = render(<EntryStatus entry={{ status: 'pending' }} />).replace(/<[^>]+>/g, '');
    expect(status).toBe(texts.t('royalty.status.pending'));
    expect(names).not.toContain(status);
  },
);
