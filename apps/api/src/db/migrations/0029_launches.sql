CREATE TABLE "launch_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "launch_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"launch_id" bigint NOT NULL,
	"ticket" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text,
	"call_token_hash" text,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"link_until" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"drawn" boolean DEFAULT false NOT NULL,
	"place" integer,
	"called_at" timestamp (3) with time zone,
	"call_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"unit_id" bigint,
	CONSTRAINT "launch_entries_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "launch_entries_call_token_hash_unique" UNIQUE("call_token_hash"),
	CONSTRAINT "launch_entries_called" CHECK ("launch_entries"."state" <> 'called' or "launch_entries"."call_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "launches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"window_minutes" integer NOT NULL,
	"at_once" integer NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"drawn_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "launches_order" CHECK ("launches"."opens_at" < "launches"."ends_at"),
	CONSTRAINT "launches_turns" CHECK ("launches"."window_minutes" > 0 and "launches"."at_once" > 0)
);
--> statement-breakpoint
ALTER TABLE "launch_entries" ADD CONSTRAINT "launch_entries_launch_id_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."launches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "launch_entries" ADD CONSTRAINT "launch_entries_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_project_projects_slug_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "launch_entries_ticket" ON "launch_entries" USING btree ("launch_id","ticket");
--> statement-breakpoint
CREATE UNIQUE INDEX "launch_entries_place" ON "launch_entries" USING btree ("launch_id","place");
--> statement-breakpoint
CREATE UNIQUE INDEX "launch_entries_email" ON "launch_entries" USING btree ("launch_id","email_key") WHERE "launch_entries"."state" in ('waiting', 'called', 'held') and "launch_entries"."email_key" <> '';
--> statement-breakpoint
CREATE UNIQUE INDEX "launch_entries_phone" ON "launch_entries" USING btree ("launch_id","phone") WHERE "launch_entries"."state" in ('waiting', 'called', 'held') and "launch_entries"."phone" <> '';
--> statement-breakpoint
CREATE INDEX "launch_entries_state" ON "launch_entries" USING btree ("launch_id","state");
--> statement-breakpoint
CREATE INDEX "launch_entries_email_key" ON "launch_entries" USING btree ("email_key");
--> statement-breakpoint
CREATE INDEX "launch_entries_asked" ON "launch_entries" USING btree ("asked_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "launches_open" ON "launches" USING btree ("project") WHERE "launches"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "launches_project" ON "launches" USING btree ("project","created_at");
