CREATE TABLE "outbox_fence" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"home" text NOT NULL,
	"mark" bigint DEFAULT 0 NOT NULL,
	"hold" text,
	"changed_at" timestamp with time zone NOT NULL
);
