/** The moods of a lyric (S3-107). */
export const MOODS = ['aggressive', 'angry', 'depressed', 'energetic', 'euphoric', 'happy', 'in_love', 'sad'] as const;
export type Mood = (typeof MOODS)[number];
