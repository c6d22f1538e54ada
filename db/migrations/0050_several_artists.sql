ALTER TABLE "releases" ADD COLUMN "credited_pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "co_artists" text[] DEFAULT '{}'::text[] NOT NULL;