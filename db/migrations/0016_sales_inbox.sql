CREATE TABLE "sales_inbox" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"reached_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"error_class" text,
	"error_text" text,
	"next_look_at" timestamp with time zone,
	"waiting_files" integer DEFAULT 0 NOT NULL
);
