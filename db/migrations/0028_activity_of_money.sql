ALTER TABLE "activity_events" ALTER COLUMN "release_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_events" ADD COLUMN "params" jsonb DEFAULT '{}'::jsonb NOT NULL;