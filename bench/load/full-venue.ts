import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import type { Match, Tournament } from '@tablee/domain/tournaments/tournament'
import { newSecret, type ServerClient } from '../../tools/replay/server-client.ts'

export type FullVenue = {
  readonly code: string
  readonly id: string
  /** Outdates everything kept of the tournament. */
  readonly enterScore: () => Promise<void>
}

/** In mid-evening: all rounds but the last are scored. */
export async function fullVenue(client: ServerClient, players: number, rounds: number): Promise<FullVenue> {
  const organizerId = newSecret()
  const { tournament } = await client.call(createQuickTournament, { name: 'Bench', playerCount: players, organizerId })
  const { code, id: tournamentId } = tournament
  const names = Array.from({ length: players }, (_, index) => `Player ${index}`)
  await Promise.all(
    names.map((playerName) => client.act(joinQuickTournament, { code, playerName, playerId: newSecret() })),
  )
  const enter = (match: Match) =>
    client.act(updateScoreQuickTournament, {
      ...{ code, organizerId, matchId: match.id },
      score: { score1: 2, score2: 1, draws: 0 },
    })
  let { data } = await client.call(startQuickTournament, { tournamentId, organizerId })
  let open = openMatches(data.tournament)
  for (let roundNumber = 2; roundNumber <= rounds; roundNumber++) {
    await Promise.all(open.map(enter))
    ;({ data } = await client.call(startNextRound, { tournamentId, organizerId, roundNumber }))
    open = openMatches(data.tournament)
  }
  const left = [...open]
  return {
    code,
    id: tournamentId,
    enterScore: async () => {
      const match = left.pop()
      if (!match) throw new Error('every score is entered')
      await enter(match)
    },
  }
}

function openMatches(document: Parameters<typeof readTournamentDocument>[0]): readonly Match[] {
  const { tournament } = readTournamentDocument(document)
  const last = Math.max(...tournament.matches.map(({ round }: Tournament['matches'][number]) => round))
  return tournament.matches.filter((match) => match.round === last && isMeeting(match))
}
