import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { checkInPlayer } from '@tablee/contract/registrations/check-in-player'
import { getAdvancedRegistrations } from '@tablee/contract/registrations/get-advanced-registrations'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { newOrganizer, signIn } from '../tools/replay/organizer-account.ts'
import { newSecret, ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import { type Figure, median } from './figure.ts'

const SEATS = 8
const SOME = 1000
const RUNS = 15
/** Immediate on a phone, network included. */
const LIMITS_MS = { organizer: 300, everybody: 300, act: 50 }
/** Twice the work, plus noise. */
const MOST_TIMES_HALF = 2.5

/** A small event with far more registrations than seats, read whole and in public. */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer()
  try {
    const organizer = new ServerClient({ url: server.url, delayMs: 0 })
    const environment = { ...process.env, DATA_DIR: server.dataFolder, DATABASE_URL: '' }
    await signIn(organizer, await newOrganizer(organizer, environment))
    return await measureEvent(organizer)
  } finally {
    await server.stop()
  }
}

async function measureEvent(organizer: ServerClient): Promise<readonly Figure[]> {
  const anybody = new ServerClient({ url: organizer.url, delayMs: 0 })
  const tournamentId = await fullEvent(organizer)
  const list = (client: ServerClient) => timesMs(() => client.call(getAdvancedRegistrations, { tournamentId }))
  await register(anybody, { tournamentId, from: 0 })
  const some = median(await list(organizer))
  await register(anybody, { tournamentId, from: SOME })
  const whole = median(await list(organizer))
  const what = `${2 * SOME} registrations`
  const acts = await actsMs(organizer, anybody, tournamentId)
  return [
    { what: `check-in among ${what}`, measured: median(acts.checkIns), limit: LIMITS_MS.act, unit: 'ms' },
    { what: `one more of ${what}`, measured: median(acts.newcomers), limit: LIMITS_MS.act, unit: 'ms' },
    { what: `${what}, read by the organizer`, measured: whole, limit: LIMITS_MS.organizer, unit: 'ms' },
    { what: `${what}, read by anybody`, measured: median(await list(anybody)), limit: LIMITS_MS.everybody, unit: 'ms' },
    { what: `${what} against ${SOME}`, measured: whole / some, limit: MOST_TIMES_HALF, unit: 'x' },
  ]
}

async function fullEvent(client: ServerClient): Promise<string> {
  const announcement = { name: 'Bench', gameType: 'magic', format: 'modern', maxPlayers: SEATS } as const
  const tournamentDate = '2099-01-16T14:00:00+01:00'
  const { tournamentId } = await client.call(createAdvancedTournament, { ...announcement, tournamentDate })
  const players = Array.from({ length: SEATS }, (_, index) => ({ playerName: `Seated ${index}` }))
  await client.call(addPlayersAtDesk, { tournamentId, players })
  return tournamentId
}

type Crowd = { readonly tournamentId: string; readonly from: number; readonly count?: number }

async function register(client: ServerClient, { tournamentId, from, count = SOME }: Crowd): Promise<void> {
  const person = {
    firstName: 'Camille',
    lastName: 'Martin',
    email: 'camille@example.org',
    policyAgreement: true,
  } as const
  const decklist = { decklistText: Array.from({ length: 25 }, (_, index) => `4 Card number ${index}`).join('\n') }
  for (let number = from; number < from + count; number++) {
    const registering = { tournamentId, playerName: `Player ${number}`, playerId: newSecret(), decklist }
    await client.call(registerAdvancedPlayer, { ...person, ...registering })
  }
}

/** One act at a time, as desk and phones send them. */
async function actsMs(organizer: ServerClient, anybody: ServerClient, tournamentId: string) {
  const { data } = await organizer.call(getAdvancedRegistrations, { tournamentId })
  const seated = data.find(({ status }) => status === 'confirmed')
  const playerId = seated?.playerKey ?? ''
  return {
    checkIns: await timesMs((run) =>
      organizer.call(checkInPlayer, { tournamentId, playerId, isPresent: run % 2 === 0 }),
    ),
    newcomers: await timesMs((run) => register(anybody, { tournamentId, from: 2 * SOME + run, count: 1 })),
  }
}

async function timesMs(act: (run: number) => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    await act(run)
    times.push(performance.now() - start)
  }
  return times
}
