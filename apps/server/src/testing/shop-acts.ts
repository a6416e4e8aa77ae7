import { expect } from 'vitest'
import { type Played, secretOf, type TestServer } from './a-server.ts'
import type { Person } from './an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from './an-event.ts'

export const SHOP = {
  ...{ location: '69003 Lyon', email: null, phone: null, site: null, discord: null, instagram: null, words: null },
  ...{ takesReplies: false, takesMessages: true },
}

type Evening = {
  /** With accounts, by the name they play under; they sit first. */
  readonly people?: readonly (readonly [Person, string])[]
  readonly changes?: object
  readonly beforePlay?: (event: Played) => Promise<unknown>
}

/** What tests of shops do again and again, on the server that runs then. */
export function shopActs(serverOf: () => TestServer) {
  let shops = 0
  let evenings = 0
  const call = (id: string, payload: object, person: Person | null) =>
    serverOf().call(id, payload, person ? sessionHeaders(person) : {})
  const done = async (id: string, payload: object, person: Person | null) => {
    const { status, body } = await call(id, payload, person)
    expect(status, `${id} ${JSON.stringify(body)}`).toBe(200)
    return body.data
  }
  const aShop = async () => {
    shops += 1
    const organizer = await anOrganizer(serverOf(), `Camille ${shops}`)
    await done('keep-shop', { ...SHOP, name: `Le Donjon ${shops}` }, organizer)
    return organizer
  }
  /** One round; the first of each table wins. */
  const play = async (organizer: Person, { id: tournamentId }: Pick<Played, 'id'>) => {
    await done('accept-registrations', { tournamentId }, organizer)
    await done('generate-advanced-pairings', { tournamentId, roundNumber: 1 }, organizer)
    for (const { $id: roundId } of await done('get-advanced-rounds', { tournamentId }, null))
      await done('submit-advanced-score', { roundId, score1: 2, score2: 0 }, organizer)
  }
  /** On a day of its own, played and not yet finished. */
  const anEvening = async (
    organizer: Person,
    guests: readonly string[],
    { people = [], changes = {}, beforePlay }: Evening = {},
  ) => {
    evenings += 1
    const name = `Vendredi ${evenings}`
    const tournamentDate = new Date(Date.UTC(2099, 0, evenings, 18)).toISOString()
    const event = await anEvent(serverOf(), organizer, { name, tournamentDate, ...changes })
    for (const [person, playerName] of people)
      await register(serverOf(), event, { playerName, playerId: person.id }, sessionHeaders(person))
    for (const [index, playerName] of guests.entries())
      await register(serverOf(), event, { playerName, playerId: `${secretOf(index + 1)}-${event.code}` })
    await beforePlay?.(event)
    await play(organizer, event)
    return { ...event, name }
  }
  const finish = (organizer: Person, { id: tournamentId }: Pick<Played, 'id'>) =>
    done('finish-tournament', { tournamentId }, organizer)
  const aFinished = async (...given: Parameters<typeof anEvening>) => {
    const event = await anEvening(...given)
    await finish(given[0], event)
    return event
  }
  return { call, done, aShop, play, anEvening, finish, aFinished }
}
