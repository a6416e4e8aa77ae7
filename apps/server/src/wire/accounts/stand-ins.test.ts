import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../database/testing/test-databases.ts'
import {
  ORGANIZER,
  openMatch,
  type Played,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

const DOMINIQUE = 'dominique-secret-0123456789abcdef'
const SACHA = 'sacha-secret-0123456789abcdef01'
const ALIX = 'alix-secret-0123456789abcdef0123'
const START = '2030-01-31T16:00:00.000Z'
const AT_17 = '2030-01-31T17:00:00.000Z'
const AT_18 = '2030-01-31T18:00:00.000Z'

describe.each(DATABASE_KINDS)('JUDG-27 wire 3 who stands in on %s', (kind) => {
  let database: TestDatabase
  let server: TestServer
  let now: Date
  let played: Played
  let dominique: string

  beforeEach(async () => {
    now = new Date(START)
    database = await createTestDatabase(kind)
    server = await startServer({ kind, database, world: { now: () => now } })
    played = await startTournament(server, 4)
    dominique = await helped('judge', 'Dominique', DOMINIQUE)
  })
  afterEach(async () => {
    await server.close()
    await database.remove()
  })

  const ask = async (call: string, organizerId: string, more: object = {}) =>
    (await server.call(call, { code: played.code, organizerId, ...more })).body
  const come = (oneTimeCode: string, secret: string) =>
    server.call('accept-invitation', { code: played.code, oneTimeCode, secret })

  async function helped(role: string, name: string, secret: string): Promise<string> {
    const { data } = await ask('invite-staff', ORGANIZER, { role, name, expiresAt: AT_18 })
    expect((await come(data.oneTimeCode, secret)).status).toBe(200)
    return data.id
  }

  const handOver = (by: string, standIn: object, more: object = {}) =>
    ask('hand-over-shift', by, { id: dominique, standIn, expiresAt: AT_17, ...more })
  const roleOf = async (secret: string) => (await ask('get-own-role', secret)).data
  const warn = async (by: string) => (await ask('give-no-show', by, { playerKey: 'nobody', roundNumber: 1 })).reason
  const helpers = async (by: string) => (await ask('get-shifts', by)).data.helpers

  test('by a link somebody has the role for an hour, under their own name, and then no more', async () => {
    const { data } = await handOver(DOMINIQUE, { name: 'Sacha' })
    expect((await helpers(DOMINIQUE)).map((one: object) => one)).toMatchObject(
      [
        { id: dominique, name: 'Dominique', replaces: null, isOwn: true },
        { id: data.id, name: 'Sacha', role: 'judge', replaces: dominique, hasCome: false, isOwn: false },
      ].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    )
    expect((await come(data.oneTimeCode, SACHA)).body.data).toMatchObject({ role: 'judge', name: 'Sacha' })
    const { match } = await openMatch(server, played.id)
    await ask('update-score-quick-tournament', SACHA, { matchId: match.id, score: '2-0' })
    const entries = (await ask('get-journal', ORGANIZER, { asStaff: true })).data.entries
    expect(entries[0]).toMatchObject({ role: 'judge', name: 'Sacha' })
    expect(entries.find(({ act }: { act: string }) => act === 'hand-over-shift')).toMatchObject({
      ...{ role: 'judge', name: 'Dominique' },
      shift: { name: 'Sacha', replaces: 'Dominique', until: '2030-01-31T17:00:00.000+00:00' },
    })
    const open = (await ask('get-journal', ORGANIZER, {})).data.entries
    expect(JSON.stringify(open)).not.toMatch(/Sacha|Dominique/)
    now = new Date(AT_17)
    expect(await warn(SACHA)).toBe('role_ended')
    expect(await roleOf(SACHA)).toMatchObject({ standing: 'expired' })
    expect(await roleOf(DOMINIQUE)).toMatchObject({ standing: 'in_force' })
  })

  test('who helps already has it at once, and is back in their own role afterwards', async () => {
    const sacha = await helped('scorekeeper', 'Sacha', SACHA)
    const { data } = await handOver(ORGANIZER, { helper: sacha })
    expect(data.oneTimeCode).toBeNull()
    expect(await roleOf(SACHA)).toMatchObject({ standing: 'in_force', role: 'judge', name: 'Sacha' })
    expect((await ask('get-staff', ORGANIZER)).data.staff).toContainEqual(
      expect.objectContaining({ id: data.id, replaces: dominique }),
    )
    expect((await handOver(DOMINIQUE, { helper: sacha })).reason).toBe('shift_handed_over')
    expect((await ask('take-back-shift', SACHA, { id: data.id })).success).toBe(true)
    expect(await roleOf(SACHA)).toMatchObject({ standing: 'in_force', role: 'scorekeeper' })
    const [entry] = (await ask('get-journal', ORGANIZER, { asStaff: true })).data.entries
    expect(entry).toMatchObject({ act: 'take-back-shift', shift: { name: 'Sacha', replaces: 'Dominique' } })
  })

  test('it ends when the giver takes it back, and when their role is taken away', async () => {
    const first = (await handOver(DOMINIQUE, { name: 'Sacha' })).data
    await come(first.oneTimeCode, SACHA)
    expect((await ask('take-back-shift', ALIX, { id: first.id })).reason).toBe('not_organizer')
    await ask('take-back-shift', DOMINIQUE, { id: first.id })
    expect(await roleOf(SACHA)).toMatchObject({ standing: 'revoked' })
    const second = (await handOver(DOMINIQUE, { name: 'Alix' })).data
    await come(second.oneTimeCode, ALIX)
    await ask('revoke-staff', ORGANIZER, { id: dominique })
    expect([await roleOf(DOMINIQUE), await roleOf(ALIX)]).toMatchObject([
      { standing: 'revoked' },
      { standing: 'revoked' },
    ])
  })

  test('nobody gives more than they hold, for longer, or for somebody else', async () => {
    const sacha = await helped('scorekeeper', 'Sacha', SACHA)
    expect((await handOver(SACHA, { name: 'Alix' })).reason).toBe('shift_of_others')
    expect((await handOver(DOMINIQUE, { name: 'Alix' }, { expiresAt: '2030-01-31T18:00:01.000Z' })).reason).toBe(
      'shift_too_long',
    )
    expect((await handOver(DOMINIQUE, { name: 'Alix' }, { id: sacha })).reason).toBe('shift_of_others')
    expect((await handOver(DOMINIQUE, { name: ' ' })).reason).toBe('helper_name_required')
    expect((await handOver(DOMINIQUE, { helper: 'nobody' })).reason).toBe('helper_not_found')
  })

  test('JUDG-28 a call that the one who leaves took waits again for others', async () => {
    await server.call('call-judge', { code: played.code, playerId: secretOf(1) })
    const calls = async () => (await server.document(played.id)).judgeCalls.open
    const matchId = (await calls())[0]?.matchId
    expect(matchId).toBeDefined()
    await ask('answer-judge-call', DOMINIQUE, { matchId, answer: 'take' })
    expect(await calls()).toMatchObject([{ takenBy: dominique }])
    const { data } = await handOver(DOMINIQUE, { name: 'Sacha' })
    expect(await calls()).toMatchObject([{ takenBy: null }])
    await come(data.oneTimeCode, SACHA)
    await ask('answer-judge-call', SACHA, { matchId, answer: 'take' })
    expect(await calls()).toMatchObject([{ takenBy: data.id }])
    await ask('revoke-staff', ORGANIZER, { id: data.id })
    expect(await calls()).toMatchObject([{ takenBy: null }])
  })

  test('JUDG-46 a call that was taken waits again once the role has ended by itself, for others to take', async () => {
    await helped('judge', 'Alix', ALIX)
    const { data } = await handOver(DOMINIQUE, { name: 'Sacha' })
    await come(data.oneTimeCode, SACHA)
    await server.call('call-judge', { code: played.code, playerId: secretOf(1) })
    const calls = async () => (await server.document(played.id)).judgeCalls.open
    const matchId = (await calls())[0]?.matchId
    await ask('answer-judge-call', SACHA, { matchId, answer: 'take' })
    expect(await calls()).toMatchObject([{ takenBy: data.id, takenUntil: AT_17 }])
    expect((await ask('answer-judge-call', ALIX, { matchId, answer: 'take' })).reason).toBe('judge_call_taken')
    now = new Date(AT_17)
    expect((await ask('answer-judge-call', ALIX, { matchId, answer: 'take' })).success).toBe(true)
    expect(await calls()).toMatchObject([{ takenBy: expect.not.stringMatching(data.id), takenUntil: AT_18 }])
  })
})
