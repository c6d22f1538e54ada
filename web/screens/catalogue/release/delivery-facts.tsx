import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { findExpectedWindow } from '@tangent/domain/catalogue/release/date/expected-live.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LockHint } from '../../../parts/money/plan/upsell.tsx';
import { formatDate } from '../../../parts/text/format.ts';

const WITH_THE_STORE: readonly Delivery['state'][] = ['acknowledged', 'live'];

/** Shows how many stores have the release, and when the others are expected to show it. */
export function DeliveryFacts({ release, deliveries }: { release: Release; deliveries: readonly Delivery[] }) {
  const { t, i18n } = useTranslation();
  const { delivery_quality, release_date, takedown } = release;
  const isLeaving = takedown?.refusal === 'requested';
  const isExpected = release.live_date === null && !isLeaving;
  const window = isExpected ? findExpectedWindow(release) : null;
  const counted = deliveries.filter(({ state }) => (isLeaving ? state === 'removed' : WITH_THE_STORE.includes(state)));
  const there = counted.length;
  const date = (value: string) => formatDate(value, i18n.language);
  return (
    <dl className="grid content-start gap-5 border-art-line max-xl:col-span-full max-xl:grid-cols-2 max-xl:border-t max-xl:pt-5 sm:max-xl:grid-cols-3 xl:border-l xl:pl-6">
      {deliveries.length > 0 && (
        <Fact name={t(isLeaving ? 'release.fact.gone' : 'release.fact.delivered')}>
          <span className="flex items-baseline gap-1.5">
            <span className="display text-2xl">{there}</span>
            <span className="text-13">{t('release.fact.of', { total: deliveries.length })}</span>
          </span>
          <span className="mt-2 block h-1 bg-art-line" aria-hidden>
            <span className="block h-full bg-art-ink" style={{ width: `${(there / deliveries.length) * 100}%` }} />
          </span>
        </Fact>
      )}
      {release_date && <Fact name={t('release.field.release_date')}>{date(release_date)}</Fact>}
      {window && (
        <Fact name={t('release.fact.expected')}>
          {window.from === window.to
            ? date(window.from)
            : t('release.fact.window', { from: date(window.from), to: date(window.to) })}
        </Fact>
      )}
      {takedown?.from && takedown.removed_at === null && (
        <Fact name={t('release.fact.leaves')}>
          {t('release.fact.window', { from: date(takedown.from), to: date(takedown.until ?? takedown.from) })}
        </Fact>
      )}
      {takedown?.removed_at && <Fact name={t('release.fact.removed_on')}>{date(takedown.removed_at)}</Fact>}
      {delivery_quality && <Quality quality={delivery_quality} />}
    </dl>
  );
}

/** Shows the sound quality that stores received; for the lower one also the plan that sends the higher. */
function Quality({ quality }: { quality: NonNullable<Release['delivery_quality']> }) {
  const { t } = useTranslation();
  return (
    <Fact name={t('release.fact.quality')}>
      {t(`release.quality.${quality}`)}
      {quality === 'standard' && (
        <span className="mt-1 block font-soft">
          <LockHint capability="high_audio_quality" />
        </span>
      )}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-medium text-art-ink">{name}</dt>
      <dd className="mt-0.5 font-strong">{children}</dd>
    </div>
  );
}
