import { expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { aTeamEvent, withTeams } from '../tournaments/testing/a-team-event.ts'
import { anAnnouncement } from '../tournaments/testing/a-tournament.ts'
import type { PlayerId, WholeTournament } from '../tournaments/tournament.ts'
import { acceptInOrder, acceptRegistration } from './accept-registration.ts'
import type { Registration, RegistrationId } from './registration.ts'
import { PENDING } from './registration-state.ts'
import { hasSeatFor, seatedInOrder } from './team-places.ts'

const SEED = Number(process.env.TEAM_SEED ?? Math.floor(Math.random() * 1e9))
const RUNS = 300

const waits = (number: number, teamName: string | null): Registration => ({
  ...{ id: `r${number}` as RegistrationId, playerId: `p${number}` as PlayerId, name: `Joueur ${number}`, teamName },
  ...{ shownAs: null, state: PENDING },
})

function announced(teamKind: 'trios' | 'two-headed-giant', teams: number, capacity: number | null): WholeTournament {
  const numbers = Array.from({ length: teams }, (_, index) => index + 1)
  return { ...withTeams(aTeamEvent(teamKind), numbers), announcement: anAnnouncement, capacity }
}

/** As the staff would, one by one: whoever finds no seat keeps waiting. */
function oneByOne(event: WholeTournament, waiting: readonly Registration[]): readonly string[] {
  let state = event
  return waiting.flatMap((registration) => {
    const decided = acceptRegistration(state, { registration, publicId: null })
    if (!decided.accepted) return []
    state = evolveAll(state, decided.value.changes)
    return [registration.id]
  })
}

test(`TEAM-42 who finds a seat is known beforehand, exactly as they are seated one by one (TEAM_SEED=${SEED})`, () => {
  const random = seededRandom(`places ${SEED}`)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  for (let run = 0; run < RUNS; run++) {
    const kind = random() < 0.5 ? 'trios' : 'two-headed-giant'
    const capacity = random() < 0.1 ? null : upTo(30)
    let event = announced(kind, upTo(4), capacity)
    // Some have left their team a chair, some are there without one.
    for (const { members } of event.teams) {
      if (random() < 0.5) event = evolveAll(event, [{ kind: 'player_removed', playerId: members[1] as PlayerId }])
    }
    for (let alone = upTo(4); alone > 0; alone--) {
      const added = { playerId: `seul${alone}` as PlayerId, name: `Seul ${alone}`, publicId: null, firstRound: 1 }
      event = evolveAll(event, [{ kind: 'player_added', ...added }])
    }
    const waiting = Array.from({ length: upTo(25) }, (_, number) => {
      const asked = [null, `équipe ${upTo(5)}`, `NOUVELLE ${upTo(5)}`][upTo(2)]
      return waits(number, asked ?? null)
    })
    const seated = seatedInOrder(event, waiting).map(({ id }) => id)
    expect(seated).toEqual(oneByOne(event, waiting))
    const candidates = waiting.map((registration) => ({ registration, publicId: null }))
    const accepted = acceptInOrder(event, candidates)
    expect(accepted.accepted ? accepted.value.map(({ registration: { id } }) => id) : []).toEqual(seated)
    for (const one of waiting) {
      expect(hasSeatFor(event, one)).toBe(acceptRegistration(event, { registration: one, publicId: null }).accepted)
    }
  }
})

test('TEAM-42 a full event of 500 teams looks through 10,000 who wait, once for each', () => {
  const event = announced('two-headed-giant', 500, 1_000)
  const [gone = '' as PlayerId] = event.teams[0]?.members ?? []
  const before = evolveAll(event, [{ kind: 'player_removed', playerId: gone }])
  const asked = { count: 0 }
  const waiting = Array.from({ length: 10_000 }, (_, number) => {
    const teamName = number === 9_999 ? 'ÉQUIPE 1' : `Autre ${number}`
    const one = waits(number, teamName)
    return Object.defineProperty({ ...one }, 'teamName', {
      get: () => {
        asked.count++
        return teamName
      },
    }) as Registration
  })
  expect(seatedInOrder(before, waiting).map(({ id }) => id)).toEqual(['r9999'])
  expect(asked.count).toBe(10_000)
})
