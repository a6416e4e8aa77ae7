import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import type { ServerClient } from '../../tools/replay/server-client.ts'

const PATIENCE_MS = 60_000

export type DeskScreen = { readonly name: string; readonly width: number; readonly height: number }

export type RoundAtDesk = { readonly players: number; readonly isPlayed: boolean }

export type DeskPage = {
  readonly browser: Browser
  readonly context: BrowserContext
  readonly page: Page
  readonly isTouched: boolean
}

/** The administration of a round that has begun, once the device has all on its disk and the network is gone. */
export async function deskApart(
  { browser, client, url }: { readonly browser: Browser; readonly client: ServerClient; readonly url: string },
  { width, height }: DeskScreen,
  round: RoundAtDesk,
): Promise<DeskPage> {
  const { code, secrets } = await aRound(client, round)
  const isTouched = width < 1000
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isTouched,
    locale: 'fr-FR',
    serviceWorkers: 'block',
  })
  await context.addInitScript((kept) => localStorage.setItem('tablee:organizer_ids', kept), secrets)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(`${url}/tournament/${code}/admin`)
  await baseKept(page, code)
  await context.setOffline(true)
  return { browser, context, page, isTouched }
}

async function aRound(client: ServerClient, { players: playerCount, isPlayed }: RoundAtDesk) {
  const organizerId = randomUUID()
  const { tournament } = await client.call(createQuickTournament, { name: 'Bench', playerCount, organizerId })
  const { $id: tournamentId, code } = tournament
  const playerNames = Array.from({ length: playerCount }, (_, index) => `Player ${index}`)
  await client.call(addPlayersQuickTournament, { code, playerNames, organizerId })
  const { data } = await client.call(startQuickTournament, { tournamentId, organizerId })
  const meetings = readTournamentDocument(data.tournament).tournament.matches.filter(isMeeting)
  for (const { id: matchId } of isPlayed ? meetings : []) {
    const score = { score1: 2, score2: 0 }
    await client.call(updateScoreQuickTournament, { code, matchId, score, organizerId })
  }
  return { code, secrets: JSON.stringify({ [tournamentId]: organizerId }) }
}

/** What the device decides on is on its disk. */
export async function baseKept(page: Page, code: string): Promise<void> {
  const isKept = async (key: string) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'tablee-apart')) return false
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('tablee-apart')
      opening.onsuccess = () => {
        const asked = opening.result.transaction('acts').objectStore('acts').getAllKeys()
        asked.onsuccess = () => {
          opening.result.close()
          resolve(asked.result.includes(key))
        }
      }
    })
  }
  while (!(await page.evaluate(isKept, `${code} base`))) await page.waitForTimeout(200)
}

/** A finger stays for so long. */
const HELD_MS = 80

/** Where the pointer already is, and with a person's press: coming there, and holding, are over when what counts begins. */
export async function at({ page, isTouched }: DeskPage, selector: string): Promise<() => Promise<void>> {
  const button = await page.waitForSelector(selector)
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(300)
  const box = await button.boundingBox()
  if (!box) throw new Error(`${selector} has no place`)
  const [x, y] = [box.x + Math.min(box.width, 40) / 2, box.y + box.height / 2]
  if (isTouched) return finger(page, { x, y })
  await page.mouse.move(x, y)
  await page.waitForTimeout(100)
  return () =>
    page.mouse
      .down()
      .then(() => page.waitForTimeout(HELD_MS))
      .then(() => page.mouse.up())
}

async function finger(page: Page, point: { readonly x: number; readonly y: number }): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(HELD_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await session.detach()
  }
}
