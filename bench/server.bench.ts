import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/size-limits'
import { newSecret, ServerClient } from '../tools/replay/server-client.ts'
import { spawnServer } from '../tools/spawn-server.ts'
import type { Figure } from './figure.ts'

const PLAYERS = QUICK_PLAYER_COUNT.max
/** The limits let a venue, one address, join and score within a minute (docs/wire.md). */
const A_MINUTE_MS = 60_000

/** On a durable SQLite file: all join at once, then all tables score at once. */
export async function measure(): Promise<readonly Figure[]> {
  const server = await spawnServer()
  try {
    return await measureVenue(new ServerClient({ url: server.url, delayMs: 0 }))
  } finally {
    await server.stop()
  }
}

async function measureVenue(client: ServerClient): Promise<readonly Figure[]> {
  const organizerId = newSecret()
  const { tournament } = await client.call(createQuickTournament, { name: 'Bench', playerCount: PLAYERS, organizerId })
  const { code, id: tournamentId } = tournament
  const phones = new Map(Array.from({ length: PLAYERS }, (_, index) => [`Player ${index}`, newSecret()]))
  const joining = await durationMs(
    [...phones].map(
      ([playerName, playerId]) =>
        () =>
          client.call(joinQuickTournament, { code, playerName, playerId }),
    ),
  )
  const { data } = await client.call(startQuickTournament, { tournamentId, organizerId })
  const started = readTournamentDocument(data.tournament).tournament
  const names = new Map(started.players.map(({ id, name }) => [id, name]))
  const scores = started.matches.filter(isMeeting).map((match) => {
    const playerId = phones.get(names.get(pairOf(match)[0]) ?? '') ?? ''
    return () => client.call(sendScoreQuickTournament, { code, playerId, matchId: match.id, score: '2-1' })
  })
  const scoring = await durationMs(scores)
  return [
    { what: `${PLAYERS} players join at the same moment`, measured: joining, limit: A_MINUTE_MS, unit: 'ms' },
    { what: `${scores.length} tables score at the same moment`, measured: scoring, limit: A_MINUTE_MS, unit: 'ms' },
  ]
}

async function durationMs(acts: readonly (() => Promise<unknown>)[]): Promise<number> {
  const start = performance.now()
  await Promise.all(acts.map((act) => act()))
  return performance.now() - start
}
