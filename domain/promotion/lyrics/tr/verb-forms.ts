import type { Forms, Person } from '../engine/pack.ts';
import { endsHard, endsInVowel, findLastVowel, pickHigh, pickLow } from '../turkish.ts';

type Endings = Readonly<Record<Person, string>>;

/** Endings after past and condition: yaktım, yaksam. */
const listShort = (vowel: string): Endings => ({
  '1s': 'm',
  '2s': 'n',
  '3s': '',
  '1p': 'k',
  '3p': `l${pickLow(vowel)}r`,
});

/** Endings after all other tenses: yakarım, yakıyorsun. */
function listLong(vowel: string): Endings {
  const high = pickHigh(vowel);
  return { '1s': `${high}m`, '2s': `s${high}n`, '3s': '', '1p': `${high}z`, '3p': `l${pickLow(vowel)}r` };
}

/**
 * Writes all forms of a verb from its stem and its aorist, which shows what the stem does before a vowel:
 * `git gider` gives gidiyor, gitti.
 */
export function writeVerbForms(stem: string, aorist: string): Forms {
  const last = findLastVowel(stem);
  const [low, high] = [pickLow(last), pickHigh(last)];
  const stop = endsHard(stem) ? 't' : 'd';
  const joint = joinVowel(stem, aorist);
  const present = writePresent(stem, aorist);
  const future = `${joint}${low}c${low}k`;
  return {
    ...addEndings('past', `${stem}${stop}${high}`, listShort(high)),
    ...addEndings('pastneg', `${stem}m${low}d${pickHigh(low)}`, listShort(pickHigh(low))),
    ...addEndings('present', present, listLong('o')),
    ...addEndings('presentneg', `${stem}m${high}yor`, listLong('o')),
    ...addEndings('aorist', aorist, listLong(findLastVowel(aorist))),
    ...writeAoristNegative(stem, low),
    ...addEndings('rumour', `${stem}m${high}ş`, listLong(high)),
    ...addEndings('if', `${stem}s${low}`, listShort(low)),
    ...addEndings('wish', `${stem}s${low}yd${pickHigh(low)}`, listShort(pickHigh(low))),
    ...addEndings('wishneg', `${stem}m${low}s${low}yd${pickHigh(low)}`, listShort(pickHigh(low))),
    ...writeQuestions({ stem, stop, high, aorist }),
    ...writeRelative(`${stem}${stop}${high}`, high),
    ...writeRequests(stem, joint),
    will: future,
    ...addSoft('will', future, pickHigh(low)),
    ip: `${joint}${high}p`,
    when: `${joint}${high}nc${low}`,
    while: `${aorist}ken`,
    without: `${stem}m${low}d${low}n`,
    by: `${joint}${low}r${low}k`,
    to: `${stem}m${low}k`,
    forto: `${stem}m${low}y${low}`,
    theact: `${stem}m${low}y${pickHigh(low)}`,
    must: `${stem}m${low}l${pickHigh(low)}`,
    ...addEndings('must', `${stem}m${low}l${pickHigh(low)}`, mustEndings(pickHigh(low))),
  };
}

function addEndings(name: string, base: string, endings: Endings): Forms {
  return Object.fromEntries(Object.entries(endings).map(([person, ending]) => [`${name}:${person}`, base + ending]));
}

const mustEndings = (high: string): Endings => ({
  '1s': `y${high}m`,
  '2s': `s${high}n`,
  '3s': '',
  '1p': `y${high}z`,
  '3p': `l${pickLow(high)}r`,
});

/** The future softens before a vowel: yakacak, yakacağım. */
function addSoft(name: string, base: string, high: string): Forms {
  const soft = `${base.slice(0, -1)}ğ`;
  return {
    [`${name}:1s`]: `${soft}${high}m`,
    [`${name}:2s`]: `${base}s${high}n`,
    [`${name}:3s`]: base,
    [`${name}:1p`]: `${soft}${high}z`,
    [`${name}:3p`]: `${base}l${pickLow(high)}r`,
  };
}

/** The stem before an ending that begins with a vowel: gid-, bekley-, yiy-. */
function joinVowel(stem: string, aorist: string): string {
  if (stem === 'ye' || stem === 'de') return `${stem.charAt(0)}iy`;
  return endsInVowel(stem) ? `${stem}y` : aorist.replace(/[aeıiuü]r$/, '');
}

function writePresent(stem: string, aorist: string): string {
  if (stem === 'ye' || stem === 'de') return `${stem.charAt(0)}iyor`;
  const base = endsInVowel(stem) ? stem.slice(0, -1) : joinVowel(stem, aorist);
  const vowel = /[aeıioöuü]/.test(base) ? findLastVowel(base) : findLastVowel(stem);
  return `${base}${pickHigh(vowel)}yor`;
}

function writeAoristNegative(stem: string, low: string): Forms {
  const base = `${stem}m${low}`;
  const high = pickHigh(low);
  return {
    'aoristneg:1s': `${base}m`,
    'aoristneg:2s': `${base}zs${high}n`,
    'aoristneg:3s': `${base}z`,
    'aoristneg:1p': `${base}y${high}z`,
    'aoristneg:3p': `${base}zl${low}r`,
  };
}

type QuestionParts = { stem: string; stop: string; high: string; aorist: string };

/** Questions: yaktın mı, yakar mısın. */
function writeQuestions({ stem, stop, high, aorist }: QuestionParts): Forms {
  const past = `${stem}${stop}${high}`;
  const after = pickHigh(findLastVowel(aorist));
  return {
    'did:1s': `${past}m m${high}`,
    'did:2s': `${past}n m${high}`,
    'did:3s': `${past} m${high}`,
    'did:1p': `${past}k m${high}`,
    'would:1s': `${aorist} m${after}y${after}m`,
    'would:2s': `${aorist} m${after}s${after}n`,
    'would:3s': `${aorist} m${after}`,
    'would:1p': `${aorist} m${after}y${after}z`,
  };
}

/** The words before its object: yaktığım fener. */
function writeRelative(past: string, high: string): Forms {
  return {
    'rel:1s': `${past}ğ${high}m`,
    'rel:2s': `${past}ğ${high}n`,
    'rel:3s': `${past}ğ${high}`,
    'rel:1p': `${past}ğ${high}m${high}z`,
  };
}

/** Requests: yak, yaksın, yakayım, yakalım, and what should not be. */
function writeRequests(stem: string, joint: string): Forms {
  const last = findLastVowel(stem);
  const [low, high] = [pickLow(last), pickHigh(last)];
  const no = `${stem}m${low}`;
  return {
    'do:1s': `${joint}${low}y${pickHigh(low)}m`,
    'do:2s': stem,
    'do:3s': `${stem}s${high}n`,
    'do:1p': `${joint}${low}l${pickHigh(low)}m`,
    'do:3p': `${stem}s${high}nl${low}r`,
    'dont:1s': `${no}y${low}y${pickHigh(low)}m`,
    'dont:2s': no,
    'dont:3s': `${no}s${pickHigh(low)}n`,
    'dont:1p': `${no}y${low}l${pickHigh(low)}m`,
    'dont:3p': `${no}s${pickHigh(low)}nl${low}r`,
    may: `${stem}s${high}n`,
    maynot: `${no}s${pickHigh(low)}n`,
  };
}
