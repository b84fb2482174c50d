import { pathOf } from '@karachi-estates/contracts/endpoint';
import {
  getHold,
  getUnit,
  getUnitCalendar,
  getUnitPdf,
  listProjects,
  listUnits,
} from '@karachi-estates/contracts/projects';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { reading } from './reading.ts';
import { following, useApi } from './useApi.ts';

/**
 * An open page learns of holds and sales by itself while it is seen; what has not changed is answered by an empty 304.
 */
const WATCH = following(2_000);

/** All projects, with how many of their units are in which state. */
export const projects = () => reading(listProjects);
export const useProjects = () => useApi(projects(), WATCH);

/** A project with all its units. */
export const projectUnits = (slug: string) => reading(listUnits, { params: { slug } });
export const useProjectUnits = (slug: string | null) => useApi(slug === null ? null : projectUnits(slug), WATCH);

/** One unit with its payments. */
export const projectUnit = (slug: string, number: string) => reading(getUnit, { params: { slug, number } });
export const useProjectUnit = (slug: string, number: string | null) =>
  useApi(number === null ? null : projectUnit(slug, number), WATCH);

/** The files of a unit's payments. */
export const calendarHref = (slug: string, number: string, language: Locale) =>
  pathOf(getUnitCalendar, { params: { slug, number }, query: { language } });
export const paymentsPdfHref = (slug: string, number: string, language: Locale) =>
  pathOf(getUnitPdf, { params: { slug, number }, query: { language } });

/** A hold, by the token of its mail. */
export const hold = (token: string) => reading(getHold, { params: { token } });
export const useHold = (token: string) => useApi(token ? hold(token) : null);
