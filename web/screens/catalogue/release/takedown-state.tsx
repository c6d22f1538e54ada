import type { Release } from '@tangent/contract/catalogue/release.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/catalogue/release/takedown.ts';
import { useTranslation } from 'react-i18next';
import { type Fact, FactList } from '../../../parts/page/fact-list.tsx';
import { formatInstant } from '../../../parts/text/format.ts';

export type Takedown = NonNullable<Release['takedown']>;

/** Shows the progress of a takedown, its times, and who requested it. */
export function TakedownState({ takedown }: { takedown: Takedown }) {
  const { t } = useTranslation();
  const facts = useTakedownFacts(takedown);
  return (
    <>
      <p className="max-w-prose leading-relaxed text-ink-2">
        {t(takedown.removed_at === null ? 'release.takedown.under_way_text' : 'release.takedown.removed_text')}
      </p>
      <div className="mt-4">
        <FactList facts={facts} />
      </div>
    </>
  );
}

function useTakedownFacts({ requested_at, removed_at, from, until, by, reason }: Takedown): Fact[] {
  const { t, i18n } = useTranslation();
  const at = (instant: string) => <time dateTime={instant}>{formatInstant(instant, i18n.language)}</time>;
  const facts: Fact[] = [];
  if (requested_at !== null) {
    facts.push({ key: 'requested', name: t('release.takedown.fact.requested'), value: at(requested_at) });
  }
  if (removed_at !== null) {
    facts.push({ key: 'removed', name: t('release.takedown.fact.removed'), value: at(removed_at) });
  } else if (from !== null && until !== null) {
    const span = { from: formatInstant(from, i18n.language), to: formatInstant(until, i18n.language) };
    facts.push({ key: 'leaves', name: t('release.takedown.fact.leaves'), value: t('release.fact.window', span) });
  }
  if (by !== null) {
    facts.push({ key: 'by', name: t('release.takedown.fact.by'), value: t(`release.takedown.by.${by}`) });
  }
  if (reason !== null) {
    const text = reason === COPYRIGHT_CLAIM ? t('release.takedown.claim') : reason;
    facts.push({ key: 'reason', name: t('release.takedown.reason'), value: text, wide: true });
  }
  return facts;
}
