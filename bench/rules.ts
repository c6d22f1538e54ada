import { performance } from 'node:perf_hooks';
import { checkStyle } from '@tangent/domain/catalogue/release/style/check-style.ts';
import type { StyleRelease } from '@tangent/domain/catalogue/release/style/style-rule.ts';
import { sampleStyle, sampleStyleTrack } from '@tangent/domain/testing/sample-style.ts';

/**
 * Measures the style rules on a fifty-track album with lyrics: all of it as when it is opened, and after a keystroke in
 * one title, when the results of the other tracks are cached. The limit is a multiple of reading the same texts once on
 * the same machine, so that a slower one gives the same result: it was 4.2 when the limit was set. Medians, on one core.
 */
const LIMIT_READINGS = 8;
const TRACKS = 50;
const WARM_UP_ROUNDS = 60;
const ROUNDS = 200;

const LYRICS = Array.from({ length: 40 }, (_, line) => `Line ${line} goes on and on, until the night is over`).join(
  '\n',
);
const TITLES = [
  'Night Drive',
  'lord Of The Rings',
  'Part of Me (feat. Ece & Can)',
  'Blue Hour - Radio Edit',
  'İçimdeki Şarkı',
];

function buildAlbum(): StyleRelease {
  const tracks = Array.from({ length: TRACKS }, (_, index) =>
    sampleStyleTrack({
      title: `${TITLES[index % TITLES.length]} ${index}`,
      language: index % 5 === 4 ? 'tr' : 'en',
      featured_artists: ['Ece', `Can ${index}`],
      contributors: [{ name: 'Ada Kaya', role: 'composer', share_basis_points: 10_000 }],
      has_lyrics: true,
      lyrics: LYRICS,
    }),
  );
  return sampleStyle({ release_type: 'album', title: 'Blue Hours', tracks });
}

function medianMs(round: () => () => void): number {
  const times: number[] = [];
  for (let count = 0; count < WARM_UP_ROUNDS + ROUNDS; count += 1) {
    const work = round();
    const startedAt = performance.now();
    work();
    if (count >= WARM_UP_ROUNDS) times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Splits every text of an album into words, folded as the rules fold them: what no check of texts can do without. */
function readTexts({ tracks }: StyleRelease): number {
  const texts = tracks.flatMap(({ title, lyrics }) => [title, lyrics ?? '']);
  return texts.reduce(
    (words, text) =>
      words +
      text
        .normalize('NFD')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u).length,
    0,
  );
}

function print(name: string, ms: number): void {
  const readings = ms / reading;
  console.log(
    `${name.padEnd(34)} ${ms.toFixed(2).padStart(8)} ms ${readings.toFixed(1).padStart(8)} readings   ` +
      `ratio to the limit ${(readings / LIMIT_READINGS).toFixed(2)}`,
  );
}

const reading = medianMs(() => {
  const album = buildAlbum();
  return () => readTexts(album);
});
const whole = medianMs(() => {
  const album = buildAlbum();
  return () => checkStyle(album);
});
const openedAlbum = buildAlbum();
checkStyle(openedAlbum);
const keystroke = medianMs(() => {
  const [first, ...rest] = openedAlbum.tracks;
  const typed = { ...openedAlbum, tracks: [{ ...(first ?? sampleStyleTrack()), title: 'Night Driv' }, ...rest] };
  return () => checkStyle(typed);
});

console.log(`style rules of a ${TRACKS}-track album, ${checkStyle(openedAlbum).length} findings`);
console.log(`reading its texts once ${reading.toFixed(2)} ms, limit ${LIMIT_READINGS} readings`);
print('whole album, nothing remembered', whole);
print('after a keystroke in one title', keystroke);
if (whole / reading > LIMIT_READINGS) process.exitCode = 1;
