import type { Performer } from '../credit/credits.ts';
import type { PerformerPart } from '../credit/performer-part.ts';
import { isInstrumental } from '../credit/songwriters.ts';
import { NO_LANGUAGE } from '../language.ts';
import type { VersionType } from '../release-type.ts';

/** Who sings on a recording, in one choice: the artist, nobody because it is an instrumental, or another person. */
export type SingerAnswer = 'artist' | 'nobody' | 'others';

export type SungTrack = {
  readonly version_type: VersionType;
  readonly language: string | null;
  readonly performers: readonly Performer[];
};

/** Who has one of these is heard as the voice of the song. */
const LEADING: readonly PerformerPart[] = ['lead_vocals', 'vocals', 'rap', 'spoken_word', 'choir'];

export function isSinger({ instrument }: Pick<Performer, 'instrument'>): boolean {
  return LEADING.includes(instrument);
}

/** Returns the answer that the performers of a track amount to; null while no voice is named. */
export function findSingerAnswer(track: SungTrack, artist: string): SingerAnswer | null {
  if (isInstrumental(track)) return 'nobody';
  const singers = track.performers.filter(isSinger);
  if (singers.length === 0) return null;
  return singers.every(({ name }) => toKey(name) === toKey(artist)) ? 'artist' : 'others';
}

/** Whether the answer is complete: nobody sings, or every voice has a name. */
export function isSingerAnswered(track: SungTrack): boolean {
  if (isInstrumental(track)) return true;
  const singers = track.performers.filter(isSinger);
  return singers.length > 0 && singers.every(({ name }) => name.trim() !== '');
}

type SingerFacts = {
  readonly artist: string;
  /** The language of the release, for a track that is no instrumental any more. */
  readonly language: string | null;
};

/** Returns the fields of a track with this answer; other performers stay. */
export function toSingerAnswer(track: SungTrack, answer: SingerAnswer, facts: SingerFacts): SungTrack {
  const players = track.performers.filter((one) => !isSinger(one));
  if (answer === 'nobody') {
    const version_type = track.version_type === 'original' ? 'instrumental' : track.version_type;
    return { version_type, language: NO_LANGUAGE, performers: players };
  }
  const name = answer === 'artist' ? facts.artist : '';
  return {
    version_type: track.version_type === 'instrumental' ? 'original' : track.version_type,
    language: track.language === NO_LANGUAGE ? facts.language : track.language,
    performers: [{ name, instrument: 'lead_vocals' }, ...players],
  };
}

const toKey = (name: string) => name.trim().toLowerCase();
