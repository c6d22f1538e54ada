import type { Store } from '@tangent/contract/catalogue/store.ts';
import type { AnswerLine } from '@tangent/domain/catalogue/release/answers/answer-sources.ts';
import { isUsualClaimPolicy } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { getPrimaryArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { WIZARD_STEPS } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { takesReleases } from '@tangent/domain/catalogue/store/store.ts';
import { ChevronDown } from 'lucide-react';
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
import { useForm, useWizardActions } from '../wizard-context.ts';
import { SectionHeading } from './section-heading.tsx';
import { useReviewLines } from './use-review-lines.ts';

/** Lists the tracks; each expands to all its values. */
function ReviewTracks({ artist }: { artist: string }) {
  const tracks = useForm((form) => form.tracks);
  const genre = useForm((form) => form.primary_genre);
  if (tracks.length === 0) return <p>–</p>;
  return <TracksByDisc tracks={tracks} artist={artist} genre={genre} />;
}

/** Shows what stores get: a line for each step that opens to all its fields, with a link to the step (A-025). */
export function ReviewSummary({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const artist = useArtistName();
  const lines = useReviewLines(stores, artist);
  const bodies: Record<AnswerLine, ReactNode> = {
    'basic-info': <BasicSummary artist={artist} />,
    artwork: <ArtworkSummary />,
    tracks: <ReviewTracks artist={artist} />,
    platforms: <StoreSummary stores={stores} />,
    distribution: <DateSummary />,
  };
  return (
    <section>
      <SectionHeading>{t('wizard.review_gets.title')}</SectionHeading>
      <p className="mt-1 mb-3 text-13 text-ink-2">{t('wizard.review_gets.text')}</p>
      {LINES.map((step, index) => (
        <Line key={step} step={step} number={index + 1} text={lines[step]}>
          {bodies[step]}
        </Line>
      ))}
    </section>
  );
}

const LINES = WIZARD_STEPS.filter((step): step is AnswerLine => step !== 'review');

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

type LineProps = { step: AnswerLine; number: number; text: string; children: ReactNode };

function Line({ step, number, text, children }: LineProps) {
  const { t } = useTranslation();
  const { stepPath } = useWizardActions();
  const name = t(`wizard.steps.${step}`);
  return (
    <details className="group border-t border-line last:border-b">
      <summary className="flex min-h-13.5 cursor-pointer list-none items-center gap-3.5 py-2 hover:bg-sunken">
        <span
          className="grid size-6 shrink-0 place-items-center rounded-full bg-ink text-xs font-bold text-paper"
          aria-hidden
        >
          {number}
        </span>
        <span className="min-w-0 flex-1 sm:flex sm:gap-3.5">
          <span className="block shrink-0 font-strong sm:w-32">{name}</span>
          <span className="block min-w-0 wrap-anywhere text-ink-2 max-sm:text-13">{text}</span>
        </span>
        <ChevronDown size={16} className="shrink-0 text-ink-3 group-open:rotate-180" aria-hidden />
      </summary>
      <div className="grid gap-4 pt-2 pb-6">
        {children}
        <Link
          className="text-link justify-self-start text-13"
          to={stepPath(step)}
          aria-label={t('wizard.edit_step', { step: name })}
        >
          {t('wizard.edit')}
        </Link>
      </div>
    </details>
  );
}
