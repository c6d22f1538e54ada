import type { Payee, SplitTrack, SplitVersion } from '@tangent/contract/money/collaborator.ts';
import { useTranslation } from 'react-i18next';
import { formatShare } from '../../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../../texts/format-dollars.ts';
import { PayeeState } from './payee-state.tsx';
import { getColor } from './share-bar.tsx';

type Part = SplitVersion['parts'][number];
type PartListProps = { track: SplitTrack; parts: readonly Part[]; payees: ReadonlyMap<string, Payee> };

/** Lists the collaborators of a version with their shares, and what the track has earned them so far. */
export function PartList({ track, parts, payees }: PartListProps) {
  // The owner may have several parts; the total appears once, at the first.
  const own = parts.findIndex(({ payee_id }) => payee_id === null);
  return (
    <ul className="grid gap-2">
      {parts.map((part, index) => (
        <PartLine
          key={index}
          part={part}
          color={getColor(index)}
          payee={payees.get(part.payee_id ?? '')}
          earned={earnedBy(track, part, index === own)}
        />
      ))}
    </ul>
  );
}

/** Leaves out what a songwriter is anyway: composer and lyricist. */
function listOwnRoles(roles: Part['roles']): Part['roles'] {
  return roles.includes('writer') ? roles.filter((role) => role !== 'composer' && role !== 'lyricist') : roles;
}

function earnedBy(track: SplitTrack, { payee_id }: Part, isFirstOwn: boolean): number | null {
  if (payee_id === null) return isFirstOwn ? track.earned_micros : null;
  return track.earnings.find((one) => one.payee_id === payee_id)?.amount_micros ?? 0;
}

type PartLineProps = { part: Part; color: string; payee: Payee | undefined; earned: number | null };

function PartLine({ part, color, payee, earned }: PartLineProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const roles = listOwnRoles(part.roles).map((role) => t(`release.role.${role}`));
  return (
    <li className="grid grid-cols-[0.625rem_minmax(0,1fr)_auto] items-baseline gap-x-2.5">
      <span className="mt-1.5 size-2.5 self-start rounded-full" style={{ background: color }} aria-hidden />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="min-w-0 font-medium break-words">{part.name}</span>
        {roles.length > 0 && <span className="text-13 text-ink-3">{roles.join(' · ')}</span>}
        <PayeeState state={payee?.state ?? 'owner'} />
      </span>
      <span className="num flex flex-wrap justify-end gap-x-4 text-right">
        <span className="font-strong">{formatShare(part.share_basis_points, language)}</span>
        <span className="min-w-16 text-ink-2">
          {earned !== null && (
            <>
              <span className="sr-only">{t('split.earned')} </span>
              {formatMicroDollars(earned, language)}
            </>
          )}
        </span>
      </span>
    </li>
  );
}
