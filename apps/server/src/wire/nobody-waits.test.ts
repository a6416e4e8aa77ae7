import { portableText } from '@tablee/contract/tournaments/portable-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/read-tournament-document'
import type { PortableTournament } from '@tablee/domain/tournaments/portable-tournament'
import { recomputeRound } from '@tablee/domain/tournaments/recompute-round'
import { fileOfAllScores } from '@tablee/domain/tournaments/testing/large-files'
import { expect, test } from 'vitest'
import { ORGANIZER, startServer, type TestServer } from '../testing/a-server.ts'
import { watchTurns } from '../testing/longest-turn.ts'

/** Ten times what is meant (docs/performance.md): the work of this thread alone, so that a slow machine makes no difference. */
const LONGEST_TURN_MS = 500

const bring = async (server: TestServer, file: PortableTournament) => {
  const { body } = await server.call('import-tournament', {
    tournament: JSON.parse(portableText(file)),
    organizerId: ORGANIZER,
  })
  return { id: String(body.tournament.$id), code: String(body.tournament.code) }
}

test('OPS-12 a round of a thousand players with as many scores is paired while others have their turn', async () => {
  const server = await startServer({ environment: { LOG_LEVEL: 'error' } })
  const { id } = await bring(server, fileOfAllScores({ players: 1000, rounds: 18 }))
  const turns = watchTurns()
  const { status, body } = await server.call('start-next-round', { tournamentId: id, organizerId: ORGANIZER })
  const longest = turns.longestMs()
  turns.stop()
  expect([status, body.reason]).toEqual([200, undefined])
  expect(longest).toBeLessThan(LONGEST_TURN_MS)
  const { tournament } = readTournamentDocument(await server.document(id))
  expect(recomputeRound(tournament, 19)?.others).toBe(0)
  await server.close()
})
