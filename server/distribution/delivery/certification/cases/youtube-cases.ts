import { type CaseWorld, type CertificationCase, insertCase, updateCase } from '../certification-case.ts';
import { drawAgain, makeUpRelease, recordAgain } from '../made-up-release.ts';

const PAGE = 'album page and art tracks appear in the partner account';

/** Lists the deliveries of YouTube Music (support.google.com/youtube/answer/3498397), and an EP, which goes as an album. */
export function listYoutubeMusicCases(world: CaseWorld): CertificationCase[] {
  const album = makeUpRelease(world, { number: 1, type: 'album', title: 'Breakwater', track_count: 8 });
  const single = makeUpRelease(world, { number: 2, type: 'single', title: 'Low Tide', track_count: 1 });
  const discs = makeUpRelease(world, {
    number: 3,
    type: 'album',
    title: 'Two Shores',
    track_count: 6,
    changeTrack: (_, index) => ({ disc_number: index < 3 ? 1 : 2 }),
  });
  const ep = makeUpRelease(world, { number: 4, type: 'ep', title: 'Ebb', track_count: 4 });
  const sung = recordAgain(album);
  const questions = [PAGE];
  return [
    insertCase('Y1', 'a new album', album, { questions }),
    insertCase('Y2', 'a single', single, { questions }),
    insertCase('Y3', 'an album of two discs', discs, { questions: ['the discs are told apart'] }),
    updateCase('Y4', 'a full update with new sound', sung, {
      files: { with_audio: true, with_cover: false },
      questions: ['the art tracks get the new sound'],
    }),
    updateCase('Y5', 'a full update with a new image', drawAgain(sung), {
      files: { with_audio: false, with_cover: true },
      questions: ['the art tracks get the new image'],
    }),
    insertCase('Y6', 'an EP, sent as an album', ep, { questions }),
  ];
}

/** Earning everywhere else. */
const POLICIES = {
  claim_policy: 'monetize',
  claim_exceptions: [
    { policy: 'track', territories: ['BR'] },
    { policy: 'block', territories: ['DE'] },
  ],
} as const;

/** Lists the deliveries of Content ID: recordings alone, without artwork. */
export function listContentIdCases(world: CaseWorld): CertificationCase[] {
  const recordings = makeUpRelease(world, { number: 1, type: 'album', title: 'Breakwater', track_count: 4 });
  const shared = recordings.tracks.map((track, index) => (index === 0 ? { ...track, claim_conditions: [] } : track));
  return [
    insertCase('Y1', 'the recordings of an album, each with its claim', recordings, {
      questions: ['several recordings in one message are taken', 'references are active in every country'],
    }),
    updateCase(
      'Y2',
      'the first recording may not be claimed any more',
      { ...recordings, tracks: shared },
      {
        questions: ['its reference is withdrawn'],
      },
    ),
    updateCase('Y3', 'new sound for references', recordAgain(recordings), {
      files: { with_audio: true, with_cover: false },
      questions: ['the references are replaced'],
    }),
    updateCase(
      'Y4',
      'uploads are blocked in one country and tracked in another',
      { ...recordAgain(recordings), ...POLICIES },
      { questions: ['each country shows its policy'] },
    ),
  ];
}
