CREATE TABLE "playlist_pitches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"playlist_id" uuid NOT NULL,
	"track_id" uuid NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'submitted' NOT NULL,
	"is_listening_allowed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"listened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reason" text,
	"comment" text,
	CONSTRAINT "playlist_pitches_song_key" UNIQUE("playlist_id","track_id")
);
--> statement-breakpoint
CREATE TABLE "playlists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"curator" text NOT NULL,
	"curator_email" text NOT NULL,
	"platform" text NOT NULL,
	"url" text NOT NULL,
	"genre" text NOT NULL,
	"description" text NOT NULL,
	"takes" text NOT NULL,
	"answer_days" integer NOT NULL,
	"songs_per_week" integer NOT NULL,
	"follower_history" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_reported" boolean DEFAULT false NOT NULL,
	"verified_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "playlists_url_unique" UNIQUE("url")
);
--> statement-breakpoint
ALTER TABLE "playlist_pitches" ADD CONSTRAINT "playlist_pitches_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_pitches" ADD CONSTRAINT "playlist_pitches_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_pitches" ADD CONSTRAINT "playlist_pitches_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlist_pitches_account_id_created_at_index" ON "playlist_pitches" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "playlist_pitches_state_due_at_index" ON "playlist_pitches" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "playlists_genre_index" ON "playlists" USING btree ("genre");--> statement-breakpoint
CREATE INDEX "playlists_platform_index" ON "playlists" USING btree ("platform");