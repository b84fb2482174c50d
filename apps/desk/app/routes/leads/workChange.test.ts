import { describe, expect, it } from 'vitest';
import { changeOf, seenOf, valuesOf } from './workChange.ts';

const lead = { stage: 'new', owner_id: 5, reminder_at: '2026-12-10T19:30:00.000Z' } as const;

describe('the change of a lead', () => {
  it('names only what was changed on the screen', () => {
    const shown = valuesOf(lead);
    expect(shown).toEqual({ stage: 'new', owner: '5', reminder: '2026-12-11' });
    expect(changeOf(lead, shown)).toEqual({});
    expect(changeOf(lead, { ...shown, stage: 'closed' })).toEqual({ stage: 'closed', stage_before: 'new' });
    expect(changeOf(lead, { ...shown, reminder: '2026-12-20' })).toEqual({
      reminder_at: '2026-12-20T09:00:00+05:00',
      reminder_before: lead.reminder_at,
    });
  });

  it('names an owner with whose it was, and nothing as nothing', () => {
    const shown = valuesOf(lead);
    expect(changeOf(lead, { ...shown, owner: '1' })).toEqual({ owner_id: 1, owner_before: 5 });
    expect(changeOf(lead, { ...shown, owner: '', reminder: '' })).toEqual({
      owner_id: null,
      owner_before: 5,
      reminder_at: null,
      reminder_before: lead.reminder_at,
    });
  });

  it('names of a field that was changed what it was before a colleague set it', () => {
    const row = { stage: 'called', owner_id: 1, reminder_at: null } as const;
    const seen = seenOf(lead, row, { stage: true });
    expect(seen).toEqual({ ...row, stage: 'new' });
    expect(changeOf(seen, { ...valuesOf(row), stage: 'lost' })).toEqual({ stage: 'lost', stage_before: 'new' });
  });
});
