import { randomBytes } from 'node:crypto'
import { type ApartAct, afterApart, decideApart, type MadeApart } from '@tablee/domain/tournaments/acts/decided-apart'
import { type AnyDeskAct, drawnAtDesk } from '@tablee/domain/tournaments/acts/desk-acts'
import { joinApart } from '@tablee/domain/tournaments/acts/join-apart'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { circlesOf } from '@tablee/domain/tournaments/kinds/circles'
import { currentStage, isInCut } from '@tablee/domain/tournaments/kinds/stage'
import { seedOfEight } from '@tablee/domain/tournaments/pairing/seed-version'
import { recomputeRound } from '@tablee/domain/tournaments/rounds/recompute-round'
import { openMatches, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId, TournamentId, WholeTournament } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { createTournamentCache } from '../../features/tournaments/tournament-cache.ts'
import { findTournament } from '../../features/tournaments/tournament-store.ts'
import { ORGANIZER, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { sentDeskAct } from '../../testing/sent-desk-act.ts'

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

describe.each(DATABASE_KINDS)('STGE-37 groups at a desk without a network, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const held = async (id: string) => {
    const found = await server.server.database.read((db) =>
      findTournament(db, createTournamentCache(), id as TournamentId),
    )
    if (!found) throw new Error('there is no such tournament')
    return found
  }

  async function waiting(players: number) {
    const { body } = await server.call('create-quick-tournament', {
      ...{ name: 'Groupes', playerCount: 16, organizerId: ORGANIZER, structure: 'groups' },
      actId: crypto.randomUUID(),
    })
    const { id, code } = body.tournament as { id: string; code: string }
    for (let number = 1; number <= players; number++) {
      await server.call('join-quick-tournament', { code, playerName: `Joueur ${number}`, playerId: secretOf(number) })
    }
    return { id, code }
  }

  /** A device that knows the tournament, and what it decides alone. */
  async function deskOf(id: string) {
    const { tournament, sequence } = await held(id)
    const author: Author = { publicId: tournament.organizer, role: 'organizer', holderId: '', label: null }
    let state: { readonly tournament: WholeTournament } = { tournament }
    const acts: ApartAct[] = []
    const made: MadeApart[] = []
    const decide = (act: AnyDeskAct) => {
      const { hasSeed, ids } = drawnAtDesk(act)
      const given = {
        at: new Date().toISOString(),
        seed: hasSeed ? seedOfEight(hex(8)) : '',
        ids: Array.from({ length: ids }, () => hex(6)),
      }
      const apart: ApartAct = { ...act, id: `apart-${hex(8)}`, given }
      const outcome = decideApart(state, apart, author)
      if (!outcome.accepted) throw new Error(`${act.name}: ${outcome.refusal.code}`)
      state = afterApart(state, apart, outcome.value)
      acts.push(apart)
      made.push({ act: apart, changes: outcome.value })
      return state.tournament
    }
    const score = () => {
      for (const { id: matchId } of openMatches(state.tournament)) {
        decide({ name: 'update-score-quick-tournament', input: { matchId, score: twoNil, over: null } })
      }
    }
    return { sequence, author, acts, made, decide, score, now: () => state.tournament }
  }

  const handIn = (code: string, desk: { readonly sequence: number; readonly acts: readonly ApartAct[] }) =>
    server.call('hand-in-acts', {
      ...{ code, organizerId: ORGANIZER, baseSequence: desk.sequence },
      acts: desk.acts.map(sentDeskAct),
    })

  test('the start, a move, somebody late, all rounds and the bracket are the same once they are handed in', async () => {
    const { id, code } = await waiting(7)
    const desk = await deskOf(id)
    let now = desk.decide({ name: 'start-quick-tournament', input: {} })
    now = desk.decide({ name: 'add-anonymous-player', input: { playerName: 'Nora' } })
    const [one = [], other = []] = circlesOf(currentStage(now))
    const move = { playerId: one[1] as PlayerId, group: 1, instead: other[3] as PlayerId }
    now = desk.decide({ name: 'move-to-group', input: move })
    for (const round of [2, 3]) {
      desk.score()
      now = desk.decide({ name: 'start-next-round', input: { roundNumber: round } })
    }
    desk.score()
    now = desk.decide({ name: 'start-cut', input: { roundNumber: 3, groups: true } })
    expect(isInCut(now)).toBe(true)
    const { status, body } = await handIn(code, desk)
    expect([status, body.data.refusal]).toEqual([200, null])
    const { tournament: there } = await held(id)
    expect(there).toEqual(desk.now())
    for (const round of [2, 3, 4]) expect(recomputeRound(there, round)?.others, `round ${round}`).toBe(0)
    expect((await handIn(code, desk)).body.data).toEqual(body.data)
  })

  test('a group that was changed on the server meanwhile is no longer changed by the desk, and nothing else is lost', async () => {
    const { id, code } = await waiting(8)
    await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    const desk = await deskOf(id)
    const [one = [], other = []] = circlesOf(currentStage(desk.now()))
    const move = { playerId: one[1] as PlayerId, group: 1, instead: other[2] as PlayerId }
    desk.decide({ name: 'move-to-group', input: move })
    const elsewhere = { playerId: one[0], group: 1, instead: other[2] }
    await server.call('move-to-group', { tournamentId: id, organizerId: ORGANIZER, ...elsewhere })
    const { tournament: there } = await held(id)
    expect((await handIn(code, desk)).body.data).toMatchObject({ known: [], refusal: null })
    const joined = joinApart({ there, made: desk.made, known: new Set(), theirs: new Set(), author: desk.author })
    expect(joined.met).toMatchObject([{ kind: 'impossible', refusal: { code: 'round_moved_on' } }])
    expect(joined.steps).toEqual([])
    expect((await held(id)).tournament).toEqual(there)
  })
})
