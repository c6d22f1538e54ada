ALTER TABLE "artists" ADD COLUMN "apple_music_id" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "isni" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "new_pages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "spotify_artist_key_sealed" text;