import {
  CREDIT_GROUPS,
  type CreditGroup,
  findCreditGroups,
} from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { CreditPanel } from '../../../../parts/catalogue/release/credit-panel.tsx';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import type { TrackPart } from '../tracks/track-edit.ts';
import { addPerson } from './add-person.ts';
import { TrackSelfCredit } from './track-self-credit.tsx';

/** Shows who made the track, and offers to credit the artist while nobody is named for the production. */
export const TrackCredits = memo(function TrackCredits(part: TrackPart) {
  const navigate = useNavigate();
  const { track } = part;
  const add = (group: CreditGroup) => {
    const path = addPerson(part, group);
    // The fields are in a collapsed group below, which opens for an address that points into it.
    void navigate({ hash: fieldId(path) }, { replace: true });
  };
  return (
    <CreditPanel track={track} editable={CREDIT_GROUPS} onAdd={add}>
      {!findCreditGroups(track).includes('production') && <TrackSelfCredit track={track} />}
    </CreditPanel>
  );
});
