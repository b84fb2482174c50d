-- The desk writes progress and approvals, with uploaded photos. What it wrote is not taken by a file any more.
ALTER TABLE "projects" ADD COLUMN "progress_at_desk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "approvals_at_desk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_progress" ADD COLUMN "id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "project_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "project_progress" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_progress" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "project_approvals" ADD COLUMN "id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "project_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "project_approvals" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "project_progress_id" ON "project_progress" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_approvals_id" ON "project_approvals" USING btree ("id");
