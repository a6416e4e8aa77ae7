import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { withDe } from '@tablee/messages/elision'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import {
  filledEvent,
  filledQuickTournament,
  holding,
  peopleOf,
  report,
  startQuick,
} from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }

/** Away from the screen's bars. */
async function bringIntoReach(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

async function doubleTap(target: Locator): Promise<void> {
  await bringIntoReach(target)
  // A rising sheet would be missed.
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to tap')
  await target.page().mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
}

function placesOf(list: Locator): Promise<readonly number[]> {
  return list.evaluate((element) => [
    element.getBoundingClientRect().height,
    ...[...element.children].map((row) => row.getBoundingClientRect().top),
  ])
}

/** Screens scroll by device pixels: half a pixel is no movement. */
async function expectUnmoved(list: Locator, before: readonly number[]): Promise<void> {
  const moved = async () =>
    (await placesOf(list)).map((place, index) => Math.abs(place - (before[index] ?? 0))).filter((by) => by >= 1)
  await expect.poll(moved).toEqual([])
  await expect(list.locator('> *')).toHaveCount(before.length - 1)
}

const tables = (page: Page) =>
  page.getByRole('list').filter({ has: page.getByRole('button', { name: /[Tt]able 1(?!\d)/ }) })
const entered = (page: Page) => page.getByRole('button', { name: /^Corriger le score de la table/ })

async function anEvening(device: BrowserContext, players: number) {
  const tournament = await filledQuickTournament(device, players)
  const matches = await startQuick(device, tournament)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  await expect(tables(page)).toBeVisible()
  return { tournament, matches, page }
}

for (const { where, viewport } of [
  { where: 'a phone', viewport: PHONE },
  { where: 'a wide screen', viewport: WIDE },
])
  for (const players of [8, 24]) {
    test(`EVEN-1 a double tap on a score enters one score, with ${players} players on ${where}`, async ({
      browser,
    }) => {
      const device = await browser.newContext({ viewport })
      const { page } = await anEvening(device, players)
      const score = page.getByRole('button', { name: /^Table\s2\s: .* gagne 2-0$/ }).first()
      if (!(await score.isVisible())) {
        await page.getByRole('button', { name: 'Saisir le score de la table 2' }).click()
      }
      await expect(score).toBeVisible()
      const list = page.locator('ul', { has: page.getByText('Table 1', { exact: true }) })
      if (!(await page.getByRole('dialog').isVisible())) await bringIntoReach(score)
      const before = await placesOf(list)
      await doubleTap(score)
      await expect(entered(page)).toHaveCount(1)
      await expect(page.getByText(`1 sur ${players / 2} tables terminées`)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectUnmoved(list, before)
      await device.close()
    })
  }

test('EVEN-1 what players report meanwhile moves no row, a disagreement neither', async ({ browser }) => {
  const device = await browser.newContext({ viewport: PHONE })
  const { page, tournament, matches } = await anEvening(device, 24)
  await page.getByLabel('Joueur ou numéro de table').click()
  const before = await placesOf(tables(page))
  await report(device, tournament, { match: matches.find(({ table }) => table === 1), disputed: false })
  await expect(page.getByText('1 sur 12 tables terminées')).toBeVisible()
  await expectUnmoved(tables(page), before)
  await report(device, tournament, { match: matches.find(({ table }) => table === 3), disputed: true })
  const contested = page.getByRole('region', { name: 'À trancher' })
  await expect(contested.getByRole('button', { name: /j’ai gagné 2-1$/ }).first()).toBeAttached()
  await expectUnmoved(tables(page), before)
  await test.step('and a table that is settled keeps its place until nobody looks at it', async () => {
    await bringIntoReach(contested.getByRole('button', { name: /j’ai gagné 2-1$/ }).first())
    const places = await placesOf(tables(page))
    await doubleTap(contested.getByRole('button', { name: /j’ai gagné 2-1$/ }).first())
    await expect(page.getByText('2 sur 12 tables terminées')).toBeVisible()
    await expectUnmoved(tables(page), places)
    await page.mouse.wheel(0, 3_000)
    await expect(contested).toHaveCount(0)
  })
  await device.close()
})

test('EVEN-1 a double tap on a report sends it once, and contests nothing', async ({ browser }) => {
  const device = await browser.newContext({ viewport: PHONE })
  const tournament = await filledQuickTournament(device, 2)
  await startQuick(device, tournament)
  const page = await holding(device, tournament, { player: tournament.secrets.get(peopleOf(2)[0] ?? '') ?? '' })
  await page.goto(`/tournament/${tournament.code}/player`)
  await doubleTap(page.getByRole('button', { name: 'Vous gagnez 2-1', exact: true }))
  await expect(page.getByRole('button', { name: 'Vous gagnez 2-1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await doubleTap(page.getByRole('button', { name: 'Envoyer : vous gagnez 2-1' }))
  await expect(page.getByRole('heading', { name: 'Vous gagnez 2-1' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await device.close()
})

test('EVEN-1 a double tap accepts one registration, and notes one presence', async ({ browser }) => {
  const { device, account } = await signedInDevice(browser, 'Boutique', { viewport: PHONE })
  await grantOrganizer(account)
  const event = await filledEvent(device, 4, { tournamentDate: new Date().toISOString() })
  const visitor = await browser.newContext()
  for (const playerName of ['Anaïs Wojciechowska', 'Bastien', 'Chloé de la Rochefoucauld']) {
    const person = { playerName, firstName: playerName, lastName: 'Martin', email: 'personne@exemple.fr' }
    const registration = {
      ...person,
      tournamentId: event.id,
      playerId: crypto.randomUUID(),
      policyAgreement: true as const,
    }
    await callServer(visitor, registerAdvancedPlayer, registration)
  }
  const page = await device.newPage()
  await page.goto(event.path)
  const rows = page.getByRole('region', { name: 'Inscriptions', exact: true }).getByRole('list')
  const present = (name: string) => page.getByRole('button', { name: `Présence ${withDe(name)}` })
  await expect(rows.getByRole('listitem')).toHaveCount(7)
  const accept = page.getByRole('button', { name: 'Accepter Anaïs Wojciechowska' })
  await bringIntoReach(accept)
  const before = await placesOf(rows)
  await doubleTap(accept)
  await expect(accept).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Accepter (Bastien|Chloé)/ })).toHaveCount(2)
  await expect(present('Anaïs Wojciechowska')).toHaveAttribute('aria-pressed', 'false')
  await expectUnmoved(rows, before)
  const [, zoe = ''] = peopleOf(2)
  // Both end up mid-screen: any sooner they would be one gesture.
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((then) => performance.now() > then + 400, since)
  await bringIntoReach(present(zoe))
  const places = await placesOf(rows)
  await doubleTap(present(zoe))
  // Whoever is written in on the day is present; this tap revokes that, and a second must not restore it.
  await expect(page.getByText('Sur place : 3 sur 5')).toBeVisible()
  await expect(present(zoe)).toHaveAttribute('aria-pressed', 'false')
  await expectUnmoved(rows, places)
  await test.step('the last ones, and those of a filtered list', async () => {
    await page
      .getByRole('group', { name: 'Inscriptions par statut' })
      .getByRole('button', { name: 'En attente' })
      .click()
    await expect(rows.getByRole('listitem')).toHaveCount(2)
    for (const name of ['Bastien', 'Chloé de la Rochefoucauld']) {
      // There a message covers the row until it goes.
      await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0)
      await bringIntoReach(page.getByRole('button', { name: `Accepter ${name}` }))
      const places = await placesOf(rows)
      await doubleTap(page.getByRole('button', { name: `Accepter ${name}` }))
      await expect(present(name)).toHaveAttribute('aria-pressed', 'false')
      await expectUnmoved(rows, places)
    }
  })
  await page.close()
  await visitor.close()
  await device.close()
})

test('EVEN-1 a player who drops, and comes back, leaves every row where it is', async ({ browser }) => {
  const device = await browser.newContext({ viewport: PHONE })
  const { page } = await anEvening(device, 8)
  await page.getByRole('tab', { name: 'Joueurs' }).click()
  const [, name = ''] = peopleOf(8)
  const list = page.getByRole('tabpanel', { name: 'Joueurs' }).getByRole('list')
  const row = list.getByRole('button', { name })
  await row.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await placesOf(list)
  await row.press('Enter')
  const sheet = page.getByRole('dialog')
  await press(sheet.getByRole('button', { name: 'Faire abandonner' }))
  await doubleTap(sheet.getByRole('button', { name: 'Confirmer l’abandon' }))
  await expect(row).toContainText('Abandon')
  await expectUnmoved(list, before)
  // The closing question's overlay would take the first tap.
  await expect(sheet).toHaveCount(0)
  await expect(row).toBeFocused()
  await row.press('Enter')
  await doubleTap(sheet.getByRole('button', { name: 'Faire revenir' }))
  await expect(row).not.toContainText('Abandon')
  await expect(sheet).toHaveCount(0)
  await expect(row).toBeFocused()
  await expectUnmoved(list, before)
  await device.close()
})
