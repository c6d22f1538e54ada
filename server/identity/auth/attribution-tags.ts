type TagInput = { campaign?: string | undefined; medium?: string | undefined; source?: string | undefined };
type SavedTags = { campaign?: string; medium?: string; source?: string };

/** What brought somebody here, as it is kept with a new account: what is blank is left out. */
export function cleanTags(input: TagInput | undefined): SavedTags | null {
  const tags = Object.entries(input ?? {}).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  return tags.length === 0 ? null : (Object.fromEntries(tags) as SavedTags);
}
