ALTER TABLE "releases" ADD COLUMN "co_artists" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "featured_artists" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "release_opening" text DEFAULT 'local_midnight' NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "release_time" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "release_zone" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "territory_mode" text DEFAULT 'worldwide' NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "territories" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "remixers" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "songwriters" text DEFAULT 'named' NOT NULL;