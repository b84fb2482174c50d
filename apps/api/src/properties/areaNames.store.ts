import type { Locale } from '@karachi-estates/domain/words/locale';
import { areaDictionary } from '../areas/areas.store.ts';
import type { Deps } from '../deps.ts';

/**
 * Rows as a reader of the language needs them: in Urdu with the Urdu names of their areas. English ones stay as they
 * are, so that English pages carry no Urdu.
 */
export async function inLanguage<Row extends { area_id: number; area_name_ur?: string }>(
  deps: Pick<Deps, 'db' | 'changes'>,
  locale: Locale,
  rows: Row[],
): Promise<Row[]> {
  if (locale === 'en') return rows;
  const { byId } = await areaDictionary(deps);
  return rows.map((row) => {
    const name = byId.get(row.area_id)?.areaNameUr;
    return name ? { ...row, area_name_ur: name } : row;
  });
}
