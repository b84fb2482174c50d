CREATE TABLE "project_approvals" (
	"project" text NOT NULL,
	"name" text NOT NULL,
	"name_ur" text,
	"authority" text NOT NULL,
	"authority_ur" text,
	"date" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "project_approvals_project_name_pk" PRIMARY KEY("project","name")
);
--> statement-breakpoint
CREATE TABLE "project_buildings" (
	"project" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"name_ur" text,
	"place" integer NOT NULL,
	CONSTRAINT "project_buildings_project_id_pk" PRIMARY KEY("project","id")
);
--> statement-breakpoint
CREATE TABLE "project_floors" (
	"project" text NOT NULL,
	"building" text NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"label_ur" text,
	"plate" text,
	CONSTRAINT "project_floors_project_building_number_pk" PRIMARY KEY("project","building","number")
);
--> statement-breakpoint
CREATE TABLE "project_progress" (
	"project" text NOT NULL,
	"date" text NOT NULL,
	"percent" integer NOT NULL,
	"words" text NOT NULL,
	"words_ur" text,
	"picture" text,
	CONSTRAINT "project_progress_project_date_pk" PRIMARY KEY("project","date")
);
--> statement-breakpoint
CREATE TABLE "project_unit_types" (
	"project" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"name_ur" text,
	"bedrooms" integer NOT NULL,
	"bathrooms" integer NOT NULL,
	"plan" text,
	"place" integer NOT NULL,
	CONSTRAINT "project_unit_types_project_id_pk" PRIMARY KEY("project","id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"area_ur" text,
	"tagline" text NOT NULL,
	"tagline_ur" text,
	"is_sample" boolean NOT NULL,
	"picture" text,
	"completion" text,
	"payment_rules" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"hold_id" bigint,
	"deposit" bigint NOT NULL,
	"price" bigint NOT NULL,
	"starts" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"by" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "unit_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"link_until" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "unit_holds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "unit_states" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project" text NOT NULL,
	"number" text NOT NULL,
	"building" text NOT NULL,
	"floor" integer NOT NULL,
	"type" text NOT NULL,
	"facing" text NOT NULL,
	"covered_sq_ft" double precision NOT NULL,
	"gross_sq_ft" double precision NOT NULL,
	"area_unit" text NOT NULL,
	"price" bigint,
	"state" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	CONSTRAINT "units_held_until" CHECK (("state" = 'held') = ("held_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "visit_slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"places" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_slots_places" CHECK ("taken" between 0 and "places"),
	CONSTRAINT "visit_slots_order" CHECK ("starts_at" < "ends_at")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slot_id" bigint NOT NULL,
	"unit_id" bigint,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interest_registrations" ADD COLUMN "unit" text;
--> statement-breakpoint
ALTER TABLE "project_approvals" ADD CONSTRAINT "project_approvals_project_projects_slug_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_buildings" ADD CONSTRAINT "project_buildings_project_projects_slug_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_floors" ADD CONSTRAINT "project_floors_building" FOREIGN KEY ("project","building") REFERENCES "public"."project_buildings"("project","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_progress" ADD CONSTRAINT "project_progress_project_projects_slug_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_unit_types" ADD CONSTRAINT "project_unit_types_project_projects_slug_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unit_bookings" ADD CONSTRAINT "unit_bookings_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unit_bookings" ADD CONSTRAINT "unit_bookings_hold_id_unit_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."unit_holds"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unit_holds" ADD CONSTRAINT "unit_holds_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unit_states" ADD CONSTRAINT "unit_states_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_project_projects_slug_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_floor" FOREIGN KEY ("project","building","floor") REFERENCES "public"."project_floors"("project","building","number") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_type" FOREIGN KEY ("project","type") REFERENCES "public"."project_unit_types"("project","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visit_slots" ADD CONSTRAINT "visit_slots_project_projects_slug_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_slot_id_visit_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."visit_slots"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "unit_bookings_of_unit" ON "unit_bookings" USING btree ("unit_id") WHERE "ended_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "unit_holds_of_unit" ON "unit_holds" USING btree ("unit_id") WHERE "state" = 'active';
--> statement-breakpoint
CREATE UNIQUE INDEX "unit_holds_of_email" ON "unit_holds" USING btree ("email_key") WHERE "state" = 'active';
--> statement-breakpoint
CREATE UNIQUE INDEX "unit_holds_of_phone" ON "unit_holds" USING btree ("phone") WHERE "state" = 'active';
--> statement-breakpoint
CREATE INDEX "unit_holds_email_key" ON "unit_holds" USING btree ("email_key");
--> statement-breakpoint
CREATE INDEX "unit_holds_asked" ON "unit_holds" USING btree ("asked_at");
--> statement-breakpoint
CREATE INDEX "unit_states_unit" ON "unit_states" USING btree ("unit_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "units_number" ON "units" USING btree ("project","number");
--> statement-breakpoint
CREATE INDEX "units_held" ON "units" USING btree ("held_until") WHERE "state" = 'held';
--> statement-breakpoint
CREATE UNIQUE INDEX "visit_slots_time" ON "visit_slots" USING btree ("project","starts_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "visits_once" ON "visits" USING btree ("slot_id","email_key") WHERE "email_key" <> '';
--> statement-breakpoint
CREATE INDEX "visits_email_key" ON "visits" USING btree ("email_key");
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" text;
