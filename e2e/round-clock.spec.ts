import { type Browser, expect, type Page } from '@playwright/test'
import { tournament as words } from '@tablee/messages/fr/tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { appKept, tournamentKept } from './kept-on-device.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'

test.use({ serviceWorkers: 'allow' })

type Tick = { readonly text: string; readonly atMs: number }

const FARTHEST_MS = 200

/** By the machine's clock, which the page cannot set. */
function noteTicks(): void {
  const ticks: Tick[] = []
  Object.assign(globalThis, { ticks })
  let last = ''
  new MutationObserver(() => {
    const text = document.querySelector('[role=timer]')?.textContent ?? ''
    if (text === last) return
    last = text
    ticks.push({ text, atMs: performance.timeOrigin + performance.now() })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

function setTwoHoursAhead(): void {
  const Real = Date
  const now = () => Real.now() + 7_200_000
  globalThis.Date = new Proxy(Real, {
    construct: (target, given) => (given.length === 0 ? new target(now()) : Reflect.construct(target, given)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

async function openWrongPhone(browser: Browser, code: string): Promise<Page> {
  const device = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await device.addInitScript(setTwoHoursAhead)
  const page = await device.newPage()
  await page.addInitScript(noteTicks)
  await page.goto(`/tournament/${code}`)
  await page.getByLabel(words.join.name).fill('Bo')
  await page.getByRole('button', { name: 'Rejoindre le tournoi' }).click()
  await expect(page.getByRole('heading', { name: 'Vous avez votre place' })).toBeVisible()
  const aheadMs = await page.evaluate(() => Date.now() - performance.timeOrigin - performance.now())
  expect(aheadMs).toBeGreaterThan(7_000_000)
  return page
}

async function endOf(organizer: Organizer): Promise<number> {
  const query = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'code', values: [organizer.code] }))
  const found = await organizer.device.request.get(
    `/v1/databases/tablee/collections/tournaments/documents?queries[0]=${query}`,
    { headers: { 'x-appwrite-project': 'tablee' } },
  )
  const { documents } = await found.json()
  return Date.parse(JSON.parse(documents[0].rounds[0]).clock.course.endsAt)
}

/** A busy machine draws late, never early, so the smallest delay of some ticks is the page's error. */
async function faultOf(page: Page, endMs: number): Promise<number> {
  const noted = () => page.evaluate(() => (globalThis as unknown as { ticks: Tick[] }).ticks)
  const before = (await noted()).length
  await expect.poll(async () => (await noted()).length).toBeGreaterThanOrEqual(before + 4)
  const faults = (await noted()).slice(before).map(({ text, atMs }) => {
    const [, minutes, seconds] = /(\d+):(\d\d)$/.exec(text) ?? []
    return atMs - (endMs - (Number(minutes) * 60 + Number(seconds)) * 1_000)
  })
  return Math.min(...faults)
}

async function expectTogether(pages: readonly Page[], endMs: number): Promise<void> {
  for (const fault of await Promise.all(pages.map((page) => faultOf(page, endMs)))) {
    expect(Math.abs(fault)).toBeLessThan(FARTHEST_MS)
  }
}

test('STAK-5 a phone two hours ahead shows the seconds of the organizer, stops with them, and goes on without a network', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi au Grimoire', seats: 8 })
  await organizer.addPlayer('Ana')
  const phone = await openWrongPhone(browser, organizer.code)
  await organizer.page.addInitScript(noteTicks)
  await organizer.page.reload()
  await organizer.start()
  const both = [organizer.page, phone]
  const desk = organizer.page
  const digits = phone.getByRole('timer')

  await press(desk.getByRole('button', { name: /^Démarrer l’horloge/ }))
  await expect(digits).toHaveText(/ (50:00|49:\d\d)$/)
  await expectTogether(both, await endOf(organizer))
  await inspectPage(phone)
  await inspectPage(desk)

  await test.step('stopped at the desk, it stands on the phone with the same digits', async () => {
    await press(desk.getByRole('button', { name: /Temps restant/ }))
    const sheet = desk.getByRole('dialog', { name: 'Horloge de la ronde 1' })
    await press(sheet.getByRole('button', { name: 'Pause' }))
    await expect(phone.getByRole('img', { name: 'En pause' })).toBeVisible()
    await expect(sheet.getByText('En pause')).toBeVisible()
    expect(await digits.textContent()).toBe(await sheet.getByRole('timer').textContent())
    await inspectPage(desk)
    await press(sheet.getByRole('button', { name: '+5 min' }))
    await expect(digits).toHaveText(/ 5\d:\d\d$/)
    await press(sheet.getByRole('button', { name: 'Reprendre' }))
    await expect(phone.getByRole('img', { name: 'En pause' })).toHaveCount(0)
    await press(sheet.getByRole('button', { name: 'Fermer' }))
  })

  const endMs = await endOf(organizer)
  await expectTogether(both, endMs)

  await test.step('without a network it goes on, also after the page was opened again', async () => {
    await appKept(phone)
    await tournamentKept(phone, organizer.code, new Date(endMs).toISOString())
    await phone.context().setOffline(true)
    await expectTogether([phone], endMs)
    await phone.reload()
    await expect(phone.getByText(/^Hors ligne, vu à/)).toBeVisible()
    await expect(digits).toHaveText(/ 5\d:\d\d$/)
    await expectTogether([phone], endMs)
  })
})
