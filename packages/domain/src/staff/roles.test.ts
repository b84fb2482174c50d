import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allows,
  isProven,
  isSessionOpen,
  isStaffRole,
  PERMISSIONS,
  permissionsOf,
  STAFF_IDLE_MS,
  STAFF_ROLES,
  STAFF_SESSION_MS,
  STEP_UP_MS,
  sessionEndsAt,
} from './roles.ts';

const someRoles = fc.subarray([...STAFF_ROLES]);

describe('roles', () => {
  it('let an owner do everything', () => {
    expect(permissionsOf(['owner'])).toEqual([...PERMISSIONS]);
  });

  it('add up', () => {
    fc.assert(
      fc.property(someRoles, someRoles, (one, other) => {
        const both = new Set([...permissionsOf(one), ...permissionsOf(other)]);
        expect(new Set(permissionsOf([...one, ...other]))).toEqual(both);
      }),
    );
  });

  it('keep money, staff and the log from who has no business with them', () => {
    for (const role of STAFF_ROLES) {
      expect(allows([role], 'money')).toBe(role === 'owner' || role === 'finance');
      expect(allows([role], 'staff')).toBe(role === 'owner');
      expect(allows([role], 'audit')).toBe(role === 'owner');
    }
    expect(permissionsOf([])).toEqual([]);
  });

  it('are told from other words', () => {
    expect([isStaffRole('owner'), isStaffRole('king'), isStaffRole(undefined)]).toEqual([true, false, false]);
  });
});

describe('a session', () => {
  it('is open until it rests too long or is too old, and says when that is', () => {
    fc.assert(
      fc.property(fc.nat(STAFF_SESSION_MS), fc.nat(2 * STAFF_SESSION_MS), (seenAfter, askedAfter) => {
        const times = { startedAt: 1000, seenAt: 1000 + seenAfter, provenAt: 1000 };
        const now = times.seenAt + askedAfter;
        expect(isSessionOpen(times, now)).toBe(now < sessionEndsAt(times));
      }),
    );
    const begun = { startedAt: 0, seenAt: 0, provenAt: 0 };
    expect(isSessionOpen(begun, STAFF_IDLE_MS - 1)).toBe(true);
    expect(isSessionOpen(begun, STAFF_IDLE_MS)).toBe(false);
  });

  it('is proven for ten minutes', () => {
    const times = { startedAt: 0, seenAt: 0, provenAt: 0 };
    expect([isProven(times, STEP_UP_MS - 1), isProven(times, STEP_UP_MS)]).toEqual([true, false]);
  });
});
