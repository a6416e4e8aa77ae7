import { finalStandings } from '@tablee/domain/tournaments/kinds/phase'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { keptBackOf } from '@tablee/domain/tournaments/kinds/whole-match'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { whole } from '@tablee/domain/tournaments/testing/a-tournament'
import { eveningOfActs } from '@tablee/domain/tournaments/testing/evening-of-acts'
import { decideStep, drawnForStep } from '@tablee/domain/tournaments/testing/step-of-evening'
import type { PublicId, SeenTournament, TournamentCode, WholeTournament } from '@tablee/domain/tournaments/tournament'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { publicIdOf } from '../../../../device-storage/secret.ts'
import { executed } from '../../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, secretOf, venue } from '../../testing/venue.ts'
import { useTournament } from './use-tournament.ts'
import { useWholeTournament, useWholeWatch } from './whole-tournament.ts'

const SEED = process.env.WHOLE_SEED ?? String(Date.now())
const phones = (number: number) => publicIdOf(secretOf(number)) as PublicId

type Held = { seen: SeenTournament | null; whole: WholeTournament | null }

/** A staff screen and its data. */
async function aDesk(server: PlayedTournamentServer) {
  const { id: tournamentId, code } = server.tournament
  const access = { tournamentId, code, secret: ORGANIZER_SECRET, role: 'organizer' } as const
  const held: Held = { seen: null, whole: null }
  function Desk() {
    useWholeWatch(access)
    held.seen = useTournament(code as TournamentCode).data?.tournament ?? null
    held.whole = useWholeTournament(access)
    return null
  }
  await showScreen(<Desk />, { server })
  const asked = () =>
    server.local.requests
      .filter(({ path }) => path.includes('get-whole-tournament'))
      .map(({ body }) => {
        return JSON.parse((body as { body: string }).body).heldSequence as number | undefined
      })
  const isWhole = () => waitFor(() => expect(held.whole).toEqual(server.tournament), { timeout: 5_000 })
  return { held, asked, isWhole }
}

test(`ACTS-41 a browser of the staff holds after each act of an evening what the server holds (WHOLE_SEED=${SEED})`, async () => {
  const server = await PlayedTournamentServer.start(venue([], { capacity: 16 }))
  const { asked, isWhole } = await aDesk(server)
  await isWhole()
  let drawn = 0
  let contested = 0
  const steps = eveningOfActs(SEED, phones)
  let step = steps.next()
  while (!step.done) {
    const { hasSeed, ids } = drawnForStep(step.value)
    const given = {
      at: new Date('2030-01-31T18:00:00.000Z'),
      seed: hasSeed ? `seed ${drawn++}` : '',
      ids: Array.from({ length: ids }, () => `id${drawn++}`),
    }
    const outcome = decideStep(whole(server.tournament), step.value, { phones, given })
    if (outcome.accepted) server.happens(outcome)
    await isWhole()
    if (keptBackOf(whole(server.tournament)).size > 0) contested += 1
    step = steps.next(server.tournament)
  }
  expect(finalStandings(server.tournament)).toHaveLength(17)
  expect(contested).toBeGreaterThan(0)
  // One read at first, and one per act without full changes.
  expect(asked()).toHaveLength(1 + contested)
}, 60_000)

function paired() {
  const waiting = venue(['Zoé', 'Max', 'Léa', 'Inès'])
  const outcome = startTournament(waiting, 'seed')
  if (!outcome.accepted) throw new Error('refused')
  return { waiting, outcome }
}

/** Both players of a table claim the win. */
function contest(server: PlayedTournamentServer) {
  const match = matchOf(server.tournament, 'p1')
  const { id: matchId } = match
  const players = pairOf(match)
  for (const by of players) {
    server.happens(
      submitScore(whole(server.tournament), {
        matchId,
        by,
        score: { wins1: 2, wins2: by === players[0] ? 0 : 1, draws: 0 },
        contest: false,
      }),
    )
  }
}

test('ACTS-41 what was missed while the line told nothing is asked for, and the document once more only if it is not held', async () => {
  const { waiting, outcome } = paired()
  const server = await PlayedTournamentServer.start(waiting)
  const { held, asked, isWhole } = await aDesk(server)
  await isWhole()
  server.happens(outcome)
  await isWhole()
  expect(asked()).toHaveLength(1)
  await server.fallsSilent()
  contest(server)
  server.isTelling = true
  server.happens({ accepted: true, value: [{ kind: 'own_names_allowed', areAllowed: true }] })
  await isWhole()
  expect(held.seen).not.toEqual(server.tournament)
  expect(asked().at(-1)).toBe(server.sequence)
})

test('ACTS-41 where a server does not answer, nothing is taken for the whole', async () => {
  const { waiting, outcome } = paired()
  const server = await PlayedTournamentServer.start(waiting)
  server.others.set('get-whole-tournament', () =>
    executed(403, { success: false, reason: 'not_organizer', message: 'Non.' }),
  )
  const { held, asked } = await aDesk(server)
  await waitFor(() => expect(asked()).toHaveLength(1))
  server.happens(outcome)
  contest(server)
  await waitFor(() => expect(held.seen?.matches).toHaveLength(2))
  expect(held.whole).toBeNull()
  expect(asked()).toHaveLength(1)
})
