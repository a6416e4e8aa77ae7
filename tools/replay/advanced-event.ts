import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { dropPlayerAdvancedTournament } from '@tablee/contract/registrations/drop-player-advanced-tournament'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { submitAdvancedScore } from '@tablee/contract/tournaments/submit-advanced-score'
import { MOST_DESK_ENTRIES } from '@tablee/domain/registrations/registration'
import type { RecordedTournament } from '@tablee/domain/tournaments/golden/recorded-tournament'
import { FORMATS_BY_GAME, GAME_TYPES } from '@tablee/domain/tournaments/life/announcement'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { actAtOnce, type PlayedEvent } from './played-event.ts'
import { packOf } from './recorded-rules.ts'
import { ReplayError, type ServerClient } from './server-client.ts'

export function advancedEvent(client: ServerClient, recording: RecordedTournament, organizerId: string): PlayedEvent {
  const writeIn = async (tournamentId: TournamentId, names: readonly string[]) => {
    for (let start = 0; start < names.length; start += MOST_DESK_ENTRIES) {
      const players = names.slice(start, start + MOST_DESK_ENTRIES).map((playerName) => ({ playerName }))
      await client.call(addPlayersAtDesk, { tournamentId, players })
    }
  }
  return {
    organizerId,
    create: async () => {
      const { tournament } = await client.call(createAdvancedTournament, announcementOf(recording))
      return readTournamentDocument(tournament).tournament
    },
    register: ({ id }, names) => writeIn(id, names),
    pair: async ({ id: tournamentId }, roundNumber) => {
      const { data } = await client.call(generateAdvancedPairings, { tournamentId, roundNumber })
      return readTournamentDocument(data.tournament).tournament
    },
    enter: async ({ match, score: { wins1: score1, wins2: score2, draws } }) => {
      await client.call(submitAdvancedScore, { roundId: match.id, score1, score2, draws })
    },
    addLate: ({ id }, names) => writeIn(id, names),
    drop: async ({ id: tournamentId, players }, names) => {
      const leaving = new Set(names)
      const keys = players.filter(({ name }) => leaving.has(name)).map(({ id }) => id)
      await actAtOnce(
        keys.map((playerId) => () => client.call(dropPlayerAdvancedTournament, { tournamentId, playerId })),
      )
    },
  }
}

function announcementOf(recording: RecordedTournament) {
  const { pack, overrides } = packOf(recording)
  const gameType = GAME_TYPES.find((game) => game === pack.game)
  if (!gameType) throw new ReplayError(`No event is announced for ${pack.game}.`)
  const [format] = FORMATS_BY_GAME[gameType]
  return { name: recording.id, gameType, format, tournamentDate: new Date().toISOString(), rules: overrides }
}
