import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { PROJECT_ID } from '@tablee/contract/channels'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { submitAdvancedScore } from '@tablee/contract/tournaments/submit-advanced-score'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import type { Organizer } from '../../tools/replay/organizer-account.ts'
import type { ServerClient } from '../../tools/replay/server-client.ts'

const AT_ONCE = 500
const PATIENCE_MS = 60_000
const FIRST_NAMES = ['Maximilienne', 'Zoé', 'Jean-Christophe', 'Valérie', 'Bartholomé', 'Nour', 'Hugo']
const LAST_NAMES = ['de la Rochefoucauld', "O'Connor", 'Vandenbroucke', 'Lefebvre', 'Wojciechowska', 'Martin']

export type LargeRoom = { readonly players: number; readonly rounds: number }
export type Viewport = { readonly width: number; readonly height: number }

/** An event in its last round, of which no table has a result. */
export class LargeRound {
  readonly #client: ServerClient
  readonly #room: LargeRoom
  #tournamentId = ''
  #round = 0
  #open: Pick<Meeting, 'id' | 'table'>[] = []
  #tables = 0
  code = ''

  /** @param client of an account that may announce events. */
  constructor(client: ServerClient, room: LargeRoom) {
    this.#client = client
    this.#room = room
  }

  async play(): Promise<void> {
    const { players, rounds } = this.#room
    const announcement = { name: 'Bench', gameType: 'magic', format: 'modern', maxPlayers: players } as const
    const tournamentDate = new Date().toISOString()
    const created = await this.#client.call(createAdvancedTournament, { ...announcement, tournamentDate })
    this.#tournamentId = created.tournamentId
    this.code = created.code
    const { tournamentId } = created
    const names = Array.from({ length: players }, (_, index) => ({ playerName: this.nameOf(index) }))
    for (let from = 0; from < players; from += AT_ONCE) {
      await this.#client.call(addPlayersAtDesk, { tournamentId, players: names.slice(from, from + AT_ONCE) })
    }
    while (this.#round < rounds) {
      await this.enterAll()
      await this.pair()
    }
  }

  nameOf(index: number): string {
    return `${FIRST_NAMES[index % 7]} ${LAST_NAMES[index % 6]} ${index}`
  }

  async pair(): Promise<void> {
    const call = { tournamentId: this.#tournamentId, roundNumber: this.#round + 1 }
    const { data } = await this.#client.call(generateAdvancedPairings, call)
    this.begins(readTournamentDocument(data.tournament).tournament.matches.filter(isMeeting))
  }

  /** The next round, whoever paired it. */
  begins(matches: readonly Meeting[]): void {
    this.#round += 1
    this.#open = matches.filter(({ round }) => round === this.#round)
    this.#tables = this.#open.length
  }

  async enterAll(): Promise<void> {
    while (this.#open.length > 0) await this.enterLast()
  }

  /** How many tables have a result. */
  get entered(): number {
    return this.#tables - this.#open.length
  }

  /** The highest table without a result. */
  get last(): number {
    return this.#open.at(-1)?.table ?? 0
  }

  /** As a phone's result arrives, of that table. */
  async enterLast(): Promise<void> {
    const { id } = this.#open.pop() ?? { id: '' }
    await this.#client.act(submitAdvancedScore, { roundId: id, score1: 2, score2: 1 })
  }

  /** Entered by somebody else. */
  isEntered(table: number): void {
    this.#open = this.#open.filter((each) => each.table !== table)
  }
}

export type LargeDesk = {
  readonly browser: Browser
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
  readonly address: string
}

/** Signed in, and not at the administration yet. */
export async function deskOf(
  { browser, url, organizer }: { readonly browser: Browser; readonly url: string; readonly organizer: Organizer },
  { code }: Pick<LargeRound, 'code'>,
  viewport: Viewport,
): Promise<LargeDesk> {
  const context = await browser.newContext({ viewport, locale: 'fr-FR', serviceWorkers: 'block' })
  const headers = { 'x-appwrite-project': PROJECT_ID }
  await context.request.post(`${url}/v1/account/sessions/email`, { headers, data: organizer })
  await context.addInitScript(() => localStorage.setItem('tablee:signed_in', 'yes'))
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const session = await context.newCDPSession(page)
  return { browser, context, page, session, address: `${url}/tournament/${code}/admin-advanced` }
}

/** As quickly as somebody practised: without waiting for the page between two keys. */
export async function typeWithin({ session }: Pick<LargeDesk, 'session'>, keys: readonly string[], ms: number) {
  const sent: Promise<unknown>[] = []
  for (const key of keys) {
    for (const type of ['keyDown', 'keyUp'] as const) {
      sent.push(session.send('Input.dispatchKeyEvent', { type, ...keyOf(key) }))
    }
    await new Promise((resolve) => setTimeout(resolve, ms / keys.length))
  }
  await Promise.all(sent)
}

function keyOf(key: string) {
  if (key === 'Enter') return { key, code: key, text: '\r', windowsVirtualKeyCode: 13 }
  return { key, code: `Digit${key}`, text: key, windowsVirtualKeyCode: key.charCodeAt(0) }
}
