-- What was used of a plan whose transfer was taken back, or had been paid back by then: nobody pays for it any more.
ALTER TABLE "ledger_movements" DROP CONSTRAINT "ledger_movements_kind";--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_kind" CHECK ("kind" in ('received', 'held', 'released', 'earned', 'unearned', 'paid-back', 'reversed', 'written-off', 'bad-debt'));
