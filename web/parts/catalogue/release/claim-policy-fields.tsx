import type { Store } from '@tangent/contract/catalogue/store.ts';
import {
  CLAIM_POLICIES,
  type ClaimException,
  type ClaimPolicy,
  type ClaimPolicyChoice,
  countBlocked,
  isUsualClaimPolicy,
  listExcepted,
  listUnsold,
  normaliseClaimExceptions,
} from '@tangent/domain/catalogue/release/claim-policy.ts';
import { listTerritories, type TerritoryChoice } from '@tangent/domain/catalogue/release/territories.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { formatList } from '../../text/format.ts';
import { CountryChips } from './country-chips.tsx';
import { CountryPicker } from './country-picker.tsx';
import { hasLibrary } from './list-claiming-stores.ts';
import { useCountryNames } from './use-claim-policy-text.ts';
import { useStoreNames } from './use-store-names.ts';

type Choice = ClaimPolicyChoice & TerritoryChoice;

type ClaimPolicyFieldsProps = {
  choice: Choice;
  /** The chosen stores that claim. */
  stores: readonly Store[];
  onChange: (choice: ClaimPolicyChoice) => void;
  /** The ids of the policy and of the countries with another one, so that links can lead to them. */
  policyId: string;
  id: string;
  error: string | undefined;
};

/** Asks what happens when another user's video has the music: everywhere, and in countries with another answer. */
export function ClaimPolicyFields({ choice, stores, onChange, policyId, id, error }: ClaimPolicyFieldsProps) {
  const { t } = useTranslation();
  const { claim_policy, claim_exceptions } = choice;
  const others = CLAIM_POLICIES.filter((policy) => policy !== claim_policy);
  return (
    <div className="grid gap-5">
      <Introduction stores={stores} />
      <RadioCards
        id={policyId}
        label={<span className="sr-only">{t('release.field.claim_policy')}</span>}
        columns={3}
        value={claim_policy}
        cards={CLAIM_POLICIES.map((value) => ({
          value,
          label: t(`claim_policy.policy.${value}`),
          detail: t(`claim_policy.meaning.${value}`),
        }))}
        onChange={(event) => {
          const policy = event.target.value as ClaimPolicy;
          onChange({ claim_policy: policy, claim_exceptions: claim_exceptions.filter((one) => one.policy !== policy) });
        }}
      />
      <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
        <legend className="sr-only">{t('release.field.claim_exceptions')}</legend>
        {others.map((policy) => (
          <ExceptionRow
            key={policy}
            policy={policy}
            choice={choice}
            onChange={(territories) =>
              onChange({ claim_policy, claim_exceptions: setException(claim_exceptions, { policy, territories }) })
            }
          />
        ))}
      </fieldset>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <UnsoldCountries choice={choice} onChange={onChange} />
      <PolicyNotes choice={choice} stores={stores} />
    </div>
  );
}

/** More names than this would bury the question. */
const STORES_NAMED = 4;
const BEST_KNOWN = 'youtube-content-id';

function Introduction({ stores }: Pick<ClaimPolicyFieldsProps, 'stores'>) {
  const { t } = useTranslation();
  const toNames = useStoreNames();
  const best = stores.find(({ id }) => id === BEST_KNOWN) ?? stores[0];
  const text =
    best === undefined
      ? t('claim_policy.no_store')
      : stores.length > STORES_NAMED
        ? t('claim_policy.intro_of_several', { count: stores.length, store: best.name })
        : t('claim_policy.intro', { stores: toNames(stores) });
  return <p className="max-w-text text-13 text-ink-2">{text}</p>;
}

/** Gives countries a policy: they leave the one that they had. */
function setException(exceptions: readonly ClaimException[], chosen: ClaimException): ClaimException[] {
  const others = exceptions
    .filter(({ policy }) => policy !== chosen.policy)
    .map((one) => ({ ...one, territories: one.territories.filter((code) => !chosen.territories.includes(code)) }));
  return normaliseClaimExceptions([...others, chosen]);
}

/** More names than this are shown as a number: the marks above show which. */
const CHIPS_MAX = 12;

type ExceptionRowProps = {
  policy: ClaimPolicy;
  choice: Choice;
  onChange: (territories: readonly string[]) => void;
};

/** The countries with one policy of their own. */
function ExceptionRow({ policy, choice, onChange }: ExceptionRowProps) {
  const { t } = useTranslation();
  const namesOf = useCountryNames();
  const chosen = listExcepted(choice.claim_exceptions, policy);
  return (
    <Disclosure
      title={t(`claim_policy.countries.${policy}`)}
      summary={chosen.length === 0 ? t('claim_policy.none') : namesOf(chosen)}
    >
      <CountryPicker chosen={chosen} excludes={false} offered={listTerritories(choice)} onChange={onChange} />
      {chosen.length > CHIPS_MAX && <p className="text-13 text-ink-2">{namesOf(chosen)}</p>}
      {chosen.length > 0 && chosen.length <= CHIPS_MAX && (
        <CountryChips
          label={t(`claim_policy.policy.${policy}`)}
          codes={chosen}
          onRemove={(code) => onChange(chosen.filter((one) => one !== code))}
        />
      )}
    </Disclosure>
  );
}

/** Removes the countries that the release has left since, all at once. */
function UnsoldCountries({ choice, onChange }: Pick<ClaimPolicyFieldsProps, 'choice' | 'onChange'>) {
  const { t } = useTranslation();
  const { claim_policy, claim_exceptions } = choice;
  const unsold = listUnsold(choice);
  if (unsold.length === 0) return null;
  const kept = claim_exceptions.map(({ policy, territories }) => {
    return { policy, territories: territories.filter((code) => !unsold.includes(code)) };
  });
  return (
    <div>
      <Button size="small" onClick={() => onChange({ claim_policy, claim_exceptions: normaliseClaimExceptions(kept) })}>
        {t('claim_policy.remove_unsold', { count: unsold.length })}
      </Button>
    </div>
  );
}

function PolicyNotes({ choice, stores }: Pick<ClaimPolicyFieldsProps, 'choice' | 'stores'>) {
  const { t, i18n } = useTranslation();
  const toNames = useStoreNames();
  // Leaving out a store with a library would take the music out of it.
  const withoutLibrary = stores.filter((store) => !hasLibrary(store));
  const names = (withoutLibrary.length > 0 ? withoutLibrary : stores).map(({ name }) => name);
  const { blocked, sold } = countBlocked(choice);
  const withLibrary = stores.filter(hasLibrary);
  if (stores.length === 0 || isUsualClaimPolicy(choice)) return null;
  return (
    <>
      {withLibrary.length > 0 && (
        <p className="max-w-text text-13 text-ink-2">{t('claim_policy.library', { stores: toNames(withLibrary) })}</p>
      )}
      {blocked > 0 && blocked === sold && (
        <Banner tone="warn" title={t('claim_policy.all_blocked')}>
          {t('claim_policy.all_blocked_advice', { stores: formatList(names, i18n.language) })}
        </Banner>
      )}
      {blocked > 0 && blocked < sold && (
        <Banner tone="info" title={t('claim_policy.some_blocked', { count: blocked })}>
          {t('claim_policy.some_blocked_advice')}
        </Banner>
      )}
    </>
  );
}
