import { type ContributorRole, SHARE_ROLES } from '@tangent/domain/catalogue/release/credit/contributor-role.ts';
import type { Contributor } from '@tangent/domain/catalogue/release/credit/credits.ts';
import {
  listMissingSongwriters,
  SONGWRITER_ANSWERS,
  type SongwriterAnswer,
  type SongwriterRole,
} from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import { SHARES_TOTAL_BASIS_POINTS } from '@tangent/domain/catalogue/release-limits.ts';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditRow } from '../../../../parts/catalogue/release/credit/credit-row.tsx';
import { moveItem, removeAt, replaceAt } from '../../../../parts/catalogue/release/credit/list-edit.ts';
import { missingShare } from '../../../../parts/money/share-math.ts';
import { ShareTotal } from '../../../../parts/money/share-total.tsx';
import { formatShare } from '../../../../parts/text/format.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { PercentField } from '../../../../ui/form/percent-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { WriterIds } from '../credits/writer-ids.tsx';
import { useField } from '../draft/use-field.ts';
import { ContributorActions } from './contributor-actions.tsx';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';
import { useNameSuggestions } from './use-name-suggestions.ts';

/** Edits the writers and producers of the track, with their shares (S3-073, A-078). */
export const TrackContributors = memo(function TrackContributors({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const field = useField(`tracks.${index}.contributors`);
  const { contributors } = track;
  const edit = useCallback(
    (change: (list: readonly Contributor[]) => readonly Contributor[]) =>
      update((now) => ({ contributors: change(now.contributors) })),
    [update],
  );
  return (
    <TrackGroup index={index} names={['contributors']} title={field.label} summary={useSummary(track)}>
      <p className="max-w-text text-13 text-ink-2">{t('wizard.credits.contributors_hint')}</p>
      <div id={field.id} tabIndex={-1} role="group" aria-label={field.label} className="grid gap-4 empty:hidden">
        {contributors.length > 0 && (
          <>
            <ol className="grid gap-3">
              {contributors.map((one, position) => (
                <ContributorRow
                  key={position}
                  path={`tracks.${index}.contributors.${position}`}
                  position={position}
                  count={contributors.length}
                  contributor={one}
                  edit={edit}
                />
              ))}
            </ol>
            <ShareTotal parts={contributors} />
            <WriterIds track={track} index={index} update={update} />
          </>
        )}
        {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
      </div>
      <ContributorActions track={track} index={index} update={update} />
      <Songwriters track={track} index={index} update={update} />
    </TrackGroup>
  );
});

/** Asks about songs that nobody wrote or whose writers are unknown, and says what stores still miss. */
function Songwriters({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const missing = track.songwriters === 'unknown' ? [] : listMissingSongwriters(track);
  return (
    <SelectField
      {...useField(`tracks.${index}.songwriters`)}
      hint={missing.length > 0 && t('wizard.credits.songwriters_missing', { roles: t(toMissingKey(missing)) })}
      options={SONGWRITER_ANSWERS.map((value) => ({ value, label: t(`release.songwriters.${value}`) }))}
      value={track.songwriters}
      onChange={(event) => update({ songwriters: event.target.value as SongwriterAnswer })}
    />
  );
}

function toMissingKey(missing: readonly SongwriterRole[]) {
  return missing.length === 2 ? 'style.writer.both' : (`style.writer.${missing[0] ?? 'composer'}` as const);
}

function useSummary({ contributors, songwriters }: TrackPart['track']): string {
  const { t, i18n } = useTranslation();
  if (contributors.length === 0)
    return t(songwriters === 'traditional' ? 'wizard.credits.traditional' : 'wizard.credits.nobody');
  const count = t('wizard.credits.people', { count: new Set(contributors.map(({ name }) => name.trim())).size });
  return `${count} · ${formatShare(SHARES_TOTAL_BASIS_POINTS - missingShare(contributors), i18n.language)}`;
}

type ContributorRowProps = {
  path: string;
  position: number;
  count: number;
  contributor: Contributor;
  edit: (change: (list: readonly Contributor[]) => readonly Contributor[]) => void;
};

const ContributorRow = memo(function ContributorRow({ path, position, count, contributor, edit }: ContributorRowProps) {
  const { t } = useTranslation();
  const change = (fields: Partial<Contributor>) => edit((list) => replaceAt(list, position, fields));
  const name = useField(`${path}.name`);
  return (
    <CreditRow
      id={path}
      index={position}
      count={count}
      name={contributor.name}
      onMove={(by) => edit((list) => moveItem(list, position, by))}
      onRemove={() => edit((list) => removeAt(list, position))}
    >
      <div className="col-span-2 sm:col-span-1">
        <SuggestField
          {...name}
          suggestions={useNameSuggestions()}
          value={contributor.name}
          onChange={(value) => change({ name: value })}
        />
      </div>
      <SelectField
        {...useField(`${path}.role`)}
        options={SHARE_ROLES.map((value) => ({ value, label: t(`release.role.${value}`) }))}
        value={contributor.role}
        onChange={(event) => change({ role: event.target.value as ContributorRole })}
      />
      <PercentField
        {...useField(`${path}.share_basis_points`)}
        unreadable={t('wizard.credits.unreadable')}
        value={contributor.share_basis_points}
        onChange={(share_basis_points) => change({ share_basis_points })}
      />
    </CreditRow>
  );
});
