/** The DSR profiles that this reader supports. */
export type DsrProfile = 'basic_audio' | 'ugc' | 'financial';

const NAMES: readonly (readonly [start: string, profile: DsrProfile])[] = [
  ['basicaudioprofile', 'basic_audio'],
  ['ugcprofile', 'ugc'],
  ['financialreportingtorecordcompanies', 'financial'],
];

const BLOCKS = 'RE01 RE02 AS01 AS01.01 AS02.01 AS02.02 MW01.01 FOOT';
const SUMMARIES = 'SY01.01 SY02.01 SY02.02 SY04.01 SY05.02 SY06.02';

const RECORDS: Record<DsrProfile, ReadonlySet<string>> = {
  basic_audio: new Set(`HEAD ${SUMMARIES} ${BLOCKS} SU01 SU02 SR01 SR02 SRFO`.split(' ')),
  ugc: new Set(
    `HEAD ${SUMMARIES} SY09 ${BLOCKS} RU01 RU01.01 RU02 RU02.01 SU03.01 SU03.02 LI01.01 LI01.02 SR03 SRFO`.split(' '),
  ),
  financial: new Set('HEAD SY10 SR08 DE01 SRFO'.split(' ')),
};

/**
 * Returns the profile named in the first line of a file; null if the file is not a DSR report or has another profile.
 */
export function findProfile(line: string): DsrProfile | null {
  const [type, , name = ''] = line.split('\t');
  if (type !== 'HEAD') return null;
  return NAMES.find(([start]) => name.trim().toLowerCase().startsWith(start))?.[1] ?? null;
}

/** Whether records of this type belong in reports of the profile. */
export function hasRecord(profile: DsrProfile, type: string): boolean {
  return RECORDS[profile].has(type);
}
