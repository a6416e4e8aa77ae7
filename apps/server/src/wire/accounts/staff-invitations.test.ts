import { hash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../database/testing/test-databases.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import {
  createTournament,
  ORGANIZER,
  openMatch,
  type Played,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson } from '../../testing/an-account.ts'
import { sessionHeaders } from '../../testing/an-event.ts'

const HELPER = 'helper-secret-0123456789abcdef'
const OTHER = 'other-secret-0123456789abcdef'
const START = '2030-01-31T18:00:00.000Z'
const TONIGHT = '2030-02-01T05:00:00.000Z'
const DAY_MS = 86_400_000
const publicIdOf = (secret: string) => hash('sha256', secret, 'hex').slice(0, 32)

describe.each(DATABASE_KINDS)('STAK-10 wire 3 invited helpers on %s', (kind) => {
  let database: TestDatabase
  let server: TestServer
  let now: Date

  beforeEach(async () => {
    now = new Date(START)
    database = await createTestDatabase(kind)
    server = await startServer({ kind, database, world: { now: () => now } })
  })
  afterEach(async () => {
    await server.close()
    await database.remove()
  })

  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  const invite = async ({ code }: Played, more: object = {}) =>
    (
      await server.call('invite-staff', {
        ...{ code, organizerId: ORGANIZER, role: 'scorekeeper', name: 'Nour', expiresAt: TONIGHT },
        ...more,
      })
    ).body.data

  const redeem = ({ code }: Played, oneTimeCode: string, secret: string = HELPER) =>
    server.call('accept-invitation', { code, oneTimeCode, secret })

  async function helped(played: Played, more: object = {}): Promise<string> {
    const { id, oneTimeCode } = await invite(played, more)
    expect((await redeem(played, oneTimeCode)).status).toBe(200)
    return id
  }

  async function score({ id, code }: Played, by: string = HELPER) {
    const { match } = await openMatch(server, id)
    return server.call('update-score-quick-tournament', { code, organizerId: by, matchId: match.id, score: '2-0' })
  }

  const staffOf = async ({ code }: Played) =>
    (await server.call('get-staff', { code, organizerId: ORGANIZER })).body.data.staff
  const roleOf = async ({ code }: Played, secret: string = HELPER) =>
    (await server.call('get-own-role', { code, organizerId: secret })).body.data
  const revoke = ({ code }: Played, id: string) => server.call('revoke-staff', { code, organizerId: ORGANIZER, id })
  const erase = ({ code }: Played, id: string) => server.call('erase-staff', { code, organizerId: ORGANIZER, id })
  const stored = async (...tables: readonly ('capabilities' | 'staff_invitations' | 'journal')[]) =>
    server.server.database.read(async (db) => {
      const rows: unknown[] = []
      for (const table of tables) rows.push(await db.selectFrom(table).selectAll().execute())
      return JSON.stringify(rows)
    })

  test('a link makes a phone a scorekeeper for the evening, and the journal knows whose hand it was', async () => {
    const played = await startTournament(server, 4)
    const { id, oneTimeCode, expiresAt } = await invite(played)
    expect(expiresAt).toBe('2030-02-01T05:00:00.000+00:00')
    expect((await redeem(played, oneTimeCode)).body.data).toEqual({
      ...{ role: 'scorekeeper', name: 'Nour', expiresAt, tournamentId: played.id, code: played.code },
      ...{ tournamentName: 'Vendredi soir', type: 'quick' },
    })
    expect((await score(played)).body.match).toMatchObject({ decidedBy: 'organizer', decidedAs: 'scorekeeper' })
    const next = { tournamentId: played.id, organizerId: HELPER }
    expect((await server.call('start-next-round', next)).body.reason).toBe('not_organizer')
    const rows = await server.server.database.read((db) =>
      db.selectFrom('journal').select(['act', 'author_role', 'author_holder']).orderBy('sequence').execute(),
    )
    expect(rows.slice(-3)).toEqual([
      { act: 'invite-staff', author_role: 'organizer', author_holder: '' },
      { act: 'accept-invitation', author_role: 'everybody', author_holder: '' },
      { act: 'update-score-quick-tournament', author_role: 'scorekeeper', author_holder: id },
    ])
    expect(await stored('journal')).not.toContain('Nour')
  })

  test('of two devices that redeem one invitation at once, one becomes the helper and may ask again', async () => {
    const played = await startTournament(server, 4)
    const { oneTimeCode } = await invite(played)
    const answers = await Promise.all([redeem(played, oneTimeCode), redeem(played, oneTimeCode, OTHER)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const [winner, loser] = answers[0]?.status === 200 ? [HELPER, OTHER] : [OTHER, HELPER]
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      reason: 'invitation_used',
      message: 'Cette invitation a déjà servi sur un autre appareil. Demandez-en une nouvelle à l’organisation.',
    })
    expect((await redeem(played, oneTimeCode, winner)).status).toBe(200)
    expect([(await score(played, loser)).status, (await score(played, winner)).status]).toEqual([403, 200])
  })

  test('an invitation and a role end at their moment, by the clock of the server', async () => {
    const played = await startTournament(server, 4)
    await helped(played)
    const { oneTimeCode } = await invite(played)
    now = new Date(Date.parse(TONIGHT) - 1)
    expect((await score(played)).status).toBe(200)
    now = new Date(TONIGHT)
    expect((await score(played)).body).toMatchObject({
      reason: 'role_ended',
      message: 'Votre rôle dans ce tournoi a pris fin. Demandez une nouvelle invitation à l’organisation.',
    })
    expect(await roleOf(played)).toMatchObject({ standing: 'expired', role: 'scorekeeper' })
    expect((await redeem(played, oneTimeCode, OTHER)).body.reason).toBe('invitation_expired')
  })

  test('an end that is past or too far, a long name, another role and a full list are refused', async () => {
    const played = await createTournament(server)
    const ask = async (more: object) => {
      const wish = { code: played.code, organizerId: ORGANIZER, role: 'judge', name: 'Nour', expiresAt: TONIGHT }
      return (await server.call('invite-staff', { ...wish, ...more })).body.reason
    }
    expect(await ask({ expiresAt: START })).toBe('helper_end_invalid')
    expect(await ask({ expiresAt: new Date(now.getTime() + 32 * DAY_MS).toISOString() })).toBe('helper_end_invalid')
    expect(await ask({ expiresAt: 'tonight' })).toBe('date_invalid')
    expect(await ask({ name: ' ' })).toBe('helper_name_required')
    expect(await ask({ name: 'x'.repeat(41) })).toBe('helper_name_too_long')
    expect(await ask({ role: 'organizer' })).toBe('helper_role_invalid')
    const ids: string[] = []
    for (let count = 0; count < 100; count++) ids.push((await invite(played)).id)
    expect(await ask({})).toBe('too_many_helpers')
    await revoke(played, ids[0] ?? '')
    expect(await ask({})).toBe('too_many_helpers')
    expect((await erase(played, ids[0] ?? '')).status).toBe(200)
    expect(await ask({})).toBeUndefined()
  })

  test('a role that is taken away opens nothing, and what listened by it is told and cut off at once', async () => {
    const played = await startTournament(server, 4)
    const id = await helped(played)
    const address = await listen(server)
    const live = `tournaments.${played.id}.live`
    const connect = (...channels: readonly string[]) =>
      openPhone(`${address}?project=tablee${channels.map((channel) => `&channels[]=${channel}`).join('')}`)
    const helper = connect(live, `tournaments.${played.id}.staff.${publicIdOf(HELPER)}`)
    const player = connect(live)
    for (const phone of [helper, player]) await phone.hear(({ type }) => type === 'connected')
    expect((await revoke(played, id)).body.data.staff[0]).toMatchObject({
      ...{ id, role: 'scorekeeper', name: 'Nour', revokedAt: '2030-01-31T18:00:00.000+00:00' },
    })
    const told = await helper.hear(({ data }) => data?.events?.[0]?.endsWith('.delete'))
    expect(told.data.payload).toEqual({})
    expect(await helper.closed).toBe(1000)
    expect((await score(played)).body.reason).toBe('role_ended')
    expect(await roleOf(played)).toMatchObject({ standing: 'revoked', role: 'scorekeeper' })
    await score(played, ORGANIZER)
    await player.hear(({ data }) => data?.payload?.changes?.[0]?.kind === 'match_scored')
    expect((await revoke(played, id)).status).toBe(200)
    player.socket.terminate()
  })

  test('an invitation that was withdrawn is worth nothing', async () => {
    const played = await createTournament(server)
    const { id, oneTimeCode } = await invite(played)
    await revoke(played, id)
    expect((await redeem(played, oneTimeCode)).body.reason).toBe('invitation_invalid')
    expect((await redeem(await createTournament(server), oneTimeCode)).body.reason).toBe('invitation_invalid')
  })

  test('the organizer sees who was invited, redeemed and acted when, to the minute; nobody else does', async () => {
    const played = await startTournament(server, 8)
    await helped(played)
    const used = async () => (await staffOf(played))[0].lastUsedAt
    expect((await staffOf(played))[0]).toMatchObject({ acceptedAt: '2030-01-31T18:00:00.000+00:00' })
    later(59_000)
    await score(played)
    expect(await used()).toBe('2030-01-31T18:00:00.000+00:00')
    later(1_000)
    await score(played)
    expect(await used()).toBe('2030-01-31T18:01:00.000+00:00')
    later(90_000)
    expect(await roleOf(played)).toMatchObject({ standing: 'in_force', name: 'Nour' })
    expect(await used()).toBe('2030-01-31T18:02:30.000+00:00')
    await invite(played, { name: 'Sacha', role: 'judge' })
    expect((await staffOf(played)).map(({ name }: { name: string }) => name)).toEqual(['Sacha', 'Nour'])
    for (const organizerId of [HELPER, OTHER]) {
      const { status, body } = await server.call('get-staff', { code: played.code, organizerId })
      expect([status, body.reason]).toEqual([403, 'not_organizer'])
    }
  })

  test('names of helpers are erased with their rows, once the role has ended', async () => {
    const played = await startTournament(server, 4)
    const id = await helped(played)
    await score(played)
    expect((await erase(played, id)).body.reason).toBe('helper_still_in_force')
    await revoke(played, id)
    expect((await erase(played, id)).body.data.staff).toEqual([])
    expect(await stored('capabilities', 'staff_invitations', 'journal')).not.toContain('Nour')
    expect(await stored('journal')).toContain(id)
    expect(await roleOf(played)).toMatchObject({ standing: 'none' })
    expect((await erase(played, id)).status).toBe(200)
  })

  test('no code, secret or hash of either is in an answer, a row of another kind, or a line of the log', async () => {
    const played = await startTournament(server, 4)
    const { oneTimeCode } = await invite(played)
    const answers = [await redeem(played, oneTimeCode), await redeem(played, oneTimeCode, OTHER), await score(played)]
    const rows = await stored('capabilities', 'staff_invitations', 'journal')
    for (const hidden of [oneTimeCode, HELPER, OTHER]) {
      expect(rows).not.toContain(hidden)
      const said = JSON.stringify([...answers, await staffOf(played), await roleOf(played)]) + server.logLines.join('')
      expect(said).not.toContain(hidden)
      expect(said).not.toContain(hash('sha256', hidden, 'hex'))
    }
  })

  test('an account holds no role by a link, the device that it is signed in on does', async () => {
    const played = await createTournament(server)
    const { oneTimeCode } = await invite(played)
    const zoe = await aPerson(server)
    const redeemAs = (secret: string) =>
      server.call('accept-invitation', { code: played.code, oneTimeCode, secret }, sessionHeaders(zoe))
    expect((await redeemAs(zoe.id)).body.reason).toBe('capability_invalid')
    expect((await redeemAs(HELPER)).status).toBe(200)
  })

  test('a tournament of the version before takes helpers', async () => {
    const played = await startTournament(server, 4)
    await server.close()
    const written = await database.open()
    await written.inTransaction(({ db }) => takeBack(db, '0018-staff-invitations'))
    await written.close()
    server = await startServer({ kind, database, world: { now: () => now } })
    await helped(played)
    expect((await score(played)).status).toBe(200)
  })
})

test('STAK-10 wire 10 guesses at invitations are slowed down, and keep nobody with the right one out', async () => {
  const server = await startServer({ environment: { RATE_LIMITS: 'on' } })
  const { code } = await createTournament(server)
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString()
  const wish = { code, organizerId: ORGANIZER, role: 'judge', name: 'Nour', expiresAt }
  const { oneTimeCode } = (await server.call('invite-staff', wish)).body.data
  const guess = (count: number) =>
    server.call('accept-invitation', { code, oneTimeCode: `${'x'.repeat(28)}${count}`, secret: `${OTHER}-${count}` })
  for (let count = 100; count < 160; count++) expect((await guess(count)).status).toBe(403)
  expect((await guess(160)).status).toBe(429)
  expect((await server.call('accept-invitation', { code, oneTimeCode, secret: HELPER })).status).toBe(200)
  await server.close()
})
