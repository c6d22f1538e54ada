import type { FirstSteps } from '@tangent/contract/insight/dashboard.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { REVIEW_BUSINESS_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import { clsx } from 'clsx';
import { ArrowRight, Check, Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FirstArtistForm } from '../../../parts/catalogue/artist/first-artist-form.tsx';
import { acceptedExtensions } from '../../../parts/catalogue/upload/check-file.ts';
import { HeldFileList } from '../../../parts/catalogue/upload/drop-music/held-file-list.tsx';
import { holdFiles, useHeldFiles } from '../../../parts/catalogue/upload/drop-music/held-files.ts';
import { PageDrop } from '../../../parts/catalogue/upload/drop-music/page-drop.tsx';
import { useNewReleaseDrop } from '../../../parts/catalogue/upload/drop-music/use-new-release-drop.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { FirstDateHeadline } from './first-date-headline.tsx';

const STEPS = ['artist', 'release', 'submission'] as const satisfies readonly (keyof FirstSteps)[];
type StepName = (typeof STEPS)[number];

/** The stores that the last step names; there is no room for more. */
const NAMED_STORES = MAJOR_STORES.slice(0, 4);

/**
 * Leads a new artist to a first release in three steps that complete by themselves. Files can be dropped before there is
 * an artist: they wait on the page and are sent as soon as there is one.
 */
export function FirstStepsPanel({ steps }: { steps: FirstSteps }) {
  const { t } = useTranslation();
  const startRelease = useNewReleaseDrop();
  const addFiles = steps.artist ? startRelease : holdFiles;
  const current = STEPS.find((name) => !steps[name]);
  const stepProps = (name: StepName) => ({ name, isDone: steps[name], isCurrent: name === current });
  return (
    <section aria-labelledby="first-steps" className="grid gap-8">
      <FirstDateHeadline />
      <ol className="grid gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1.15fr)_minmax(0,1fr)]">
        <Step {...stepProps('artist')}>{current === 'artist' && <ArtistStep />}</Step>
        <Step {...stepProps('release')}>
          {!steps.release && <MusicStep isCurrent={current === 'release'} onFiles={addFiles} />}
        </Step>
        <Step {...stepProps('submission')}>
          {current === 'submission' ? (
            <Link to={APP_PATHS.releases} className={buttonClass('volt', 'large', 'mt-auto')}>
              {t('dashboard.steps.resume')} <ArrowRight size={16} aria-hidden />
            </Link>
          ) : (
            <NamedStores />
          )}
        </Step>
      </ol>
      <p className="text-13 text-ink-2">{t('dashboard.steps.figures')}</p>
      <PageDrop onFiles={addFiles} />
    </section>
  );
}

type StepProps = { name: StepName; isDone: boolean; isCurrent: boolean; children: ReactNode };

function Step({ name, isDone, isCurrent, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={clsx(
        'flex min-w-0 flex-col rounded-card bg-surface p-5',
        isCurrent ? 'ring-2 ring-ink' : 'ring-1 ring-line',
      )}
    >
      <span
        className={clsx(
          'grid size-8 shrink-0 place-items-center rounded-full font-bold',
          isDone && 'bg-ink text-paper',
          isCurrent && 'bg-volt text-on-volt ring-[1.5px] ring-ink',
          !isDone && !isCurrent && 'text-ink-2 ring-1 ring-line-strong',
        )}
      >
        {isDone ? <Check size={16} strokeWidth={3} aria-hidden /> : STEPS.indexOf(name) + 1}
        {isDone && <span className="sr-only">{t('dashboard.steps.done')}</span>}
      </span>
      <h3 className={clsx('mt-4 text-lg font-bold tracking-heading', isDone && 'text-ink-2')}>
        {t(`dashboard.steps.${name}.title`)}
      </h3>
      <p className="mt-1 mb-4 text-13 text-ink-2">
        {t(`dashboard.steps.${name}.text`, { days: REVIEW_BUSINESS_DAYS })}
      </p>
      {children}
    </li>
  );
}

/** Creates the first artist; files that wait go on to the wizard at once. */
function ArtistStep() {
  const files = useHeldFiles();
  const startRelease = useNewReleaseDrop();
  return <FirstArtistForm onSaved={() => files.length > 0 && startRelease([])} />;
}

type MusicStepProps = { isCurrent: boolean; onFiles: (files: readonly File[]) => void };

function MusicStep({ isCurrent, onFiles }: MusicStepProps) {
  const { t } = useTranslation();
  const files = useHeldFiles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {files.length > 0 && (
        <div className="mb-3 rounded-control border border-line-strong border-dashed px-3 py-1.5">
          <p role="status" className="py-1 text-13 text-ink-2">
            {t('drop.held_text', { count: files.length })}
          </p>
          <HeldFileList />
        </div>
      )}
      <Button
        tone={isCurrent ? 'volt' : 'plain'}
        size={isCurrent ? 'large' : 'medium'}
        className="mt-auto"
        onClick={() => input.current?.click()}
      >
        <Plus size={16} aria-hidden /> {t('dashboard.steps.add_files')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('dashboard.steps.add_files')}
        accept={`${acceptedExtensions('audio')},${acceptedExtensions('artwork')}`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}

function NamedStores() {
  return (
    <ul className="divide-y divide-line border-t border-line text-ink-2">
      {NAMED_STORES.map(({ id, name }) => (
        <li key={id} className="flex h-10 items-center justify-between">
          {name}
          <span className="size-2.5 rounded-full ring-1 ring-line-strong" aria-hidden />
        </li>
      ))}
    </ul>
  );
}
