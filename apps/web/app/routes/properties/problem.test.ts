import { expect, it } from 'vitest';
import { problemOf } from './problem.ts';

it('tells of a refused place in the words of the API, and of other filters by their names alone', () => {
  const message = 'We do not know the area "Atlantis".';
  expect(problemOf({ message, fields: { area: message } })).toEqual({ message, filters: ['area'] });
  expect(problemOf({ message: 'sort must be one of newest.', fields: { sort: '…' } })).toEqual({ filters: ['sort'] });
});
