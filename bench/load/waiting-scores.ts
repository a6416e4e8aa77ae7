import { type Agent, request } from 'node:http'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { newSecret, type ServerClient } from '../../tools/replay/server-client.ts'

export type WaitingScore = {
  readonly code: string
  readonly playerId: string
  readonly matchId: string
  readonly score: string
}

type Sending = { readonly agent: Agent; readonly score: WaitingScore; readonly wish: object }

/** Ignores the answer: reading it costs as much as the act. */
export function sendScore(url: string, { agent, score, wish }: Sending): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'tablee' }
  const address = new URL(`/v1/functions/${sendScoreQuickTournament.id}/executions`, url)
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== 201) reject(new Error(`answered ${answer.statusCode}`))
      answer.resume().on('end', resolve)
    })
    sent.on('error', reject).end(JSON.stringify({ ...wish, body: JSON.stringify(score) }))
  })
}

export async function scoresOf(client: ServerClient, playerCount: number): Promise<readonly WaitingScore[]> {
  const organizerId = newSecret()
  const wanted = { name: 'Bench', playerCount, organizerId }
  const { code, id: tournamentId } = (await client.call(createQuickTournament, wanted)).tournament
  const phones = new Map(Array.from({ length: playerCount }, (_, index) => [`Player ${index}`, newSecret()]))
  await Promise.all(
    [...phones].map(([playerName, playerId]) => client.call(joinQuickTournament, { code, playerName, playerId })),
  )
  const { data } = await client.call(startQuickTournament, { tournamentId, organizerId })
  const { matches, players } = readTournamentDocument(data.tournament).tournament
  const names = new Map(players.map(({ id, name }) => [id, name]))
  return matches.flatMap((match) => {
    const [first] = isMeeting(match) ? pairOf(match) : []
    const playerId = phones.get((first && names.get(first)) ?? '')
    return playerId === undefined ? [] : [{ code, playerId, matchId: match.id, score: '2-1' }]
  })
}
