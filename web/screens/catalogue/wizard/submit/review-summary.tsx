import type { Store } from '@tangent/contract/catalogue/store.ts';
import { isUsualClaimPolicy } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { getPrimaryArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import type { WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { takesReleases } from '@tangent/domain/catalogue/store/store.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { imageUrl } from '../../../../api/catalogue/upload-urls.ts';
import { TracksByDisc } from '../../../../parts/catalogue/release/tracks-by-disc.tsx';
import { useClaimPolicyText } from '../../../../parts/catalogue/release/use-claim-policy-text.ts';
import { useOpeningText } from '../../../../parts/catalogue/release/use-opening-text.ts';
import { useReleaseFacts } from '../../../../parts/catalogue/release/use-release-facts.tsx';
import { useTerritoryText } from '../../../../parts/catalogue/release/use-territory-text.ts';
import { FactList } from '../../../../parts/page/fact-list.tsx';
import { formatDate, formatList } from '../../../../parts/text/format.ts';
import { Artwork } from '../../../../ui/artwork.tsx';
import { Card } from '../../../../ui/card.tsx';
import { useForm, useWizardActions } from '../wizard-context.ts';

/** Lists the tracks; each expands to all its values. */
function ReviewTracks({ artist }: { artist: string }) {
  const tracks = useForm((form) => form.tracks);
  const genre = useForm((form) => form.primary_genre);
  if (tracks.length === 0) return <p>–</p>;
  return <TracksByDisc tracks={tracks} artist={artist} genre={genre} />;
}

/** Shows every field of the release, one block per step with a link back to it (A-025). */
export function ReviewSummary({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const artist = useArtistName();
  return (
    <Card title={t('wizard.summary')}>
      <div className="divide-y divide-line">
        <Block step="basic-info">
          <BasicSummary artist={artist} />
        </Block>
        <Block step="artwork">
          <ArtworkSummary />
        </Block>
        <Block step="tracks">
          <ReviewTracks artist={artist} />
        </Block>
        <Block step="platforms">
          <StoreSummary stores={stores} />
        </Block>
        <Block step="distribution">
          <DateSummary />
        </Block>
      </div>
    </Card>
  );
}

/** Returns the name that stores will print: that of the chosen artist, or 'Various Artists' (A-073). */
function useArtistName(): string {
  const artists = useArtists().data?.items;
  const artistId = useForm((form) => form.artist_id);
  const name = artists?.find(({ id }) => id === artistId)?.name ?? '';
  return useForm((form) => getPrimaryArtist(form, name));
}

function BasicSummary({ artist }: { artist: string }) {
  const form = useForm((form) => form);
  return <FactList facts={useReleaseFacts({ ...form, primary_artist: artist })} />;
}

function ArtworkSummary() {
  const { t } = useTranslation();
  const artwork = useForm((form) => form.artwork);
  return (
    <Artwork
      src={artwork?.state === 'complete' ? imageUrl(artwork.id, '300') : null}
      alt={t('wizard.artwork.alt')}
      className="size-24"
    />
  );
}

/** Names the major stores and counts the others, since a full list would fill the page. */
function StoreSummary({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const ids = useForm((form) => form.store_ids);
  const chosen = stores.filter(({ id }) => ids.includes(id));
  const waiting = chosen.filter((store) => !takesReleases(store));
  const [major, others] = [false, true].map((premium) =>
    chosen.filter((store) => takesReleases(store) && store.premium === premium),
  );
  const formatStoreNames = (some: readonly Store[] = []) =>
    formatList(
      some.map(({ name }) => name),
      i18n.language,
    );
  return (
    <div className="grid gap-2">
      <TerritoryLine />
      <ClaimPolicyLine />
      <p>{formatStoreNames(major) || (others?.length ? '' : '–')}</p>
      {others !== undefined && others.length > 0 && (
        <NamesBehind
          summary={t('wizard.platforms.others', { count: others.length })}
          names={formatStoreNames(others)}
        />
      )}
      {waiting.length > 0 && (
        <NamesBehind
          summary={t('wizard.platforms.waiting', { count: waiting.length })}
          names={formatStoreNames(waiting)}
        />
      )}
    </div>
  );
}

function TerritoryLine() {
  const form = useForm((form) => form);
  return <p className="font-strong">{useTerritoryText()(form)}</p>;
}

function ClaimPolicyLine() {
  const { t } = useTranslation();
  const form = useForm((form) => form);
  const text = useClaimPolicyText()(form);
  if (isUsualClaimPolicy(form)) return null;
  return (
    <p>
      {t('release.field.claim_policy')}: {text}
    </p>
  );
}

function NamesBehind({ summary, names }: { summary: string; names: string }) {
  return (
    <details>
      <summary className="cursor-pointer text-13 text-ink-2">{summary}</summary>
      <p className="mt-1 text-13 text-ink-3">{names}</p>
    </details>
  );
}

function DateSummary() {
  const { t, i18n } = useTranslation();
  const form = useForm((form) => form);
  const day = (date: string | null) =>
    date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(date, i18n.language) : '–';
  const openingText = useOpeningText();
  const schedule = `${t(`wizard.schedule.${form.schedule}`)}, ${t(`wizard.schedule.${form.schedule}_range`)}`;
  const presave = form.presave_date === null ? t('wizard.presave.two_weeks') : day(form.presave_date);
  return (
    <FactList
      facts={[
        { key: 'release_date', name: t('release.field.release_date'), value: day(form.release_date) },
        { key: 'release_opening', name: t('release.field.release_opening'), value: openingText(form) },
        { key: 'schedule', name: t('release.field.schedule'), value: schedule },
        {
          key: 'presave',
          name: t('release.field.presave_enabled'),
          value: form.presave_enabled ? presave : t('release.no'),
        },
      ]}
    />
  );
}

function Block({ step, children }: { step: WizardStep; children: ReactNode }) {
  const { t } = useTranslation();
  const { stepPath } = useWizardActions();
  const name = t(`wizard.steps.${step}`);
  return (
    <section className="grid grid-cols-fill-end gap-x-4 gap-y-2.5 py-4 first:pt-0 last:pb-0 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <h3 className="label pt-0.5">{name}</h3>
      <div className="min-w-0 max-sm:order-last max-sm:col-span-2">{children}</div>
      <Link
        className="text-link justify-self-start text-13"
        to={stepPath(step)}
        aria-label={t('wizard.edit_step', { step: name })}
      >
        {t('wizard.edit')}
      </Link>
    </section>
  );
}
