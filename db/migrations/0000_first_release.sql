CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"act" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_events_act_check" CHECK ("audit_events"."act" <> '')
);
--> statement-breakpoint
CREATE TABLE "captcha_uses" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone,
	"provider" text,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"language" text NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"freeze" boolean DEFAULT false NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"block_reason" text,
	"block_note" text,
	"blocked_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"marketing" boolean NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"referred_by_user" text,
	"campaign_tags" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"main_genre" text NOT NULL,
	"legal_first_name" text NOT NULL,
	"legal_last_name" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_offset" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_counters" (
	"kind" text NOT NULL,
	"prefix" text NOT NULL,
	"year" integer NOT NULL,
	"next_number" integer NOT NULL,
	CONSTRAINT "code_counters_kind_prefix_year_pk" PRIMARY KEY("kind","prefix","year")
);
--> statement-breakpoint
CREATE TABLE "acknowledgements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"file_name" text NOT NULL,
	"raw" text NOT NULL,
	"raw_sha256" text NOT NULL,
	"message_id" uuid,
	"status" text,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "acknowledgements_key" UNIQUE("store_id","raw_sha256")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"state" text NOT NULL,
	"reason_code" text,
	"reason_text" text,
	"changed_at" timestamp with time zone NOT NULL,
	"live_at" timestamp with time zone,
	CONSTRAINT "deliveries_store_key" UNIQUE("release_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"quality" text NOT NULL,
	"storage_key" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"md5" text NOT NULL,
	"technical" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_assets_key" UNIQUE("upload_id","quality")
);
--> statement-breakpoint
CREATE TABLE "delivery_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"error_class" text,
	"error_text" text,
	"sent_bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"path" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "delivery_files_path_key" UNIQUE("message_id","path")
);
--> statement-breakpoint
CREATE TABLE "delivery_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"snapshot_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"state" text NOT NULL,
	"xml" text,
	"xml_sha256" text,
	"check_issues" jsonb,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"leased_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "delivery_messages_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "release_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"content_sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"text_version" text NOT NULL,
	"address" text,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"code" text NOT NULL,
	"path" text NOT NULL,
	"params" jsonb
);
--> statement-breakpoint
CREATE TABLE "release_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"reasons" jsonb,
	"note" text,
	"track_numbers" jsonb
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"artist_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"primary_artist" text NOT NULL,
	"release_type" text DEFAULT 'single' NOT NULL,
	"language" text,
	"primary_genre" text,
	"secondary_genre" text,
	"record_label" text NOT NULL,
	"upc" text,
	"explicit" boolean DEFAULT false NOT NULL,
	"schedule" text DEFAULT 'standard' NOT NULL,
	"release_date" date,
	"store_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"artwork_upload_id" uuid,
	"submitted_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"live_date" date,
	"delivery_quality" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"version_type" text DEFAULT 'original' NOT NULL,
	"language" text,
	"explicit" boolean DEFAULT false NOT NULL,
	"isrc" text,
	"audio_upload_id" uuid,
	CONSTRAINT "tracks_position_key" UNIQUE("release_id","position")
);
--> statement-breakpoint
CREATE TABLE "store_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"version" integer NOT NULL,
	"profile" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_profiles_version_key" UNIQUE("store_id","version")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"premium" boolean NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"ddex_party_id" text NOT NULL,
	"party_id_confirmed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"filename" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"state" text NOT NULL,
	"failure_code" text,
	"failure_params" jsonb,
	"storage_key" text,
	"sha256" text,
	"facts" jsonb,
	"waveform" jsonb,
	"preview_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_message_id_delivery_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."delivery_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_assets" ADD CONSTRAINT "delivery_assets_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_message_id_delivery_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."delivery_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_files" ADD CONSTRAINT "delivery_files_message_id_delivery_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."delivery_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD CONSTRAINT "delivery_messages_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD CONSTRAINT "delivery_messages_snapshot_id_release_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."release_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_messages" ADD CONSTRAINT "delivery_messages_profile_id_store_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."store_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_snapshots" ADD CONSTRAINT "release_snapshots_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_agreements" ADD CONSTRAINT "release_agreements_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_agreements" ADD CONSTRAINT "release_agreements_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_findings" ADD CONSTRAINT "release_findings_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_status_changes" ADD CONSTRAINT "release_status_changes_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_status_changes" ADD CONSTRAINT "release_status_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_artwork_upload_id_uploads_id_fk" FOREIGN KEY ("artwork_upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_audio_upload_id_uploads_id_fk" FOREIGN KEY ("audio_upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_profiles" ADD CONSTRAINT "store_profiles_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_subject_kind_subject_id_index" ON "audit_events" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "captcha_uses_expires_at_index" ON "captcha_uses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "artists_name_key" ON "artists" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "acknowledgements_message_id_index" ON "acknowledgements" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "deliveries_state_index" ON "deliveries" USING btree ("state");--> statement-breakpoint
CREATE INDEX "delivery_attempts_message_id_index" ON "delivery_attempts" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "delivery_messages_state_next_attempt_at_index" ON "delivery_messages" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_messages_open_key" ON "delivery_messages" USING btree ("delivery_id") WHERE "delivery_messages"."state" in ('planned', 'built', 'uploading');--> statement-breakpoint
CREATE INDEX "release_snapshots_release_id_index" ON "release_snapshots" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "release_findings_release_id_index" ON "release_findings" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "release_status_changes_release_id_at_index" ON "release_status_changes" USING btree ("release_id","at");--> statement-breakpoint
CREATE INDEX "releases_account_id_created_at_index" ON "releases" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "releases_status_index" ON "releases" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_upc_key" ON "releases" USING btree ("upc");--> statement-breakpoint
CREATE INDEX "releases_artist_id_index" ON "releases" USING btree ("artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tracks_isrc_key" ON "tracks" USING btree ("isrc");--> statement-breakpoint
CREATE INDEX "uploads_account_id_index" ON "uploads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "uploads_state_updated_at_index" ON "uploads" USING btree ("state","updated_at");