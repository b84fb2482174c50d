-- Issues of the newsletter, and for each reader of one its mail: never two.
CREATE TABLE "newsletter_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"send_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"readers" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "newsletter_issues_state" CHECK ("newsletter_issues"."state" in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled') and ("newsletter_issues"."state" <> 'scheduled' or "newsletter_issues"."send_at" is not null))
);--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"issue_id" integer NOT NULL,
	"subscriber_id" integer NOT NULL,
	"mail_id" integer,
	"state" text DEFAULT 'queued' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" in ('queued', 'sent', 'given_up', 'stopped'))
);--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_deliveries_once" ON "newsletter_deliveries" USING btree ("issue_id","subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_mail" ON "newsletter_deliveries" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_states" ON "newsletter_deliveries" USING btree ("issue_id","state");--> statement-breakpoint
CREATE INDEX "newsletter_issues_due" ON "newsletter_issues" USING btree ("send_at") WHERE "newsletter_issues"."state" in ('scheduled', 'sending');--> statement-breakpoint
-- A delivery knows what its mail has come to, also once that is erased.
CREATE FUNCTION "newsletter_mail_settled"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE newsletter_deliveries SET state = CASE
    WHEN NEW.sent_at IS NOT NULL THEN 'sent' WHEN NEW.given_up_at IS NOT NULL THEN 'given_up' ELSE 'queued' END
    WHERE mail_id = NEW.id AND state <> 'stopped';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "newsletter_mail_settled" AFTER UPDATE OF "sent_at", "given_up_at" ON "outbox" FOR EACH ROW
  WHEN (OLD.sent_at IS DISTINCT FROM NEW.sent_at OR OLD.given_up_at IS DISTINCT FROM NEW.given_up_at)
  EXECUTE FUNCTION "newsletter_mail_settled"();
