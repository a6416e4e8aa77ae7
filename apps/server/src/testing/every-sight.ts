import { expect } from 'vitest'
import { DOCUMENTS, type Played, type TestServer } from './a-server.ts'
import type { Person } from './an-account.ts'
import { sessionHeaders } from './an-event.ts'

/** Answered to the organizer's staff alone. */
const OF_STAFF = ['get-conduct', 'get-hidden-names', 'get-staff', 'get-whole-tournament']

export async function readPage(server: TestServer, url: string): Promise<string> {
  const { body, statusCode } = await server.send({ method: 'GET', url, headers: { accept: 'text/html' } })
  expect([url, statusCode]).toEqual([url, 200])
  return body
}

/** What anybody, or somebody else with an account, is answered of an event. */
export async function everySight(
  server: TestServer,
  { id: tournamentId, code }: Played,
  person: Person | null,
): Promise<readonly string[]> {
  const pages = [
    ...['', '/live', '/print', '/player'].map((path) => `/tournament/${code}${path}`),
    ...['', '/standings', '/rounds/1', '/calendar.ics'].map((path) => `/v1/tournaments/${code}${path}`),
    ...[
      `/embed/tournament/${code}`,
      `/v1/oembed?url=${encodeURIComponent(`http://localhost:3000/tournament/${code}`)}`,
    ],
    ...[DOCUMENTS, `${DOCUMENTS}/${tournamentId}`, DOCUMENTS.replace('tournaments', 'registrations')],
    ...[DOCUMENTS.replace('tournaments', 'rounds'), '/', '/v1/events/events.json'],
  ]
  const calls = [
    ...['get-advanced-registrations', 'get-advanced-rounds'].map((name) => [name, { tournamentId }] as const),
    ...['get-journal', 'get-round-draws', 'get-whole-tournament'].map((name) => [name, { code }] as const),
    ...['get-conduct', 'get-hidden-names', 'get-staff'].map((name) => [name, { code }] as const),
    ...['get-seat-queue', 'get-round-paces'].map((name) => [name, { code }] as const),
    ['suggest-search', { text: 'Martin', within: 'everything' }] as const,
    ...['get-frozen-decks', 'get-event-shop'].map((name) => [name, { tournamentId }] as const),
  ]
  const answers = calls.map(async ([name, payload]) => {
    const { status, body } = await server.call(name, payload, person ? sessionHeaders(person) : {})
    expect([name, status]).toEqual([name, OF_STAFF.includes(name) ? 403 : 200])
    return JSON.stringify(body)
  })
  return Promise.all([...pages.map((url) => readPage(server, url)), ...answers])
}
