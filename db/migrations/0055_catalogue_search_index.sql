ALTER INDEX "artists_folded_name_trigrams" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('artists_folded_name_trigrams'::regclass);
