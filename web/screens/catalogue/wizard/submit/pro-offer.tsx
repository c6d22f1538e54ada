import type { Store } from '@tangent/contract/catalogue/store.ts';
import { PAID_RELEASE_CAPABILITIES } from '@tangent/domain/catalogue/release/paid-features.ts';
import type { Capability } from '@tangent/domain/money/plan/capability.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { PAYOUT_DAYS, REFUND_DAYS, ROYALTY_SHARE_PERCENT } from '@tangent/domain/money/plan-limits.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../app/session/session.ts';
import { PlanLink } from '../../../../parts/money/plan/upgrade-link.tsx';
import { formatSampleRate, formatShare } from '../../../../parts/text/format.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { useForm } from '../wizard-context.ts';
import { SectionHeading } from './section-heading.tsx';

/** Those with a figure of this release stand above the list. */
const ABOVE: readonly Capability[] = ['premium_stores', 'presave'];
const FIELDS = [
  ...PAID_RELEASE_CAPABILITIES.filter((capability) => !ABOVE.includes(capability)),
  'artwork_templates',
] as const;

type Gain = { readonly name: string; readonly text: string };

/** Says once, at the end, what PRO would add to this release; nothing of it is needed to submit. */
export function ProOffer({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const { plan } = useUser();
  const title = useForm((form) => form.title.trim()) || t('release.untitled');
  const gains = useGains(stores);
  const fields = FIELDS.map((capability) => ({
    name: t(`plan.feature.${capability}.name`),
    text: t(`plan.feature.${capability}.text`),
  }));
  if (plan !== 'free') return null;
  const price = t('plan.per_year', { price: formatDollars(YEARLY_PRICES_CENTS.pro, i18n.language) });
  return (
    <section className="rounded-card bg-sunken p-6">
      <p className="text-13 text-ink-2">{t('wizard.review_pro.free', { title })}</p>
      <SectionHeading>{t('wizard.review_pro.title')}</SectionHeading>
      <div className="mt-4 mb-5">
        <Gains gains={gains} />
      </div>
      <Disclosure title={t('wizard.review_pro.fields')}>
        <Gains gains={fields} />
      </Disclosure>
      <div className="flex flex-wrap items-center gap-3.5 border-t border-line pt-5">
        <PlanLink className={buttonClass('plain', 'medium')}>{t('wizard.review_pro.add', { price })}</PlanLink>
        <span className="text-13 text-ink-2">{t('wizard.review_pro.note', { days: REFUND_DAYS })}</span>
      </div>
    </section>
  );
}

function Gains({ gains }: { gains: readonly Gain[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {gains.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-strong">{name}</dt>
          <dd className="text-13 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function useGains(stores: readonly Store[]): Gain[] {
  const { t, i18n } = useTranslation();
  const now = stores.filter(({ premium }) => !premium).length;
  const count = stores.length - now;
  const share = (percent: number) => formatShare(percent * 100, i18n.language);
  const file = useFileGain();
  return [
    {
      name: t('wizard.review_pro.stores', { count }),
      text: t('wizard.review_pro.stores_text', { all: stores.length, now }),
    },
    { name: t('wizard.review_pro.presave'), text: t('wizard.review_pro.presave_text') },
    ...(file === null ? [] : [file]),
    {
      name: t('wizard.review_pro.income', { share: share(ROYALTY_SHARE_PERCENT.pro) }),
      text: t('wizard.review_pro.income_text', {
        now: share(ROYALTY_SHARE_PERCENT.free),
        days: PAYOUT_DAYS.pro,
        later: PAYOUT_DAYS.free,
      }),
    },
  ];
}

/** The standard quality of 16 bit and 44.1 kHz takes nothing away from a file that has no more. */
function useFileGain(): Gain | null {
  const { t, i18n } = useTranslation();
  const audio = useForm((form) => form.tracks[0]?.audio?.audio ?? null);
  const bits = audio?.effective_bits ?? audio?.bits_per_sample ?? null;
  if (audio === null || bits === null || (bits <= 16 && audio.sample_rate_hz <= 44_100)) return null;
  const rate = formatSampleRate(audio.sample_rate_hz, i18n.language);
  return { name: t('wizard.review_pro.file'), text: t('wizard.review_pro.file_text', { bits, rate }) };
}
