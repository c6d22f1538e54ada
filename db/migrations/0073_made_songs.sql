CREATE TABLE "made_songs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_keys" bigint[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "made_songs_line_keys_index" ON "made_songs" USING gin ("line_keys");