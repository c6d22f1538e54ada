CREATE TABLE "sweep_lease" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"process_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
