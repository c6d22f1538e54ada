ALTER TABLE "releases" ADD COLUMN "claim_policy" text DEFAULT 'monetize' NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "claim_exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL;