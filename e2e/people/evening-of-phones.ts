import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { DocumentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { holding, matchesOf, peopleOf } from './filled-tournament.ts'
import { Organizer } from './organizer.ts'
import { callServer } from './server-call.ts'

type Wish = {
  readonly name: string
  readonly seats: number
  readonly structure: string
  readonly phone?: BrowserContextOptions
}

const SMALL_PHONE = { viewport: { width: 320, height: 700 }, hasTouch: true } as const

export const played = (matches: readonly DocumentMatch[]) => matches.filter(({ kind }) => kind === 'played')

/** A full tournament that its organizer created by hand: the desk, the phone of the first player, a wall screen, and results by the server. */
export async function eveningOfPhones(browser: Browser, { seats, phone, ...wish }: Wish) {
  const organizer = await Organizer.open(browser, { ...wish, seats })
  const kept = await organizer.page.evaluate(() => localStorage.getItem('tablee:organizer_ids'))
  const [[id = '', organizerId = ''] = []] = Object.entries<string>(JSON.parse(kept ?? '{}'))
  const { code } = organizer
  const device = await browser.newContext()
  const tournament = { id, code, path: `/tournament/${code}/admin` }
  const secrets = new Map(peopleOf(seats).map((name) => [name, randomUUID()]))
  for (const [playerName, playerId] of secrets) {
    await callServer(device, joinQuickTournament, { code, playerName, playerId })
  }
  const [name = '', secret = ''] = [...secrets][0] ?? []
  const page = await holding(await browser.newContext({ ...SMALL_PHONE, ...phone }), tournament, { player: secret })
  await page.goto(`/tournament/${code}/player`)
  const inRound = (round: number) => matchesOf(device, tournament, round)
  /** One wins all; elsewhere the player named first. */
  const everyTableEnds = async (round: number, winner?: string) => {
    for (const { id: matchId, player2Name } of played(await inRound(round))) {
      const score = winner !== undefined && player2Name === winner ? '0-2' : '2-0'
      await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score })
    }
  }
  const openWall = async (): Promise<Page> => {
    const wall = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage()
    await wall.goto(`/tournament/${code}/live`)
    return wall
  }
  return {
    organizer,
    desk: organizer.page,
    device,
    tournament,
    organizerId,
    name,
    page,
    inRound,
    everyTableEnds,
    openWall,
  }
}
