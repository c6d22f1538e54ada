import type { RightsClaimDetail } from '@tangent/contract/promotion/rights-claim.ts';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Waveform } from '../../catalogue/upload/waveform.tsx';
import { FactList } from '../../page/fact-list.tsx';
import { formatDate, formatDuration, formatInstant, formatNumber } from '../../text/format.ts';

/** Whose video it is, who claims it since when, and what matched. */
export function ClaimEvidence({ claim }: { claim: RightsClaimDetail }) {
  const { t, i18n } = useTranslation();
  const { times_claimed, service } = claim;
  const values = { service: t(`claim.service.${service}`) };
  return (
    <div className="grid gap-5">
      <Video claim={claim} />
      {claim.match !== null && <Match claim={claim} match={claim.match} />}
      <FactList
        facts={[
          { key: 'track', name: t('claim.fact.track'), value: claim.title },
          ...(claim.reference_title === ''
            ? []
            : [{ key: 'reference', name: t('claim.fact.reference'), value: `“${claim.reference_title}”` }]),
          ...(claim.due_on === null
            ? []
            : [{ key: 'due', name: t('claim.fact.due'), value: formatDate(claim.due_on, i18n.language) }]),
          claim.held_since === null
            ? { key: 'hold', name: t('claim.fact.hold'), value: t('claim.fact.held_not') }
            : { key: 'hold', name: t('claim.fact.held'), value: formatInstant(claim.held_since, i18n.language) },
        ]}
      />
      {times_claimed > 1 && (
        <p className="text-13 text-ink-2">{t('claim.repeated', { ...values, count: times_claimed - 1 })}</p>
      )}
      {claim.contradicted && <p className="text-13 text-warn">{t('claim.contradicted', values)}</p>}
    </div>
  );
}

function Video({ claim }: { claim: RightsClaimDetail }) {
  const { t, i18n } = useTranslation();
  const { video_title, channel, views, claimant, artwork_upload_id, video_url } = claim;
  const day = formatInstant(claim.claimed_at, i18n.language);
  const line = t('claim.video_line', { channel, count: views, views: formatNumber(views, i18n.language) });
  const origin = claimant === '' ? t('claim.found', { day }) : t('claim.claimed_by', { day, claimant });
  return (
    <div className="flex items-center gap-4">
      <Artwork
        src={artwork_upload_id === null ? null : imageUrl(artwork_upload_id, '300')}
        alt=""
        className="size-14"
      />
      <div className="min-w-0">
        <h2 className="text-lg font-bold break-words">{t('claim.headline', { video: video_title })}</h2>
        <p className="text-13 text-ink-2">
          {line} · {origin}
        </p>
        {video_url !== '' && (
          <a className="tap text-13 text-link" href={video_url} target="_blank" rel="noreferrer">
            {t('claim.see_video')}
          </a>
        )}
      </div>
    </div>
  );
}

type MatchProps = { claim: RightsClaimDetail; match: NonNullable<RightsClaimDetail['match']> };

function Match({ claim: { audio_upload_id, duration_ms }, match: { start_seconds, seconds } }: MatchProps) {
  const { t } = useTranslation();
  // A match is counted in the claimed video, which may go on after the recording has ended.
  const end_ms = Math.min((start_seconds + seconds) * 1000, duration_ms ?? Number.POSITIVE_INFINITY);
  const matched = Math.max(0, Math.floor(end_ms / 1000) - start_seconds);
  const values = {
    from: formatDuration(start_seconds * 1000),
    to: formatDuration(end_ms),
    length: formatDuration(duration_ms ?? 0),
  };
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-bold">
          {t('claim.matched')}{' '}
          <span className="code ml-2 font-soft text-ink-2">
            {t(duration_ms === null ? 'claim.span' : 'claim.span_of', values)}
          </span>
        </h3>
        <span className="text-13 text-ink-2">{t('claim.seconds', { count: matched })}</span>
      </div>
      {audio_upload_id !== null && duration_ms !== null && duration_ms > 0 && (
        <div className="mt-2">
          <Waveform
            uploadId={audio_upload_id}
            marked={{
              from: Math.min(1, (start_seconds * 1000) / duration_ms),
              to: Math.min(1, ((start_seconds + seconds) * 1000) / duration_ms),
            }}
          />
        </div>
      )}
    </section>
  );
}
