/** People over HTTP: who I am, my browsers, my vacation, and whom I keep away from or report. */

import { changedPerson, distanceBody, type Me, newPerson, report, vacationBody } from '@tarmac/wire';
import type { FastifyInstance } from 'fastify';
import { type Answer, done, refuse } from '../answer.ts';
import type { Matches } from '../match/matches.ts';
import type { Parts } from '../parts.ts';
import { clearIdentity, setIdentity } from '../people/cookie.ts';
import { listDevices, signOut } from '../people/devices.ts';
import { setDistance } from '../people/distances.ts';
import type { Identity } from '../people/identity.ts';
import { readMe } from '../people/me.ts';
import { changePerson, createPerson, deletePerson } from '../people/people.ts';
import { makeReport } from '../people/reports.ts';
import { asPerson } from '../people/request-person.ts';
import { setVacation } from '../people/vacations.ts';
import { HOUR, limited } from './limited.ts';
import { bodyOf, idOf } from './read-request.ts';
import { send } from './send.ts';

export function peopleRoutes(
  app: FastifyInstance,
  parts: Parts,
  identity: Identity,
  matches: Pick<Matches, 'tableChanged' | 'tableGone' | 'resignAll'>,
): void {
  const { settings } = parts;

  async function me(person: string): Promise<Answer<Me>> {
    const found = await readMe(parts, person);
    return found === null ? refuse('no-identity') : done(found);
  }

  /** An existing identity is kept, so that a page loaded twice does not cost a person their matches. */
  app.post('/api/me', limited(settings.limits.newPeoplePerHour, HOUR), async (request, reply) => {
    if (request.person !== null) return send(reply, await me(request.person.id));
    const body = bodyOf(newPerson, request);
    const created = body.ok ? await createPerson(parts, body.value) : body;
    if (!created.ok) return send(reply, created);
    setIdentity(reply, identity.key, created.value.device, settings);
    return send(reply, await me(created.value.id), 201);
  });

  app.get(
    '/api/me',
    asPerson(async (person, _request, reply) => {
      // Sets the cookie again: browsers count its age from when it was set, not from its last use.
      setIdentity(reply, identity.key, person.device, settings);
      return me(person.id);
    }),
  );

  app.patch(
    '/api/me',
    asPerson(async (person, request) => {
      const body = bodyOf(changedPerson, request);
      const changed = body.ok ? await changePerson(parts, identity, matches, person, body.value) : body;
      return changed.ok ? me(person.id) : changed;
    }),
  );

  app.delete(
    '/api/me',
    asPerson(async (person, _request, reply) => {
      const deleted = await deletePerson(parts, identity, matches, person.id);
      if (deleted.ok) clearIdentity(reply, settings);
      return deleted;
    }),
  );

  app.get(
    '/api/me/devices',
    asPerson(async (person) => done(await listDevices(parts, person))),
  );

  app.delete(
    '/api/me/devices/:id',
    asPerson(async (person, request, reply) => {
      const device = idOf(request);
      if (!device.ok) return device;
      const out = await signOut(parts, identity, person, device.value);
      if (out.ok && device.value === person.device) clearIdentity(reply, settings);
      return out;
    }),
  );

  app.put(
    '/api/me/vacation',
    limited(30, HOUR),
    asPerson(async (person, request) => {
      const body = bodyOf(vacationBody, request);
      const set = body.ok ? await setVacation(parts, person, body.value.until) : body;
      return set.ok ? me(person.id) : set;
    }),
  );

  app.put(
    '/api/me/people/:id',
    asPerson(async (person, request) => {
      const other = idOf(request);
      const body = bodyOf(distanceBody, request);
      if (!other.ok) return other;
      return body.ok ? setDistance(parts, person, other.value, body.value.kind) : body;
    }),
  );

  app.post(
    '/api/reports',
    limited(20, HOUR),
    asPerson(async (person, request) => {
      const body = bodyOf(report, request);
      return body.ok ? makeReport(parts, person, body.value) : body;
    }),
  );
}
