import type pg from 'pg';

/** Rows per statement: large enough to be quick, small enough for the memory of the embedded engine. */
const BATCH = 20_000;

/**
 * Invented listings, the same for the same number: areas as unequal as Karachi's (the largest has a sixth of all),
 * eight types, a quarter for rent, titles of usual length, dates over five years.
 */
const INSERT = `
  insert into properties (
    seller_id, area_id, purpose, property_type, title, price, dimension, area_sqft, bedrooms, bathrooms, garage,
    quality, quality_due, created_at, updated_at
  )
  select $1, a.id, purpose, property_type,
    bedrooms || '-bedroom ' || lower(property_type) || ' in ' || a.area_name || ', ' || size || ' sq yd, listing ' || n,
    case when purpose = 'rent' then 15000 + (chance * 400000)::bigint
      else 2500000 + (chance * chance * 90000000)::bigint end,
    size || ' sq yd', size * 9, bedrooms, bedrooms + 1, n % 2, 35 + n % 60, false, posted, posted
  from (
    select n,
      ((n::bigint * 7919) % 1000003) / 1000003.0::double precision as chance,
      case when n % 4 = 0 then 'rent' else 'sale' end as purpose,
      (array['House','Flat','House','Flat','Flat','House','Upper Portion','Lower Portion','Penthouse','Office','Shop',
        'House'])[1 + (n::bigint * 31 % 12)] as property_type,
      (array[80,120,200,240,400,500,1000])[1 + (n::bigint * 17 % 7)] as size,
      (1 + n::bigint * 13 % 6)::smallint as bedrooms,
      timestamptz '2026-06-01' - (n * interval '150 seconds') as posted,
      1 + floor(166 * power(((n::bigint * 104729) % 1000003) / 1000003.0, 3))::int as area_rank
    from generate_series($2::int, $3::int) as n
  ) as facts
  join (select id, area_name, row_number() over (order by id) as rank from areas) as a on a.rank = facts.area_rank`;

async function benchSeller(pool: pg.Pool): Promise<number> {
  await pool.query(
    `insert into accounts (role, email, email_key, first_name, last_name, plan)
     values ('seller', 'bench@example.com', 'bench@example.com', 'Bench', 'Seller', 'premium') on conflict do nothing`,
  );
  const { rows } = await pool.query<{ id: number }>("select id from accounts where email_key = 'bench@example.com'");
  return rows[0]?.id ?? 0;
}

/**
 * Fills a database to `total` listings. The list indexes are built after the rows: this is a benchmark's database,
 * where nobody reads meanwhile.
 */
export async function generateListings(
  pool: pg.Pool,
  total: number,
  onProgress: (rows: number) => void,
): Promise<void> {
  const { rows: counted } = await pool.query<{ present: number }>('select count(*)::int as present from properties');
  const present = counted[0]?.present ?? 0;
  if (present >= total) return;
  const seller = await benchSeller(pool);
  const { rows: indexes } = await pool.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'properties' and (indexname like 'properties_list%' or indexname = 'properties_map')",
  );
  for (const { indexname } of indexes) await pool.query(`drop index "${indexname}"`);
  for (let from = present + 1; from <= total; from += BATCH) {
    const to = Math.min(total, from + BATCH - 1);
    await pool.query(INSERT, [seller, from, to]);
    onProgress(to);
  }
  for (const { indexdef } of indexes) await pool.query(indexdef);
  await pool.query('vacuum (analyze) properties');
}
