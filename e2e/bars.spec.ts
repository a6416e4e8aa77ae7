import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { toLargeText } from './layout-faults.ts'
import { filledQuickTournament, holding, report, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'

const PHONES = [
  { width: 360, height: 740 },
  { width: 320, height: 640 },
] as const
const FLAT_PHONE = { width: 740, height: 360 }

const line = (page: Page) => page.locator('[data-top-line]')
const tabs = (page: Page) => page.getByRole('tablist')
const action = (page: Page) => page.locator('[data-action-bar]')
// By class: behind a sheet the message region has no role.
const toast = (page: Page) => page.locator('.toast')
const row = (page: Page, table: number) =>
  page.getByRole('button', { name: `Saisir le score de la table ${table}`, exact: true })

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to measure')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

async function placeOf(page: Page) {
  await expect(toast(page)).toBeVisible()
  await toast(page).evaluate(async (message) => {
    await Promise.allSettled(message.getAnimations().map(({ finished }) => finished))
  })
  return boxOf(toast(page))
}

/** Read at once: the message does not stay. */
function coveredInSheet(page: Page) {
  return toast(page).evaluate((message) => {
    const { top, bottom, left, right } = message.getBoundingClientRect()
    const buttons = [...document.querySelectorAll('[role=dialog] button')].filter((button) => {
      const box = button.getBoundingClientRect()
      return box.top < bottom && box.bottom > top && box.left < right && box.right > left
    })
    return { top: Math.round(top), covered: buttons.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent) }
  })
}

const toTheEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

for (const viewport of PHONES) {
  test(`LAY-6 EVEN-1 ${viewport.width} px wide: a message stands above the bars, and covers no button of a sheet`, async ({
    browser,
  }) => {
    const device = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const tournament = await filledQuickTournament(device, 24)
    await startQuick(device, tournament)
    const page = await holding(device, tournament, { organizer: tournament.organizerId })
    await page.goto(tournament.path)
    await press(page.getByRole('button', { name: /Démarrer l’horloge/ }))

    await test.step('with its way back below its words, it leaves name, round, clock and code free', async () => {
      // The reported act also changes the bars.
      await expect(async () => {
        const message = await placeOf(page)
        expect(message.height).toBeGreaterThan(60)
        expect(message.y).toBeGreaterThan((await boxOf(line(page))).bottom)
        expect(message.bottom).toBeLessThan((await boxOf(action(page))).y)
      }).toPass({ timeout: 4000 })
    })

    await test.step('over an open sheet it stands at the top, and every button is free', async () => {
      await row(page, 1).press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      // The sheet comes in while the message moves up.
      await expect.poll(() => coveredInSheet(page)).toEqual({ top: 8, covered: [] })
    })
  })

  test(`EVEN-1 ${viewport.width} px wide: tabs and action stay where they are, and the end of the page is reached above them`, async ({
    browser,
  }) => {
    const device = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const tournament = await filledQuickTournament(device, 24)
    await startQuick(device, tournament)
    const page = await holding(device, tournament, { organizer: tournament.organizerId })
    await page.goto(tournament.path)
    await expect(row(page, 1)).toBeVisible()
    const places = async () => [(await boxOf(tabs(page))).bottom, (await boxOf(action(page))).bottom].map(Math.round)
    const atTheTop = await places()
    expect(atTheTop[0]).toBe(viewport.height)
    await toTheEnd(page)
    const footer = page.getByRole('contentinfo')
    await expect
      .poll(async () => {
        await toTheEnd(page)
        return (await boxOf(footer)).bottom - (await boxOf(action(page))).y
      })
      .toBeLessThanOrEqual(0)
    expect(await places()).toEqual(atTheTop)
    const undo = await boxOf(page.getByRole('button', { name: 'Annuler la ronde' }))
    expect(undo.bottom).toBeLessThan((await boxOf(action(page))).y)
  })

  test(`EVEN-1 ${viewport.width} px wide: the line says which tournament it is, and never a part of round, clock or code`, async ({
    browser,
  }) => {
    const device = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const tournament = await filledQuickTournament(device, 4)
    const page = await holding(device, tournament, { organizer: tournament.organizerId })
    await page.goto(tournament.path)
    const cut = () =>
      line(page).evaluate((whole) =>
        [...whole.querySelectorAll('*')]
          .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth)
          .map((part) => part.tagName),
      )
    const name = line(page).getByRole('heading', { name: 'Les mercredis du Vieux Grimoire' })
    await expect(line(page).getByText('En attente')).toBeVisible()
    expect(await cut()).toEqual(['H1'])
    await startQuick(device, tournament)
    await expect(line(page).getByText('Ronde 1/2')).toBeVisible()
    await press(page.getByRole('button', { name: /Démarrer l’horloge/ }))
    await expect(line(page).getByRole('timer')).toBeVisible()
    expect(await cut()).toEqual(['H1'])
    expect((await boxOf(name)).width).toBeGreaterThan(viewport.width === 360 ? 60 : 20)
    expect((await boxOf(line(page))).height).toBe(56)
    expect((await boxOf(line(page).getByRole('button', { name: tournament.code }))).right).toBeLessThanOrEqual(
      viewport.width - 16,
    )
  })
}

