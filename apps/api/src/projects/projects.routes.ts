import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  askForHold,
  bookVisit as bookVisitContract,
  confirmHold as confirmHoldContract,
  getHold,
  getUnit,
  getUnitCalendar,
  getUnitPdf,
  getVisitCalendar,
  listProjects,
  listResale,
  listUnits,
  listVisitSlots,
  releaseHold as releaseHoldContract,
  type UnitDetail,
  type VisitSlot,
} from '@karachi-estates/contracts/projects';
import { PROJECT_UNKNOWN } from '@karachi-estates/domain/interest/messages';
import { karachiDay } from '@karachi-estates/domain/karachi';
import {
  HOLD_ASKED,
  UNIT_NOT_OFFERED,
  UNIT_PRICE_ON_REQUEST,
  VISIT_BOOKED,
  VISIT_OVER,
} from '@karachi-estates/domain/projects/messages';
import { localeOf } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { ALL_PROJECTS, projectSubject } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { looseText } from '../plugins/forms.ts';
import { acceptPlainForms, pageOf, toPage, typedPerson } from '../plugins/plainForms.ts';
import { sendAvailability } from './availability.ts';
import { askToHold, confirmHold, holdOf, releaseHold, unitOf, wireOf } from './holds.actions.ts';
import { findBooking, listProjectCards, readHistory, readLayout, readProjectUnits, unitAt } from './projects.store.ts';
import { readResale } from './resale.ts';
import { schedulePdf } from './schedulePdf.ts';
import { type Scheduled, scheduleAt, scheduleCalendar } from './schedules.actions.ts';
import { bookVisit, offeredSlots, slotCalendar } from './visits.actions.ts';
import type { StoredSlot } from './visits.store.ts';

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

const HOLD_PAGE = '/projects/hold';
const VISIT_PAGE = '/projects/visit';
/** The number of a time that is offered. */
const SLOT = /^[1-9]\d{0,14}$/;

const slotOf = (slot: StoredSlot): VisitSlot => ({
  slot_id: slot.id,
  starts_at: slot.startsAt.toISOString(),
  ends_at: slot.endsAt.toISOString(),
  free: slot.places - slot.taken,
});

/** Projects, their units, and the units that their owners sell again. */
function listRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(listProjects),
    handler: async (request, reply) =>
      sendAvailability(reply, 'projects', ALL_PROJECTS, ({ db }) => listProjectCards(db, deps.clock(), request.locale)),
  });

  app.route({
    ...endpoint(listUnits),
    handler: async (request, reply) => {
      const { slug } = request.params;
      return sendAvailability(reply, `units ${slug}`, projectSubject(slug), async ({ db }) => {
        const found = await readProjectUnits(db, slug, deps.clock(), request.locale);
        if (!found) throw new HttpProblem(404, told({ PROJECT_UNKNOWN }));
        return found;
      });
    },
  });

  app.route({
    ...endpoint(listResale),
    handler: async (request, reply) => {
      const { slug } = request.params;
      return reply.sendCached(`resale ${slug}`, (from) => readResale(from, slug, request.locale));
    },
  });
}

/** A unit, and what is due for it when. */
function unitRoutes(app: Routes, deps: Deps): void {
  async function readUnit({ db }: Deps, slug: string, number: string): Promise<UnitDetail> {
    const now = deps.clock();
    const found = await unitOf(db, slug, number);
    const booking = await findBooking(db, found.unit.id);
    const history = await readHistory(db, found.unit.id);
    return {
      ...unitAt(found.unit, now),
      schedule: scheduleAt({ ...found, booking }, now),
      history: history.map(({ at, state }) => ({ date: karachiDay(at), state })),
      as_of: now.toISOString(),
    };
  }

  app.route({
    ...endpoint(getUnit),
    handler: async (request, reply) => {
      const { slug, number } = request.params;
      return sendAvailability(reply, `unit ${slug} ${number}`, projectSubject(slug), (from) =>
        readUnit(from, slug, number),
      );
    },
  });
}

/** A unit with its schedule. @throws HttpProblem 404 where {@link scheduleAt} has none, Refused `not-found` */
async function scheduledUnit(deps: Deps, slug: string, number: string) {
  const found = await unitOf(deps.db, slug, number);
  const scheduled: Scheduled = { ...found, booking: await findBooking(deps.db, found.unit.id) };
  const schedule = scheduleAt(scheduled, deps.clock());
  if (schedule === null) {
    const isPriced = found.unit.price !== null;
    throw new HttpProblem(404, isPriced ? told({ UNIT_NOT_OFFERED }) : told({ UNIT_PRICE_ON_REQUEST }));
  }
  return { scheduled, schedule };
}

