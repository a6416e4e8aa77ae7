import { liveChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import {
  finishRound,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'

describe.each(DATABASE_KINDS)('MINR-3 on %s a quick youth event', (kind) => {
  let server: TestServer
  let count = 0
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  async function created(more: object = {}): Promise<Played> {
    const creation = { name: `Mercredi ${++count}`, playerCount: 8, organizerId: ORGANIZER, ...more }
    const { tournament } = (await server.call('create-quick-tournament', creation)).body
    return { id: tournament.$id, code: tournament.code }
  }
  const join = ({ code }: Played, playerName: string, number: number) =>
    server.call('join-quick-tournament', { code, playerName, playerId: secretOf(number) })
  const staff = ({ code }: Played, name: string, more: object = {}) =>
    server.call(name, { code, organizerId: ORGANIZER, ...more })
  const shown = async ({ id }: Played) => playersOf(await server.document(id)).map(({ name }) => name)
  const real = async (at: Played) =>
    (await staff(at, 'get-hidden-names')).body.data.map(({ name }: { readonly name: string }) => name).toSorted()

  test('shows first names and initials, pseudonyms as they are, and tells the staff the names', async () => {
    const at = await created({ isYouth: true })
    const phone = openPhone(`${await listen(server)}?project=tablee&channels[]=${liveChannel(at.id as TournamentId)}`)
    await phone.hear(({ type }) => type === 'connected')
    const joined = await join(at, 'Léa Martin', 1)
    await join(at, 'Léa Morel', 2)
    await join(at, 'Dragon', 3)
    await staff(at, 'add-players-quick-tournament', { playerNames: ['ZÉNOBIE Ana', 'Hugo'] })
    expect(await shown(at)).toEqual(['Léa M.', 'Léa M. 2', 'Dragon', 'Ana Z.', 'Hugo'])
    expect(await real(at)).toEqual(['Léa Martin', 'Léa Morel', 'ZÉNOBIE Ana'])
    expect((await server.call('get-hidden-names', { code: at.code })).status).toBe(403)
    const last = (await server.document(at.id)).liveSequence
    await phone.hear(({ type, data: { payload } = {} }) => type === 'event' && payload?.sequence === last)
    expect(JSON.stringify([joined.body, phone.messages])).not.toMatch(/Martin|Morel|NOBIE/i)
    phone.socket.terminate()
  })

  test('answers whoever tries a name as it does any other', async () => {
    const at = await created({ isYouth: true })
    await join(at, 'Léa Martin', 1)
    await staff(at, 'add-anonymous-player', { playerName: 'Zoé Petit' })
    const tried = [await join(at, 'Léa Martin', 4), await join(at, 'Zoé Petit', 5), await join(at, 'Zoé Perrin', 6)]
    expect(tried.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await shown(at)).toEqual(['Léa M.', 'Zoé P.', 'Léa M. 2', 'Zoé P. 2', 'Zoé P. 3'])
    const seen = await join(at, 'léa m.', 7)
    expect([seen.status, seen.body.reason]).toEqual([409, 'player_name_taken'])
  })

  test('follows a name that is corrected, hidden, shown again or forgotten', async () => {
    const at = await created({ isYouth: true })
    await join(at, 'Léa Martin', 1)
    await server.call('rename-own-player', { code: at.code, playerId: secretOf(1), newPlayerName: 'Léa Mercier' })
    expect([await shown(at), await real(at)]).toEqual([['Léa M.'], ['Léa Mercier']])
    await staff(at, 'hide-player-name', { playerName: 'Léa M.', isHidden: true })
    expect([await shown(at), await real(at)]).toEqual([['Nº 1'], ['Léa Mercier']])
    const own = { code: at.code, playerId: secretOf(1), newPlayerName: 'Léa Mercier' }
    expect((await server.call('rename-own-player', own)).body.reason).toBe('name_hidden')
    await staff(at, 'hide-player-name', { playerName: 'Nº 1', isHidden: false })
    expect([await shown(at), await real(at)]).toEqual([['Léa M.'], ['Léa Mercier']])
    await staff(at, 'update-quick-tournament-player', { playerName: 'Léa M.', newPlayerName: 'Dragon' })
    expect([await shown(at), await real(at)]).toEqual([['Dragon'], []])
    const kept = await server.server.database.read((db) =>
      db.selectFrom('hidden_names').select('name').where('tournament_id', '=', at.id).execute(),
    )
    expect(kept).toEqual([])
  })

  test('MINR-4 is marked at any time, at once for everybody, and not taken back', async () => {
    const at = await created()
    await join(at, 'Léa Martin', 1)
    await join(at, 'Léa Morel', 2)
    await join(at, 'Nora', 3)
    const tournamentId = at.id
    await server.call('start-quick-tournament', { tournamentId, organizerId: ORGANIZER })
    await finishRound(server, at)
    await server.call('finish-tournament', { tournamentId, organizerId: ORGANIZER })
    expect((await staff(at, 'mark-youth', { isYouth: true })).status).toBe(200)
    expect(await shown(at)).toEqual(['Léa M.', 'Léa M. 2', 'Nora'])
    expect(await real(at)).toEqual(['Léa Martin', 'Léa Morel'])
    const back = await staff(at, 'mark-youth', { isYouth: false })
    expect([back.status, back.body.reason]).toEqual([409, 'youth_names_kept'])
    const again = await staff(at, 'restart-quick-tournament', { keepPlayers: true })
    const { $id: id, code } = again.body.tournament
    expect([await shown({ id, code }), await real({ id, code })]).toEqual([
      ['Léa M.', 'Léa M. 2', 'Nora'],
      ['Léa Martin', 'Léa Morel'],
    ])
    const empty = await created({ isYouth: true })
    expect((await staff(empty, 'mark-youth', { isYouth: false })).status).toBe(200)
  })

  test('waits for a seat without a word about who waits, and is seated under a shortened name', async () => {
    const at = await created({ isYouth: true, playerCount: 2 })
    await join(at, 'Nora', 1)
    await join(at, 'Dragon', 2)
    const wait = (playerName: string, number: number) =>
      server.call('join-quick-tournament', { code: at.code, playerName, playerId: secretOf(number), wait: true })
    expect((await wait('Léa Martin', 3)).status).toBe(200)
    expect((await wait('Léa Martin', 4)).status).toBe(200)
    await server.call('leave-quick-tournament', { code: at.code, playerId: secretOf(1) })
    expect(await shown(at)).toEqual(['Dragon', 'Léa M.'])
    expect(await real(at)).toEqual(['Léa Martin'])
  })
})
