CREATE TABLE "presave_fan_counts" (
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"is_withdrawn" boolean NOT NULL,
	"country" char(2) NOT NULL,
	"slot" smallint NOT NULL,
	"fans" bigint NOT NULL,
	CONSTRAINT "presave_fan_counts_key" PRIMARY KEY("campaign_id","day","way","state","is_withdrawn","country","slot")
);
--> statement-breakpoint
CREATE TABLE "link_networks" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"link_id" uuid NOT NULL,
	"network" "bytea" NOT NULL,
	"hits" bigint NOT NULL,
	"visitors" bigint NOT NULL,
	CONSTRAINT "link_networks_key" PRIMARY KEY("account_id","day","link_id","network")
);
--> statement-breakpoint
CREATE TABLE "table_leases" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presave_tickets" ADD COLUMN "code_key" text;--> statement-breakpoint
ALTER TABLE "link_visitor_days" ADD COLUMN "network_hits" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "link_visitor_days" ADD COLUMN "network_visitors" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "presave_fan_counts" ADD CONSTRAINT "presave_fan_counts_campaign_id_presave_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."presave_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_networks_day_index" ON "link_networks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "presave_fans_calendar_index" ON "presave_fans" USING btree ("consented_at") WHERE "presave_fans"."way" = 'calendar';--> statement-breakpoint
-- The sums behind the page of a campaign follow every change of its fans. Connections share four rows of each sum, so
-- that fans who come at once seldom wait for each other; rows are written in the order of their keys, against deadlocks.
CREATE FUNCTION "count_presave_fans"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_slot smallint := pg_backend_pid() % 4;
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO presave_fan_counts AS c (campaign_id, day, way, state, is_withdrawn, country, slot, fans)
    SELECT campaign_id, (consented_at AT TIME ZONE 'UTC')::date, way, state, withdrawn_at IS NOT NULL,
           coalesce(country, 'ZZ'), own_slot, count(*)
      FROM new_fans GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ON CONSTRAINT presave_fan_counts_key DO UPDATE SET fans = c.fans + excluded.fans;
  ELSIF tg_op = 'UPDATE' THEN
    INSERT INTO presave_fan_counts AS c (campaign_id, day, way, state, is_withdrawn, country, slot, fans)
    SELECT campaign_id, (consented_at AT TIME ZONE 'UTC')::date, way, state, withdrawn_at IS NOT NULL,
           coalesce(country, 'ZZ'), own_slot, sum(change)
      FROM (SELECT *, 1 AS change FROM new_fans UNION ALL SELECT *, -1 AS change FROM old_fans) AS changed
     GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ON CONSTRAINT presave_fan_counts_key DO UPDATE SET fans = c.fans + excluded.fans;
  ELSE
    -- Sums go with their campaign, and so do its fans.
    INSERT INTO presave_fan_counts AS c (campaign_id, day, way, state, is_withdrawn, country, slot, fans)
    SELECT f.campaign_id, (f.consented_at AT TIME ZONE 'UTC')::date, f.way, f.state, f.withdrawn_at IS NOT NULL,
           coalesce(f.country, 'ZZ'), own_slot, -count(*)
      FROM old_fans f JOIN presave_campaigns p ON p.id = f.campaign_id
     GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ON CONSTRAINT presave_fan_counts_key DO UPDATE SET fans = c.fans + excluded.fans;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "presave_fans_added" AFTER INSERT ON "presave_fans"
  REFERENCING NEW TABLE AS new_fans FOR EACH STATEMENT EXECUTE FUNCTION "count_presave_fans"();--> statement-breakpoint
CREATE TRIGGER "presave_fans_changed" AFTER UPDATE ON "presave_fans"
  REFERENCING OLD TABLE AS old_fans NEW TABLE AS new_fans FOR EACH STATEMENT EXECUTE FUNCTION "count_presave_fans"();--> statement-breakpoint
CREATE TRIGGER "presave_fans_removed" AFTER DELETE ON "presave_fans"
  REFERENCING OLD TABLE AS old_fans FOR EACH STATEMENT EXECUTE FUNCTION "count_presave_fans"();--> statement-breakpoint
INSERT INTO "presave_fan_counts" ("campaign_id", "day", "way", "state", "is_withdrawn", "country", "slot", "fans")
SELECT "campaign_id", ("consented_at" AT TIME ZONE 'UTC')::date, "way", "state", "withdrawn_at" IS NOT NULL,
       coalesce("country", 'ZZ'), 0, count(*)
  FROM "presave_fans" GROUP BY 1, 2, 3, 4, 5, 6;
