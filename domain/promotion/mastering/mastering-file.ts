/** The files of a master: the content type each is served with, and the end of the name it is saved under. */
export const MASTERING_FILES = {
  wav24: { content_type: 'audio/wav', extension: 'wav', ending: '.wav' },
  wav16: { content_type: 'audio/wav', extension: 'wav', ending: ' 16-bit.wav' },
  mp3: { content_type: 'audio/mpeg', extension: 'mp3', ending: '.mp3' },
  /** The mix at 16 bits, to compare the master with. */
  original: { content_type: 'audio/wav', extension: 'wav', ending: ' original.wav' },
} as const;
export type MasteringFile = keyof typeof MASTERING_FILES;
export const MASTERING_FILE_NAMES = Object.keys(MASTERING_FILES) as [MasteringFile, ...MasteringFile[]];
