import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { appDrawn } from './app-drawn.ts'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent, filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { expectToBeLoaded } from './screens/screen.ts'

/** How much of what is seen may move by itself while a page comes, as browsers count it (CLS): half of what they call good. */
const MOST = 0.05
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const

type Shift = { readonly value: number; readonly parts: readonly string[] }

/** Notes on every page of the device what moves although nobody touched it. */
function noteShifts(): void {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] }
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      const parts = sources.map(({ node, previousRect: before, currentRect: after }) => {
        const what = node?.textContent?.trim().slice(0, 40)
        return `${node?.nodeName} "${what}" from ${placeOf(before)} to ${placeOf(after)}`
      })
      shifts.push({ value, parts })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await appDrawn(page)
  await expectToBeLoaded(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts)
}

async function phoneOrDesk(browser: Browser, viewport: (typeof SCREENS)[number]): Promise<BrowserContext> {
  const device = await browser.newContext({ viewport })
  await device.addInitScript(noteShifts)
  return device
}

test('LOOK-15 while a page comes, next to nothing of it moves, on a phone and on a desk', async ({ browser }) => {
  const { device: shop, account } = await signedInDevice(browser, 'Le Vieux Grimoire')
  await grantOrganizer(account)
  await shop.addInitScript(noteShifts)
  const { device: newcomer, account: withNothing } = await signedInDevice(browser, 'La Tour Noire')
  await grantOrganizer(withNothing)
  await newcomer.addInitScript(noteShifts)
  const tournamentDate = new Date(Date.now() + 7_200_000).toISOString()
  const announced = { tournamentDate, maxPlayers: 16, location: 'Rennes, 35000' }
  const event = await filledEvent(shop, 12, announced)
  // A word of its own, and enough of them for a page.
  const word = `Rochebrune${Date.now()}`
  for (let day = 10; day < 18; day++)
    await filledEvent(shop, 0, { name: `${word} ${day}`, tournamentDate: `2032-05-${day}T09:00:00Z` })
  const table = await filledQuickTournament(shop, 12)
  await startQuick(shop, table)
  const [player = ''] = table.secrets.values()
  const own = `/tournament/${table.code}`

  for (const screen of SCREENS) {
    await test.step(`${screen.width} px`, async () => {
      const [stranger, seated, staff] = [
        await phoneOrDesk(browser, screen),
        await phoneOrDesk(browser, screen),
        await phoneOrDesk(browser, screen),
      ]
      const look = async (page: Page, paths: readonly string[], still?: string) => {
        await page.setViewportSize(screen)
        for (const path of paths) {
          await page.goto(path)
          const shifts = await shiftsOf(page)
          const sum = shifts.reduce((total, { value }) => total + value, 0)
          expect.soft(sum, `${path} at ${screen.width} px: ${JSON.stringify(shifts)}`).toBeLessThan(MOST)
          const moved = shifts.flatMap(({ parts }) => parts).filter((part) => still && part.startsWith(still))
          expect.soft(moved, `${path} at ${screen.width} px`).toEqual([])
        }
        await page.close()
      }
      await Promise.all([
        look(await stranger.newPage(), ['/', own, `/tournament/${event.code}`, '/login', '/privacy', `/?q=${word}`]),
        look(await holding(seated, table, { player }), [`${own}/player`]),
        look(await holding(staff, table, { organizer: table.organizerId }), [table.path]),
        look(await shop.newPage(), ['/profile', '/organized-tournaments']),
        // The foot neither comes nor goes where the list is shorter than what was drawn meanwhile.
        look(await newcomer.newPage(), ['/organized-tournaments'], 'FOOTER'),
      ])
    })
  }
})
