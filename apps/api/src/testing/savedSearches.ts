import type { SavedSearch } from '@karachi-estates/contracts/searches';
import type { TestApp } from './testApp.ts';

/** Saves a search in the account of the headers, as its owner would. @returns its id. */
export async function saveSearchFor(
  test: Pick<TestApp, 'app'>,
  headers: { authorization: string },
  query: string,
  frequency: SavedSearch['frequency'] = 'at_once',
): Promise<number> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/searches',
    headers,
    payload: { query, frequency },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<SavedSearch>().search_id;
}