/** What is due for a unit when, as files to keep. */
function scheduleRoutes(app: Routes, deps: Deps): void {
  const { response: _calendar, ...calendarSchema } = getUnitCalendar.schema;

  app.route({
    ...endpoint(getUnitCalendar),
    schema: calendarSchema,
    handler: async (request, reply) => {
      const { slug, number } = request.params;
      const { scheduled, schedule } = await scheduledUnit(deps, slug, number);
      const locale = request.query.language ? localeOf(request.query.language) : request.locale;
      const text = scheduleCalendar(scheduled, schedule, {
        locale,
        siteUrl: deps.settings.siteUrl,
        now: deps.clock(),
      });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="${slug}-${scheduled.unit.number}.ics"`)
        .send(text);
    },
  });

  const { response: _pdf, ...pdfSchema } = getUnitPdf.schema;

  app.route({
    ...endpoint(getUnitPdf),
    schema: pdfSchema,
    handler: async (request, reply) => {
      const { slug, number } = request.params;
      const { scheduled, schedule } = await scheduledUnit(deps, slug, number);
      const locale = request.query.language ? localeOf(request.query.language) : request.locale;
      const { buildings, types } = await readLayout(deps.db, slug, locale);
      const { unit } = scheduled;
      const building = buildings.find(({ id }) => id === unit.building);
      const floor = building?.floors.find(({ number: each }) => each === unit.floor);
      const bytes = await schedulePdf(scheduled, schedule, {
        locale,
        building: building?.name ?? unit.building,
        floor: floor?.label ?? String(unit.floor),
        typeName: types.find(({ id }) => id === unit.type)?.name ?? unit.type,
        now: deps.clock(),
      });
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-cache')
        .header('content-disposition', `inline; filename="${slug}-${scheduled.unit.number}.pdf"`)
        .send(Buffer.from(bytes));
    },
  });
}

/** Forms that work without scripts, and where each comes back to. */
function plainForms(app: Routes): void {
  const ofLink = ({ token = '' }) => ({ path: HOLD_PAGE, query: { token: token.slice(0, 200) } });

  acceptPlainForms(app, {
    [askForHold.url]: (body, { slug = '', number = '' }) => ({
      path: HOLD_PAGE,
      query: { project: slug, unit: number, ...typedPerson(body) },
    }),
    [confirmHoldContract.url]: ofLink,
    [releaseHoldContract.url]: ofLink,
    [bookVisitContract.url]: ({ unit = '', slot_id: slot = '', ...typed }, { slug = '' }) => ({
      path: VISIT_PAGE,
      query: {
        project: slug,
        ...(unit && { unit: unit.slice(0, 40) }),
        slot: slot.slice(0, 20),
        ...typedPerson(typed),
      },
    }),
  });
}

/** Asking for a hold, and the link of its mail. */
function holdRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(askForHold),
    attachValidation: true,
    handler: async (request, reply) => {
      const { slug, number } = request.params;
      const { language, ...input } = looseText(request.body, ['name', 'phone', 'email', 'language']);
      const page = pageOf(request);
      const locale = language ? localeOf(language) : (page ?? request.locale);
      await askToHold(deps, { slug, number, input, locale });
      if (page) return toPage(reply, page, HOLD_PAGE, { project: slug, unit: number, asked: '1' });
      return reply.code(202).send({ message: request.say(told({ HOLD_ASKED })) });
    },
  });

  app.route({
    ...endpoint(confirmHoldContract),
    handler: async (request, reply) => {
      const { token, page } = request.body;
      const held = await confirmHold(deps, token);
      if (page) return toPage(reply, page, HOLD_PAGE, { token, done: 'confirmed' });
      return wireOf(deps, held);
    },
  });

  app.route({
    ...endpoint(releaseHoldContract),
    handler: async (request, reply) => {
      const { token, page } = request.body;
      const released = await releaseHold(deps, token);
      if (page) return toPage(reply, page, HOLD_PAGE, { token, done: 'released' });
      return wireOf(deps, released);
    },
  });

  app.route({
    ...endpoint(getHold),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return wireOf(deps, await holdOf(deps, request.params.token));
    },
  });
}

/** Times at which a project can be visited. */
function visitRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(listVisitSlots),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      const slots = await offeredSlots(deps, request.params.slug);
      return { slots: slots.map(slotOf), as_of: deps.clock().toISOString() };
    },
  });

  const { response: _visit, ...visitSchema } = getVisitCalendar.schema;

  app.route({
    ...endpoint(getVisitCalendar),
    schema: visitSchema,
    handler: async (request, reply) => {
      const { slug, slot } = request.params;
      const { unit, language } = request.query;
      if (!SLOT.test(slot)) throw new HttpProblem(404, told({ VISIT_OVER }));
      const locale = language ? localeOf(language) : request.locale;
      const text = await slotCalendar(deps, { slug, slotId: Number(slot), unit, locale });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="${slug}-visit.ics"`)
        .send(text);
    },
  });

  app.route({
    ...endpoint(bookVisitContract),
    attachValidation: true,
    handler: async (request, reply) => {
      const { slug } = request.params;
      const fields = ['name', 'phone', 'email', 'unit', 'slot_id', 'language'];
      const { language, slot_id: slot = '', unit, ...input } = looseText(request.body, fields);
      const page = pageOf(request);
      const locale = language ? localeOf(language) : (page ?? request.locale);
      if (!SLOT.test(slot)) throw new HttpProblem(409, told({ VISIT_OVER }));
      const booked = await bookVisit(deps, { slug, slotId: Number(slot), unit, input, locale });
      if (page) {
        const about: Record<string, string> = unit ? { project: slug, unit } : { project: slug };
        return toPage(reply, page, VISIT_PAGE, { ...about, slot: String(booked.id), done: 'booked' });
      }
      return reply.code(201).send({ message: request.say(told({ VISIT_BOOKED })), visit: slotOf(booked) });
    },
  });
}

/** Projects, their units, what is due when, holds and visits. */
export const projectsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    listRoutes(app, deps);
    unitRoutes(app, deps);
    scheduleRoutes(app, deps);
    plainForms(app);
    holdRoutes(app, deps);
    visitRoutes(app, deps);
  };
