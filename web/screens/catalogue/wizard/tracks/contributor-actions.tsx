import { listMissingSongwriters } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import { CREDITS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { Copy, Equal, PenLine, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { splitEvenly } from '../../../../parts/money/share-math.ts';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { useWriterName } from '../credits/use-form-self-name.ts';
import { ApplyToAll } from './apply-to-all.tsx';
import { CopyFromTrack } from './copy-from-track.tsx';
import { addComposer, addContributor, addWriter } from './credit-shares.ts';
import type { TrackPart } from './track-edit.ts';

/** The actions on all contributors of a track together. */
export function ContributorActions({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const { contributors, composer_name } = track;
  const add = () => {
    const id = fieldId(`tracks.${index}.contributors.${contributors.length}.name`);
    focusAfter(id, () => update((now) => ({ contributors: addContributor(now.contributors) })));
  };
  const isMissing = addComposer(contributors, composer_name ?? '') !== contributors;
  const writer = useWriterName(track);
  const isUnwritten = writer !== null && track.songwriters === 'named' && listMissingSongwriters(track).length > 0;
  return (
    <div className="flex flex-wrap gap-2">
      {isUnwritten && (
        <Button size="small" tone="ink" onClick={() => update((now) => ({ contributors: addWriter(now, writer) }))}>
          <PenLine size={15} aria-hidden /> {t('wizard.credits.wrote_it', { name: writer })}
        </Button>
      )}
      {contributors.length < CREDITS_MAX && (
        <Button size="small" onClick={add}>
          <Plus size={15} aria-hidden /> {t('wizard.credits.add')}
        </Button>
      )}
      {contributors.length > 1 && (
        <Button size="small" onClick={() => update((now) => ({ contributors: splitEvenly(now.contributors) }))}>
          <Equal size={15} aria-hidden /> {t('wizard.credits.split_evenly')}
        </Button>
      )}
      {isMissing && (
        <Button
          size="small"
          onClick={() => update((now) => ({ contributors: addComposer(now.contributors, now.composer_name ?? '') }))}
        >
          <Copy size={15} aria-hidden /> {t('wizard.credits.add_composer', { name: composer_name?.trim() ?? '' })}
        </Button>
      )}
      <CopyFromTrack track={track} update={update} name="contributors" />
      {contributors.length > 0 && <ApplyToAll trackId={track.id} names={['contributors']} />}
    </div>
  );
}
