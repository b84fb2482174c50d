import { pathOf } from '@karachi-estates/contracts/endpoint';
import { getLaunch, getLaunchEntry, getLaunchProtocol } from '@karachi-estates/contracts/launches';
import { getVisitCalendar, listVisitSlots } from '@karachi-estates/contracts/projects';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { reading } from './reading.ts';
import { following, useApi } from './useApi.ts';

/** An open page learns of turns by itself; asking more often brings nobody forward. */
const WATCH = following(15_000);

/** The launch of a project. */
export const launch = (slug: string) => reading(getLaunch, { params: { slug } });
export const useLaunch = (slug: string | null) => useApi(slug === null ? null : launch(slug), WATCH);

/** The protocol of its lot, or of the lot of an earlier launch by its id. */
export const launchProtocol = (slug: string, launchId?: number) =>
  reading(getLaunchProtocol, { params: { slug }, query: { launch: launchId } });
export const useLaunchProtocol = (slug: string | null, launchId?: number) =>
  useApi(slug === null ? null : launchProtocol(slug, launchId), WATCH);

/** Where the same protocol is for programs. */
export const protocolAddress = (slug: string, launchId?: number) =>
  pathOf(getLaunchProtocol, { params: { slug }, query: { launch: launchId } });

/** One's own place in a launch, by the token of a mail. */
export const launchEntry = (token: string) => reading(getLaunchEntry, { params: { token } });
export const useLaunchEntry = (token: string) => useApi(token ? launchEntry(token) : null, WATCH);

/** When a project can be visited. */
export const visitSlots = (slug: string) => reading(listVisitSlots, { params: { slug } });
export const useVisitSlots = (slug: string | null) => useApi(slug === null ? null : visitSlots(slug));

/** A time of a visit as a file for calendars. */
export const visitCalendarHref = (slug: string, slot: string, about: { unit?: string | undefined; language: Locale }) =>
  pathOf(getVisitCalendar, { params: { slug, slot }, query: about });
