import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { CallInput } from '@tablee/contract/call'
import { PROJECT_ID } from '@tablee/contract/channels'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { createDeviceLink } from '@tablee/contract/tournaments/create-device-link'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import {
  type DocumentMatch,
  type DocumentPlayer,
  documentMatch,
  documentPlayer,
} from '@tablee/contract/tournaments/documents/tournament-document'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { redeemDeviceLink } from '@tablee/contract/tournaments/redeem-device-link'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { MOST_DESK_ENTRIES } from '@tablee/domain/registrations/registration'
import { PLAYER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/players/player-name'
import { callServer } from './server-call.ts'

const FIRST_NAMES = ['Maximilienne-Alexandra', 'Zoé', 'Jean-Christophe', 'Valérie', 'Bartholomé', 'Nguyễn Thị', 'Hugo']
const LAST_NAMES = [
  'de la Rochefoucauld',
  "O'Connor",
  'Vandenbroucke-Delacroix',
  'Lefebvre',
  'Wojciechowska',
  'Desrousseaux de Vandière',
]
/** Without a space to wrap at, the longest allowed, another script. */
const NICKNAMES = [
  'DragonBlancAuxYeuxBleus',
  'Anticonstitutionnellement',
  'W'.repeat(PLAYER_NAME_MAX_LENGTH - 5),
  'Supercalifragilisticexpialidocious2004',
  'محمد عبد الرحمن',
  'Léa 🐉',
]

export function peopleOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const nickname = index % 5 === 2 ? NICKNAMES[((index / 5) % NICKNAMES.length) | 0] : undefined
    const name = nickname ?? `${FIRST_NAMES[index % 7]} ${LAST_NAMES[index % 6]}`
    return index < 2 ? name : `${name} ${index}`
  })
}

export type FilledTournament = { readonly id: string; readonly code: string; readonly path: string }

export type FilledQuickTournament = FilledTournament & {
  readonly organizerId: string
  /** By name. */
  readonly secrets: ReadonlyMap<string, string>
}

/** In a larger room the organizer lists all but one. */
const MOST_WITH_PHONES = 64

/** Full unless it has more seats. */
export async function filledQuickTournament(
  device: BrowserContext,
  players: number,
  wished: Partial<CallInput<typeof createQuickTournament>> = {},
): Promise<FilledQuickTournament> {
  const organizerId = randomUUID()
  const made = { name: 'Les mercredis du Vieux Grimoire', playerCount: Math.max(2, players), organizerId, ...wished }
  const { tournament } = await callServer(device, createQuickTournament, made)
  const { code, $id: id } = tournament
  const people = peopleOf(players)
  const listed = players > MOST_WITH_PHONES ? people.slice(1) : []
  const secrets = new Map(people.slice(0, players - listed.length).map((name) => [name, randomUUID()]))
  const [first, ...others] = secrets
  if (first) await callServer(device, joinQuickTournament, { code, playerName: first[0], playerId: first[1] })
  await Promise.all(
    others.map(([playerName, playerId]) => callServer(device, joinQuickTournament, { code, playerName, playerId })),
  )
  if (listed.length > 0) {
    await callServer(device, addPlayersQuickTournament, { code, playerNames: listed, organizerId })
  }
  return { id, code, organizerId, secrets, path: `/tournament/${code}/admin` }
}

/** Returns round 1's matches. */
export async function startQuick(
  device: BrowserContext,
  { id, organizerId }: FilledQuickTournament,
): Promise<readonly DocumentMatch[]> {
  const { data } = await callServer(device, startQuickTournament, { tournamentId: id, organizerId })
  return data.tournament.matches.map((text) => documentMatch.parse(JSON.parse(text)))
}

export async function matchesOf(
  device: BrowserContext,
  tournament: Pick<FilledTournament, 'code'>,
  round: number,
): Promise<readonly DocumentMatch[]> {
  const { matches } = await documentOf(device, tournament)
  return matches.map((text) => documentMatch.parse(JSON.parse(text))).filter((match) => match.round === round)
}