test('LOOK-42 in a text of 200 % at 320 px a message leaves free the field that is typed in', async ({ browser }) => {
  const device = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 6)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  await toLargeText(page)
  const field = page.getByLabel('Chercher ou ajouter un joueur')
  // The longest: both also raise the capacity.
  for (const name of ['Nora', 'Ugo']) {
    await field.fill(name)
    await field.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
  }
  await expect(toast(page)).toHaveText(/8\splaces/)
  await field.pressSequentially('Os')
  const [message, typed] = [await placeOf(page), await boxOf(field)]
  expect(message.y).toBeGreaterThanOrEqual(typed.bottom)
  expect(message.bottom).toBeLessThanOrEqual((await boxOf(action(page))).y)
  const close = await boxOf(toast(page).getByRole('button'))
  expect(close.right).toBeLessThanOrEqual(320)
  expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44)
})

test('LOOK-41 on a desk a message lies above the tables, also after the field for names was seen', async ({
  browser,
}) => {
  const device = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 8, { structure: 'pods' })
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  await expect(page.getByLabel('Chercher ou ajouter un joueur')).toBeVisible()
  await press(page.getByRole('button', { name: 'Démarrer le tournoi' }))
  const message = await placeOf(page)
  const first = page.getByRole('button', { name: /^Table\s1\s: .+ gagne$/ }).first()
  expect(message.bottom).toBeLessThanOrEqual((await boxOf(first)).y)
})

test('EVEN-1 on a phone that lies five rows stand between the line and the bar', async ({ browser }) => {
  const device = await browser.newContext({ viewport: FLAT_PHONE, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 24)
  const matches = await startQuick(device, tournament)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  await expect(row(page, 1)).toBeVisible()
  const rows = page.getByRole('listitem').filter({ has: row(page, 3) })
  await rows.evaluate((third) => window.scrollBy({ top: third.getBoundingClientRect().top - 44, behavior: 'instant' }))
  const [from, to] = [(await boxOf(line(page))).bottom, (await boxOf(tabs(page))).y]
  const whole = await page.getByRole('listitem').evaluateAll(
    (items, [top, bottom]) =>
      items.filter((item) => {
        const box = item.getBoundingClientRect()
        return box.top >= top - 1 && box.bottom <= bottom + 1
      }).length,
    [from, to] as const,
  )
  expect(whole).toBeGreaterThanOrEqual(5)
  expect(Math.round((await boxOf(action(page))).bottom)).toBe(FLAT_PHONE.height)
  expect((await boxOf(tabs(page))).right).toBeLessThanOrEqual((await boxOf(action(page))).x + 1)

  await test.step('a dispute that is out of sight has room in the bar as well', async () => {
    await report(device, tournament, { match: matches.find(({ table }) => table === 12), disputed: true })
    const told = action(page).getByRole('button', { name: /^À trancher/ })
    await expect(told).toBeVisible()
    for (const button of await action(page).getByRole('button').all()) {
      expect((await boxOf(button)).right).toBeLessThanOrEqual(FLAT_PHONE.width)
    }
    expect((await boxOf(tabs(page))).right).toBeLessThanOrEqual((await boxOf(told)).x)
  })
})
