import { describe, expect, it } from 'vitest';
import { parseEdited } from './editedSearch.ts';

describe('the search that is being changed', () => {
  it('is read as it was written', () => {
    for (const edited of [
      { name: 'For us', by: { search_id: 3 } },
      { name: 'By mail', by: { token: 'from-the-mail' } },
    ])
      expect(parseEdited(JSON.stringify(edited))).toEqual(edited);
  });

  it.each([null, '', '{', 'null', '{}', '{"name":"x"}', '{"name":"x","by":{}}', '{"by":{"token":"x"}}'])(
    'is none for %j',
    (text) => expect(parseEdited(text)).toBeUndefined(),
  );
});
