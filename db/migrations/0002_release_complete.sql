CREATE TABLE "labels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "tracks_isrc_key";--> statement-breakpoint
DROP INDEX "releases_upc_key";--> statement-breakpoint
ALTER TABLE "releases" ALTER COLUMN "record_label" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "subgenre" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "biography" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "spotify_id" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "followers" integer;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "followers_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "picture_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "show_in_catalogue" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "version_title" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "various_artists" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "presave_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "presave_date" date;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "submitted_plan" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "version_title" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "artist" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "featured_artists" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "genre" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "has_lyrics" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "lyrics" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "lyrics_synchronized" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "composer_name" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "composer_spotify_uri" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "contributors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "performers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "pcm_md5" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "fingerprint" integer[];--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "image_hash" text;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "labels_name_key" ON "labels" USING btree ("account_id",lower("name"));--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_picture_upload_id_uploads_id_fk" FOREIGN KEY ("picture_upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracks_isrc_index" ON "tracks" USING btree ("isrc");--> statement-breakpoint
CREATE INDEX "uploads_pcm_md5_index" ON "uploads" USING btree ("pcm_md5");--> statement-breakpoint
CREATE INDEX "uploads_fingerprint_index" ON "uploads" USING gin ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_upc_key" ON "releases" USING btree ("upc") WHERE "releases"."status" in ('approved', 'in_process', 'published', 'takedown_requested', 'removed');