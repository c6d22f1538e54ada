import fc from 'fast-check';
import type { BasicAudioReport } from '../dsr/build-basic-audio-report.ts';
import type { FinancialReport } from '../dsr/build-financial-report.ts';
import type { UgcReport } from '../dsr/build-ugc-report.ts';

/** Phrases with every special character of a flat file, except those that cannot be represented at all. */
const phrase = fc
  .string({ unit: fc.constantFrom('a', 'É', '|', '\\', '#', ' ', '"', '💿', ';'), minLength: 1, maxLength: 8 })
  .map((text) => `x${text}x`);
const isrc = fc.integer({ min: 0, max: 99_999 }).map((number) => `QZABC26${String(number).padStart(5, '0')}`);
const icpn = fc.integer({ min: 0, max: 99_999 }).map((number) => `0123456${String(number).padStart(5, '0')}`);
const amount = fc.tuple(fc.integer({ min: -99_999, max: 99_999_999 }), fc.integer({ min: 0, max: 6 })).map(write);
const usages = fc.integer({ min: 0, max: 1_000_000 });
const territory = fc.constantFrom('TR', 'US', 'DE');

const HEAD = {
  message_id: 'M-1',
  created_at: '2026-11-03T08:00:00Z',
  start_date: '2026-10-01',
  end_date: '2026-10-31',
  sender_party_id: 'PADPIDA2026010103J',
  sender_name: 'A Store',
  recipient_party_id: 'PADPIDA2026010101N',
  recipient_name: 'Tangent',
};

function write([digits, scale]: readonly [number, number]): string {
  const text = String(Math.abs(digits)).padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  return `${digits < 0 ? '-' : ''}${whole}${scale === 0 ? '' : `.${text.slice(-scale)}`}`;
}

/** Reports of the Basic Audio Profile with streams and downloads under two summaries. */
export const basicAudioReports: fc.Arbitrary<BasicAudioReport> = fc
  .record({
    revenues: fc.tuple(amount, amount),
    territory,
    releases: fc.array(
      fc.record({
        icpn,
        title: phrase,
        artist: phrase,
        sales: fc.array(downloads(), { maxLength: 2 }),
        tracks: fc.array(
          fc.record({
            isrc,
            title: phrase,
            artist: phrase,
            sales: fc.array(fc.oneof(downloads(), streams()), { maxLength: 3 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ revenues: [streamed, downloaded], territory, releases }) => ({
    head: HEAD,
    summaries: [
      {
        id: 'S1',
        commercial_model: 'SubscriptionModel',
        sold_as: 'stream',
        territory,
        currency: 'USD',
        net_revenue: streamed,
      },
      {
        id: 'S2',
        commercial_model: 'PayAsYouGoModel',
        sold_as: 'download',
        territory,
        currency: 'USD',
        net_revenue: downloaded,
      },
    ],
    releases,
  }));

function streams() {
  return fc.record({ summary_id: fc.constant('S1'), transaction_id: phrase, usages });
}

function downloads() {
  return fc.record({ summary_id: fc.constant('S2'), transaction_id: phrase, usages, returns: fc.nat({ max: 9 }) });
}

/** Reports of the Financial profile with sales in euros and payment in dollars. */
export const financialReports: fc.Arbitrary<FinancialReport> = fc
  .record({
    territory,
    sales: fc.array(
      fc.record({
        summary_id: fc.constant('F1'),
        transaction_id: phrase,
        date: fc.constantFrom('2026-10-01', '2026-10-31'),
        icpn,
        isrc: fc.option(isrc),
        title: phrase,
        artist: phrase,
        usages,
        returns: fc.nat({ max: 9 }),
        unit_price: amount,
        accounting_unit_price: amount,
        amount,
        accounting_amount: amount,
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ territory, sales }) => ({
    head: HEAD,
    summaries: [
      {
        id: 'F1',
        commercial_model: 'SubscriptionModel',
        use_type: 'OnDemandStream',
        territory,
        start_date: '2026-10-01',
        end_date: '2026-10-31',
        currency: 'EUR',
        accounting_currency: 'USD',
        rate: '1.0846',
        rate_at: '2026-11-02T00:00:00Z',
      },
    ],
    sales,
  }));

/** Reports of the UGC profile. */
export const ugcReports: fc.Arbitrary<UgcReport> = fc
  .record({
    territory,
    tracks: fc.array(
      fc.record({
        isrc,
        title: phrase,
        artist: phrase,
        sales: fc.array(
          fc.record({ summary_id: fc.constant('U1'), transaction_id: phrase, usages, net_revenue: amount, amount }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ territory, tracks }) => ({
    head: HEAD,
    summaries: [
      {
        id: 'U1',
        commercial_model: 'AdvertisementSupportedModel',
        use_type: 'Stream',
        territory,
        currency: 'USD',
        net_revenue: '1000',
        usages: 10_000_000,
      },
    ],
    tracks,
  }));
