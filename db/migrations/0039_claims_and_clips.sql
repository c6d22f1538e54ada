ALTER TABLE "tracks" ADD COLUMN "claim_conditions" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "clip_start_seconds" integer;