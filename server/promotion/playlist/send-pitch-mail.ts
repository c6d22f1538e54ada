import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { playlist_pitches, playlists } from '@tangent/db/schema/promotion/playlist.ts';
import { getTrackArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { computeAccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { isPitchAvailable } from '@tangent/domain/promotion/playlist/pitch-availability.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { RecipientRefused } from '../../gateways/mail/recipient-refused.ts';
import { type MailContext, sendEmail } from '../../messaging/mail/public.ts';
import { curatorPath } from './curator-token.ts';
import type { pitchMailJob } from './jobs.ts';
import { closePlaylist } from './playlist-store.ts';

/** Curators have no account and so no language. */
const CURATOR_LANGUAGE: Language = 'en';

/** Sends an email about a pitch: the curator gets the link that answers it, the artist the answer. */
export async function sendPitchMail(
  context: MailContext,
  { mail, pitch_id }: z.output<typeof pitchMailJob.schema>,
  messageId: string,
): Promise<void> {
  const [row] = await context.db
    .select({ pitch: playlist_pitches, playlist: playlists, track: tracks, release: releases, user: users })
    .from(playlist_pitches)
    .innerJoin(playlists, eq(playlists.id, playlist_pitches.playlist_id))
    .innerJoin(tracks, eq(tracks.id, playlist_pitches.track_id))
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .innerJoin(users, eq(users.id, playlist_pitches.account_id))
    .where(eq(playlist_pitches.id, pitch_id));
  if (!row) return;
  const { pitch, playlist, track, release, user } = row;
  const isToCurator = mail === 'pitch_received';
  const account_status = computeAccountStatus({ ...user, is_deactivated: user.deactivated_at !== null });
  // Blocked, or taken down, since it was sent.
  if (isToCurator && !isPitchAvailable({ release_status: release.status, account_status })) return;
  if (!isToCurator && (user.deactivated_at !== null || !user.email_notifications)) return;
  const language = isToCurator ? CURATOR_LANGUAGE : user.language;
  const { t } = await loadTexts(language);
  const day = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  const values = {
    name: user.first_name,
    curator: playlist.curator,
    playlist: playlist.name,
    song: track.title,
    artist: getTrackArtist(track, release.primary_artist),
    due: day.format(pitch.due_at),
    reason: pitch.reason === null ? '' : t(`playlist.reason.${pitch.reason}`),
  };
  const recipient = isToCurator
    ? { first_name: playlist.curator, last_name: '', email: playlist.curator_email, language }
    : user;
  const quoted = isToCurator ? [pitch.text] : pitch.comment === null ? [] : [pitch.comment];
  const sending = sendEmail(context, recipient, messageId, {
    subject: t(`mail.${mail}.subject`, values),
    heading: t(`mail.${mail}.heading`, values),
    paragraphs: [t(`mail.${mail}.body`, values), ...quoted],
    points: [],
    action: {
      label: t(isToCurator ? 'mail.pitch_action.answer' : 'mail.pitch_action.see'),
      path: isToCurator ? curatorPath(pitch.id, context.auth_secret) : '/tools/pitches',
    },
    ...(isToCurator ? { footer: 'curator' as const } : {}),
  });
  await sending.catch((error: unknown) => {
    if (!isToCurator || !(error instanceof RecipientRefused)) throw error;
    // Nobody can be reached there: the playlist takes no more pitches until staff opens it with another address.
    return closePlaylist(context.db, playlist.id);
  });
}
