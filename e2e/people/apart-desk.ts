import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { appKept } from '../kept-on-device.ts'
import { Organizer } from './organizer.ts'
import { press } from './press.ts'
import { callServer } from './server-call.ts'

export const waiting = (page: Page) => page.getByRole('button', { name: /décisions? en attente/ })

export const PEOPLE = [
  ...['Amélie', 'Bruno', 'Chloé', 'David', 'Élodie', 'Farid', 'Gaëlle', 'Hugo'],
  ...['Inès', 'Jules', 'Karim', 'Léa', 'Malo', 'Nora', 'Oscar', 'Paula'],
] as const

/** A tournament of people with phones that has begun, and its desk, ready to go on alone. */
export async function readyDesk(browser: Browser, players: number) {
  const organizer = await Organizer.open(browser, { name: 'Dans la cave', seats: players })
  const { page: desk, device, code } = organizer
  const secrets = new Map(PEOPLE.slice(0, players).map((name) => [name as string, randomUUID()]))
  for (const [playerName, playerId] of secrets) {
    await callServer(device, joinQuickTournament, { code, playerName, playerId })
  }
  await expect(desk.getByRole('listitem').filter({ hasText: PEOPLE[players - 1] ?? '' })).toBeVisible()
  await organizer.start()
  await readyToGoOn(desk, code)
  return { desk, device, code, secrets }
}

/** The app and what this device needs of the tournament are on its disk. */
export async function readyToGoOn(desk: Page, code: string, entry: 'base' | 'registered' = 'base'): Promise<void> {
  await expect(desk.getByText('En direct')).toBeVisible()
  await appKept(desk)
  await expect.poll(() => keptApart(desk), { timeout: 20_000 }).toContain(`${code} ${entry}`)
}

/** The keys of what the device keeps of tournaments that it may run alone. */
export function keptApart(desk: Page): Promise<readonly string[]> {
  return desk.evaluate(async () => {
    // Opened too early it would be created empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'tablee-apart')) return []
    return new Promise<readonly string[]>((resolve) => {
      const opening = indexedDB.open('tablee-apart')
      opening.onsuccess = () => {
        const asked = opening.result.transaction('acts').objectStore('acts').getAllKeys()
        asked.onsuccess = () => {
          opening.result.close()
          resolve(asked.result.map(String))
        }
      }
    })
  })
}

/** The first result that each row offers; in a bracket rows name no table. */
export async function enterResults(desk: Page, tables: readonly number[]): Promise<void> {
  for (const table of tables) {
    const result = new RegExp(`^Table\\s${table}\\s: .+ gagne 2-0$`)
    await press(desk.getByRole('button', { name: result }).first())
  }
}

export const tablesUpTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

export async function nextRound(desk: Page, name: string): Promise<void> {
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(desk.getByRole('heading', { name, exact: true })).toBeVisible()
}
