ALTER TABLE "tracks" ADD COLUMN "production_credits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "recording_country" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "recording_date" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "iswc" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "publisher" text;