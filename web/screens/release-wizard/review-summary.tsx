import type { Store } from '@tangent/contract/store.ts';
import type { WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useArtists } from '../../api/artist.ts';
import { imageUrl } from '../../api/upload.ts';
import { formatDate, formatDuration, formatList } from '../../parts/format.ts';
import { languageName } from '../../parts/language-options.ts';
import { Card } from '../../ui/card.tsx';
import { Sleeve } from '../../ui/sleeve.tsx';
import { useWizard } from './wizard-context.ts';

/** The release at a glance, one block per step with the way back to it. */
export function ReviewSummary({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const { form } = useWizard().draft;
  const chosen = stores.filter(({ id }) => form.store_ids.includes(id)).map(({ name }) => name);
  const { artwork } = form;
  return (
    <Card title={t('wizard.summary')}>
      <div className="divide-y divide-line">
        <Block step="basic-info">
          <BasicSummary />
        </Block>
        <Block step="artwork">
          <Sleeve
            src={artwork?.state === 'complete' ? imageUrl(artwork.id, '300') : null}
            alt={t('wizard.artwork.alt')}
            className="size-24"
          />
        </Block>
        <Block step="tracks">
          <TrackSummary />
        </Block>
        <Block step="platforms">
          <p>{chosen.length > 0 ? formatList(chosen, i18n.language) : '–'}</p>
        </Block>
        <Block step="distribution">
          <p className="font-[600]">{formatDay(form.release_date, i18n.language)}</p>
          <p className="text-ink-2">{t(`wizard.schedule.${form.schedule}`)}</p>
        </Block>
      </div>
    </Card>
  );
}

function BasicSummary() {
  const { t, i18n } = useTranslation();
  const { form } = useWizard().draft;
  const artist = useArtists().data?.items.find(({ id }) => id === form.artist_id)?.name;
  const genres = [form.primary_genre, form.secondary_genre].filter((genre) => genre !== null);
  return (
    <>
      <p className="text-base font-[650]">{form.title.trim() || t('release.untitled')}</p>
      <p className="text-ink-2">
        {[
          artist,
          t(`release.type.${form.release_type}`),
          form.language && languageName(form.language, i18n.language),
          ...genres.map((genre) => t(`genre.${genre}`)),
          form.explicit && t('release.field.explicit'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

function TrackSummary() {
  const { t } = useTranslation();
  const { form } = useWizard().draft;
  return (
    <ol className="grid gap-1">
      {form.tracks.map((track, index) => (
        <li key={track.id} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-2">
          <span className="num text-ink-3">{index + 1}</span>
          <span className="truncate">{track.title.trim() || t('release.untitled')}</span>
          <span className="code text-ink-2">
            {track.audio?.audio ? formatDuration(track.audio.audio.duration_ms) : '–'}
          </span>
        </li>
      ))}
    </ol>
  );
}

function formatDay(date: string | null, language: string): string {
  return date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(date, language) : '–';
}

function Block({ step, children }: { step: WizardStep; children: ReactNode }) {
  const { t } = useTranslation();
  const { stepPath } = useWizard();
  const name = t(`wizard.steps.${step}`);
  return (
    <section className="grid gap-x-4 gap-y-1.5 py-4 first:pt-0 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <h3 className="label pt-0.5">{name}</h3>
      <div className="min-w-0">{children}</div>
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