/** In order of joining. */
export async function playersOf(
  device: BrowserContext,
  tournament: Pick<FilledTournament, 'code'>,
): Promise<readonly DocumentPlayer[]> {
  const { players } = await documentOf(device, tournament)
  return players.map((text) => documentPlayer.parse(JSON.parse(text)))
}

type Listed = { readonly matches: readonly string[]; readonly players: readonly string[] }

async function documentOf(device: BrowserContext, { code }: Pick<FilledTournament, 'code'>): Promise<Listed> {
  const query = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'code', values: [code] }))
  const path = `/v1/databases/tablee/collections/tournaments/documents?queries[0]=${query}`
  const answer = await device.request.get(path, { headers: { 'x-appwrite-project': PROJECT_ID } })
  const { documents } = await answer.json()
  return documents[0]
}

/** The first-named player reports a win; with `disputed` the other does too. */
export async function report(
  device: BrowserContext,
  tournament: FilledQuickTournament,
  { match, disputed }: { readonly match: DocumentMatch | undefined; readonly disputed: boolean },
): Promise<void> {
  if (!match) return
  const { code, secrets } = tournament
  const [one, other] = [secrets.get(match.player1Name) ?? '', secrets.get(match.player2Name) ?? '']
  await callServer(device, sendScoreQuickTournament, { code, playerId: one, matchId: match.id, score: '2-1' })
  if (!disputed) return
  const against = { code, playerId: other, matchId: match.id, score: '1-2', contest: true }
  await callServer(device, sendScoreQuickTournament, against)
}

/** Its players were written in at the desk. */
export async function filledEvent(
  device: BrowserContext,
  players: number,
  announced: Partial<CallInput<typeof createAdvancedTournament>> = {},
): Promise<FilledTournament> {
  const event = { name: 'Grand Open', format: 'modern', tournamentDate: '2032-01-16T09:00:00Z', ...announced }
  const { tournamentId, code } = await callServer(device, createAdvancedTournament, { ...event, gameType: 'magic' })
  const people = peopleOf(players).map((playerName) => ({ playerName }))
  for (let from = 0; from < players; from += MOST_DESK_ENTRIES) {
    const some = people.slice(from, from + MOST_DESK_ENTRIES)
    await callServer(device, addPlayersAtDesk, { tournamentId, players: some })
  }
  return { id: tournamentId, code, path: `/tournament/${code}/admin-advanced` }
}

/** Returns the device's new secret. */
export async function takeThePlaceOf(
  device: BrowserContext,
  { code }: FilledTournament,
  { key, organizerId }: { readonly key: string; readonly organizerId: string },
): Promise<string> {
  const { data } = await callServer(device, createDeviceLink, { code, organizerId, playerKey: key })
  const secret = randomUUID()
  await callServer(device, redeemDeviceLink, { code, oneTimeCode: data.oneTimeCode, secret })
  return secret
}

/** By role. */
type Keys = { readonly organizer?: string; readonly player?: string }

export async function holding(
  device: BrowserContext,
  { id }: FilledTournament,
  { organizer, player }: Keys,
): Promise<Page> {
  const page = await device.newPage()
  await page.addInitScript(
    ([tournament, organizerId, playerId]) => {
      if (organizerId) localStorage.setItem('tablee:organizer_ids', JSON.stringify({ [tournament]: organizerId }))
      if (playerId) localStorage.setItem('tablee:player_ids', JSON.stringify({ [tournament]: playerId }))
    },
    [id, organizer ?? '', player ?? ''] as const,
  )
  return page
}

/** The first-named player wins every table. */
export async function finishQuick(
  device: BrowserContext,
  { id: tournamentId, code, organizerId }: FilledQuickTournament,
  matches: readonly DocumentMatch[],
): Promise<void> {
  const score = '2-0'
  for (const { id: matchId, kind } of matches) {
    if (kind === 'played') await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score })
  }
  await callServer(device, finishTournament, { tournamentId, organizerId })
}
