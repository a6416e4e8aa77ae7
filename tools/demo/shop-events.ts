import { acceptRegistrations } from '@tablee/contract/registrations/accept-registrations'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { planRounds } from '@tablee/contract/tournaments/plan-rounds'
import { startCut } from '@tablee/contract/tournaments/start-cut'
import { submitAdvancedScore } from '@tablee/contract/tournaments/submit-advanced-score'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { isInCut } from '@tablee/domain/tournaments/kinds/stage'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { actAtOnce } from '../replay/played-event.ts'
import { newSecret, type ServerClient } from '../replay/server-client.ts'
import { likelyScore } from './likely-score.ts'
import type { Person } from './people.ts'

export type Shop = { readonly client: ServerClient; readonly seed: string; readonly now: Date }

type Entries = { readonly name: string; readonly people: readonly Person[] }

const PLACE = { location: 'Lyon, 69007' }
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FRIDAY = 5
const SWISS_ROUNDS = 4
const CUT_SIZE = 8

/** Announced for Friday evening: most have a seat, the last wait for one, some await an answer. */
export async function announceFriday({ client, now }: Shop, { name, people }: Entries): Promise<string> {
  const seats = Math.floor(people.length * 0.8)
  const { tournamentId, code } = await client.call(createAdvancedTournament, {
    name,
    gameType: 'magic',
    format: 'modern',
    tournamentDate: nextFridayEvening(now).toISOString(),
    maxPlayers: seats,
    description: 'Quatre rondes, un lot pour chacun. Ouverture des portes à 19 h, début à 19 h 30 précises.',
    ...PLACE,
  })
  const confirmed = people.slice(0, seats - 2)
  for (const person of confirmed) await register(client, tournamentId, person)
  await client.call(acceptRegistrations, { tournamentId })
  for (const person of people.slice(confirmed.length)) await register(client, tournamentId, person)
  return code
}

async function register(client: ServerClient, tournamentId: string, { firstName, lastName, name }: Person) {
  const registration = { tournamentId, playerName: name, playerId: newSecret(), firstName, lastName }
  await client.call(registerAdvancedPlayer, { ...registration, email: addressOf(name), policyAgreement: true })
}

/** A domain that nobody has; letters stay in the demonstration's folder anyway. */
function addressOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z]+/g, '.')
  return `${plain.toLowerCase()}@demo.invalid`
}

/** An event of last week with its final standings. */
export async function playedEvent(shop: Shop, entries: Entries): Promise<string> {
  const { client, now } = shop
  const startedAt = new Date(now.getTime() - 7 * DAY_MS)
  const tournament = await playSwiss(shop, await openEvent(shop, entries, startedAt))
  await client.act(finishTournament, { tournamentId: tournament.id })
  return tournament.code
}

/** An event of today whose first eight play on, with half of the quarter-finals over. */
export async function eventInCut(shop: Shop, entries: Entries): Promise<string> {
  const { client, now } = shop
  const tournament = await playSwiss(shop, await openEvent(shop, entries, new Date(now.getTime() - 5 * HOUR_MS)))
  const cut = { tournamentId: tournament.id, roundNumber: SWISS_ROUNDS, size: CUT_SIZE } as const
  const { tournament: document } = await client.call(startCut, cut)
  await reportTables(shop, readTournamentDocument(document).tournament, CUT_SIZE / 4)
  return tournament.code
}

async function openEvent({ client }: Shop, { name, people }: Entries, startsAt: Date): Promise<string> {
  const announced = {
    name,
    gameType: 'magic',
    format: 'pauper',
    tournamentDate: startsAt.toISOString(),
    ...PLACE,
  } as const
  const { tournamentId } = await client.call(createAdvancedTournament, announced)
  const players = people.map(({ name: playerName }) => ({ playerName }))
  await client.call(addPlayersAtDesk, { tournamentId, players })
  await client.act(planRounds, { tournamentId, rounds: SWISS_ROUNDS })
  return tournamentId
}

async function playSwiss(shop: Shop, tournamentId: string): Promise<Tournament> {
  for (let roundNumber = 1; ; roundNumber++) {
    const { data } = await shop.client.call(generateAdvancedPairings, { tournamentId, roundNumber })
    const { tournament } = readTournamentDocument(data.tournament)
    await reportTables(shop, tournament, tournament.players.length)
    if (roundNumber === SWISS_ROUNDS) return tournament
  }
}

async function reportTables({ client, seed }: Shop, tournament: Tournament, tables: number): Promise<void> {
  const round = currentRound(tournament)
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  const played = matchesOfRound(tournament, round).filter(isMeeting).slice(0, tables)
  await actAtOnce(
    played.map((match) => () => {
      const [one, other] = pairOf(match)
      const meeting = { seed, round, names: [names.get(one) ?? '', names.get(other) ?? ''] as const }
      const { wins1: score1, wins2: score2, draws } = likelyScore(meeting, !isInCut(tournament))
      return client.act(submitAdvancedScore, { roundId: match.id, score1, score2, draws })
    }),
  )
}

function nextFridayEvening(now: Date): Date {
  const evening = new Date(now)
  evening.setDate(now.getDate() + (((FRIDAY - now.getDay() + 6) % 7) + 1))
  evening.setHours(19, 30, 0, 0)
  return evening
}
