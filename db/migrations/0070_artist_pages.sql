CREATE TABLE "artist_page_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"artist_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artist_followers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"artist_id" uuid NOT NULL,
	"state" text NOT NULL,
	"follower_key" text,
	"email" text,
	"language" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"consent_version" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"mailed_release_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artist_page_keys" ADD CONSTRAINT "artist_page_keys_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_followers" ADD CONSTRAINT "artist_followers_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artist_page_keys_artist_id_created_at_index" ON "artist_page_keys" USING btree ("artist_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "artist_followers_key" ON "artist_followers" USING btree ("artist_id","follower_key");--> statement-breakpoint
CREATE INDEX "artist_followers_artist_id_state_id_index" ON "artist_followers" USING btree ("artist_id","state","id");--> statement-breakpoint
CREATE INDEX "artist_followers_waiting_index" ON "artist_followers" USING btree ("consented_at") WHERE "artist_followers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "artist_followers_ended_index" ON "artist_followers" USING btree ("ended_at") WHERE "artist_followers"."ended_at" is not null;