ALTER TABLE "stores" ADD COLUMN "closes_on" date;--> statement-breakpoint
UPDATE "stores" SET "closes_on" = '2026-12-31' WHERE "id" = 'naver-vibe';
