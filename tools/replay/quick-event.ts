import { addAnonymousPlayer } from '@tablee/contract/tournaments/add-anonymous-player'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { deleteQuickTournamentPlayer } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import type { RecordedTournament } from '@tablee/domain/tournaments/golden/recorded-tournament'
import type { PlayedEvent } from './played-event.ts'
import { packOf } from './recorded-rules.ts'
import { newSecret, type ServerClient } from './server-client.ts'

/** The organizer enters one match in so many, as for somebody with an empty battery. */
const ORGANIZER_ENTERS_EVERY = 5

export function quickEvent(client: ServerClient, recording: RecordedTournament): PlayedEvent {
  const organizerId = newSecret()
  /** By player; those without a phone were added by the organizer. */
  const phones = new Map<string, string>()
  return {
    organizerId,
    create: async () => {
      const { pack, overrides } = packOf(recording)
      const playerCount = Math.max(2, recording.players.length)
      const event = { name: recording.id, playerCount, organizerId, game: pack.game, rules: overrides }
      const { tournament } = await client.call(createQuickTournament, event)
      return readTournamentDocument(tournament).tournament
    },
    register: async ({ code }, names) => {
      for (const playerName of names) {
        const playerId = newSecret()
        await client.call(joinQuickTournament, { code, playerName, playerId })
        phones.set(playerName, playerId)
      }
    },
    pair: async ({ id: tournamentId }, round) => {
      const call = { tournamentId, organizerId }
      const { data } =
        round === 1
          ? await client.call(startQuickTournament, call)
          : await client.call(startNextRound, { ...call, roundNumber: round })
      return readTournamentDocument(data.tournament).tournament
    },
    enter: async ({ tournament: { code }, match, player, score: { wins1, wins2, draws }, index }) => {
      const result = { code, matchId: match.id, score: { score1: wins1, score2: wins2, draws } }
      const playerId = phones.get(player)
      if (playerId === undefined || index % ORGANIZER_ENTERS_EVERY === 0) {
        await client.call(updateScoreQuickTournament, { ...result, organizerId })
      } else {
        await client.call(sendScoreQuickTournament, { ...result, playerId })
      }
    },
    addLate: async ({ code }, names) => {
      for (const playerName of names) await client.call(addAnonymousPlayer, { code, playerName, organizerId })
    },
    drop: async ({ code }, names) => {
      for (const playerName of names) await client.call(deleteQuickTournamentPlayer, { code, playerName, organizerId })
    },
  }
}
