import { CLAIM_CONDITIONS, isClaimable } from '@tangent/domain/catalogue/release/claims.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimFields } from '../../../../parts/catalogue/release/claim-fields.tsx';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { Button } from '../../../../ui/button.tsx';
import { useFieldLabel } from '../draft/use-field.ts';
import { ApplyToAll } from './apply-to-all.tsx';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';

/** Asks whether services may claim the track in other people's uploads. */
export const TrackClaims = memo(function TrackClaims({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const path = `tracks.${index}.claim_conditions`;
  const claimable = isClaimable(track);
  return (
    <TrackGroup
      index={index}
      names={['claim_conditions']}
      title={useFieldLabel()(path)}
      summary={t(claimable ? 'wizard.claims.claimed' : 'wizard.claims.unclaimed')}
    >
      <p className="max-w-text text-13 text-ink-2">{t('wizard.claims.intro')}</p>
      <ClaimFields
        confirmed={track.claim_conditions}
        id={fieldId(path)}
        onChange={(claim_conditions) => update({ claim_conditions })}
      />
      <div className="flex flex-wrap gap-2">
        {!claimable && (
          <Button size="small" onClick={() => update({ claim_conditions: CLAIM_CONDITIONS })}>
            {t('wizard.claims.all_true')}
          </Button>
        )}
        <ApplyToAll trackId={track.id} names={['claim_conditions']} />
      </div>
    </TrackGroup>
  );
});
