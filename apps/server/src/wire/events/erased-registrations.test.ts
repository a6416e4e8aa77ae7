import { readErasureProof } from '@tablee/domain/erasures/erasure-proof'
import { GUARDIAN_TEXT } from '@tablee/domain/registrations/guardian'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listErasures } from '../../database/erasures/erasure-store.ts'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const ODILE = { name: 'Odile Tutrice', contact: 'odile@exemple.fr', agreedTo: GUARDIAN_TEXT }
const ASKED = { registrationRules: { guardianBelow: 16 } }
const DETAILS = { firstName: 'Zoé', lastName: 'Planchon', phone: '06 01 02 03 04', location: 'Pau', notes: 'Gauchère' }

describe.each(DATABASE_KINDS)('who asks a shop to be erased on %s', (kind) => {
  const started = async () => {
    const server = await startServer({ kind })
    onTestFinished(() => server.close())
    const shop = await anOrganizer(server)
    return { server, shop, event: await anEvent(server, shop, ASKED) }
  }
  const comes = async (server: TestServer, event: Played, who: Person | null) => {
    const own = { playerName: 'Zozo', playerId: who?.id ?? secretOf(1), email: 'zoe@exemple.fr', guardian: ODILE }
    const given = { ...own, ...DETAILS, decklist: { decklistText: '60 Île secrète' } }
    const answer = await register(server, event, given, who ? sessionHeaders(who) : {})
    expect(answer).toMatchObject({ status: 200 })
    return answer.body.data.registration.playerKey as string
  }
  /** What the tables of registrations and kept lists hold of an event. */
  const held = (server: TestServer, { id }: Played) =>
    server.server.database.read(async (db) => {
      const rows = await db.selectFrom('registrations').selectAll().where('tournament_id', '=', id).execute()
      const kept = await db.selectFrom('frozen_decklists').selectAll().where('tournament_id', '=', id).execute()
      return { rows, text: JSON.stringify([rows, kept]) }
    })
  const WORDS = ['Odile', 'odile@', 'zoe@', 'Planchon', '06 01', 'Gauchère', 'secrète']
  const left = (text: string) => WORDS.filter((word) => text.includes(word))

  test('MINR-41 MINR-42 before the first round the whole registration goes, cancelled or not, and the shop is answered the proof', async () => {
    for (const isCancelled of [false, true]) {
      const { server, shop, event } = await started()
      const playerId = await comes(server, event, null)
      expect(left((await held(server, event)).text)).toHaveLength(WORDS.length)
      const of = { tournamentId: event.id, playerId }
      if (isCancelled) await server.call('cancel-player-advanced-tournament', of, sessionHeaders(shop))
      const sent = { ...of, actId: 'erasing-1' }
      const { status, body } = await server.call('erase-registration', sent, sessionHeaders(shop))
      expect(status).toBe(200)
      const { proof } = body.data
      expect(readErasureProof(proof)?.statement).toMatchObject({
        ...{ rule: 'organizer', tournament: event.code },
        erased: { registrations: 1, names: 1, decklists: 1 },
      })
      expect(left(proof)).toEqual([])
      expect((await server.call('check-erasure-proof', { proof })).body.data.isGenuine).toBe(true)
      expect(await held(server, event)).toMatchObject({ rows: [] })
      expect(left((await held(server, event)).text)).toEqual([])
      // The answer was lost.
      const again = await server.call('erase-registration', sent, sessionHeaders(shop))
      expect([again.status, again.body.data.proof]).toEqual([200, proof])
      expect(await server.server.database.read((db) => listErasures(db, 9))).toHaveLength(1)
      const other = await server.call('erase-registration', { ...sent, actId: 'erasing-2' }, sessionHeaders(shop))
      expect(other.status).toBe(404)
    }
  })

  test('MINR-43 who has played keeps the results and the name that everybody reads, and nothing else', async () => {
    const { server, shop, event } = await started()
    const zoe = await aPerson(server, 'Zoé Planchon')
    const playerId = await comes(server, event, zoe)
    await register(server, event, { playerName: 'Max', playerId: secretOf(2), guardian: null })
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, sessionHeaders(shop))
    const of = { tournamentId: event.id, playerId }
    const erased = await server.call('erase-registration', of, sessionHeaders(shop))
    expect(readErasureProof(erased.body.data.proof)?.statement.erased).toMatchObject({ registrations: 1, decklists: 1 })
    const { rows, text } = await held(server, event)
    expect(left(text)).toEqual([])
    expect(rows).toHaveLength(2)
    expect(text).not.toContain(zoe.id)
    const { data } = (await server.call('get-advanced-registrations', of, sessionHeaders(shop))).body
    expect(data.map(({ playerName }: { playerName: string }) => playerName)).toEqual(['Zozo', 'Max'])
    const nothingLeft = await server.call('erase-registration', of, sessionHeaders(shop))
    expect([nothingLeft.status, nothingLeft.body.data]).toEqual([200, { proof: null }])
    expect(await server.server.database.read((db) => listErasures(db, 9))).toHaveLength(1)
  })

  test('MINR-44 the guardian is gone as well when the person’s or the organizer’s account is erased', async () => {
    const { server, shop, event } = await started()
    const zoe = await aPerson(server, 'Zoé')
    await comes(server, event, zoe)
    await server.call('delete-account', { password: PASSWORD }, sessionHeaders(zoe))
    expect(left((await held(server, event)).text)).toEqual([])
    await comes(server, event, null)
    await server.call('cancel-tournament', { tournamentId: event.id }, sessionHeaders(shop))
    expect((await server.call('delete-account', { password: PASSWORD }, sessionHeaders(shop))).status).toBe(200)
    expect((await held(server, event)).text).not.toMatch(/Odile|odile@|Planchon/)
  })

  test('MINR-45 it is the organizer’s right: nobody else erases anybody', async () => {
    const { server, event } = await started()
    const zoe = await aPerson(server, 'Zoé')
    const playerId = await comes(server, event, zoe)
    for (const who of [{}, sessionHeaders(zoe)]) {
      const { status } = await server.call('erase-registration', { tournamentId: event.id, playerId }, who)
      expect(status).toBe(403)
    }
    expect(left((await held(server, event)).text)).toHaveLength(WORDS.length)
  })
})
