import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { Place } from '../plugins/cursor.ts';
import { pageStatement } from './listSql.store.ts';
import type { Filter } from './properties.query.ts';

/** What a page of the list costs the database. */
export interface PageCost {
  rows: number;
  /** 8 KB pages touched, whether they were in memory or not. */
  buffers: number;
  milliseconds: number;
  /** e.g. 'Index Only Scan properties_list_price'. */
  scans: string[];
}

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  'Actual Rows'?: number;
  Plans?: PlanNode[];
}

function scansOf(node: PlanNode): string[] {
  const name = node['Index Name'] ?? node['Relation Name'];
  const own = node['Node Type'].includes('Scan') && name ? [`${node['Node Type']} ${name}`] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}

/** Runs the statement of one page under EXPLAIN (ANALYZE, BUFFERS): the same statement that the site runs. */
export async function explainPage(db: Db, filter: Filter, limit: number, place?: Place): Promise<PageCost> {
  const statement = pageStatement(filter, limit, new Date(), place);
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
    sql`explain (analyze, buffers, format json) ${statement}`,
  );
  const report = rows[0]?.['QUERY PLAN'][0];
  if (!report) throw new Error('The database did not explain the statement');
  const { Plan: plan } = report;
  return {
    rows: plan['Actual Rows'] ?? 0,
    buffers: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    milliseconds: report['Execution Time'],
    scans: [...new Set(scansOf(plan))],
  };
}
