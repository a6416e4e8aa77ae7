import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { expectToFit } from './layout-faults.ts'
import { motionsOf, noteMotions } from './motions.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledQuickTournament, finishQuick, holding, matchesOf, startQuick } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'
import { callServer } from './people/server-call.ts'
import { openPage } from './screens/screen.ts'

async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 90; stop++) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate((wanted) => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement)) return false
      const labels = 'labels' in focused ? [...((focused as HTMLInputElement).labels ?? [])] : []
      const names = [
        focused.getAttribute('aria-label'),
        focused.textContent,
        ...labels.map((label) => label.textContent),
      ]
      return names.some((each) => each?.trim() === wanted)
    }, name)
    if (isThere) return
  }
  throw new Error(`Tab never came to "${name}"`)
}

/** In milliseconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const milliseconds = (list: string) =>
      Math.max(...list.split(',').map((each) => Number.parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)))
    const set = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, pseudo)
        return Math.max(
          milliseconds(transitionDuration),
          animationName === 'none' ? 0 : milliseconds(animationDuration),
        )
      }),
    )
    const running = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
    return Math.max(...set, ...running)
  })
}

/** A menu, a dialog with tabs, a message that comes and goes, and a tournament under way. */
async function motionsOfAnEvening(browser: Browser, reducedMotion: 'reduce' | 'no-preference') {
  const device = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion })
  await noteMotions(device)
  const page = await device.newPage()
  const seen: number[] = []
  const look = async () => void seen.push(await longestMotion(page))
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menu').first()).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await look()
  await page.getByRole('button', { name: 'Filtres' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Créer le tournoi' }).click()
  await expect(page.getByText('Tournoi créé')).toBeVisible()
  await look()
  await page.getByRole('button', { name: 'Fermer le message' }).first().click()
  await look()
  await expect(page.locator('[data-code]')).toBeVisible()
  await page.evaluate(drawnOut)
  const dealt = await motionsOf(page)
  const played = await motionsOfAPlayer(device)
  await device.close()
  return { longest: Math.max(...seen), dealt, played }
}

/** What has moved on the phone of a player by the time a round begins, the next one begins, and all is over. */
async function motionsOfAPlayer(device: BrowserContext): Promise<readonly (readonly string[])[]> {
  const tournament = await filledQuickTournament(device, 4)
  const [player = ''] = tournament.secrets.values()
  const page = await holding(device, tournament, { player })
  await openPage(page, `/tournament/${tournament.code}/player`)
  const seen: (readonly string[])[] = []
  const until = async (heading: string) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.evaluate(drawnOut)
    seen.push(await motionsOf(page))
  }
  const matches = await startQuick(device, tournament)
  await until('Ronde 1/2')
  const { code, id: tournamentId, organizerId } = tournament
  for (const { id: matchId } of matches)
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score: '2-0' })
  await callServer(device, startNextRound, { tournamentId, organizerId })
  await until('Ronde 2/2')
  await finishQuick(device, tournament, await matchesOf(device, tournament, 2))
  await until('Le tournoi est terminé')
  return seen
}

/** Whatever has begun has ended. */
async function drawnOut(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

test('LAY-10 a tournament under way fits every width from 320 px on', async ({ browser }) => {
  const organizer = await Organizer.open(browser, { name: 'Les-Mercredis-du-Vieux-Grimoire', seats: 4 })
  const player = await Player.sitDown(browser, 'Maximilienne-Alexandra de la Rochefoucauld', organizer.code)
  await organizer.addPlayer('Zoé')
  await expectToFit(organizer.page)
  await organizer.page.setViewportSize({ width: 1280, height: 900 })
  await organizer.start()
  await expect(player.heading).toBeVisible()
  for (const page of [organizer.page, player.page]) await expectToFit(page)
  for (const tab of ['Joueurs', 'Plus'] as const) {
    await organizer.openTab(tab)
    await expectToFit(organizer.page)
  }
  await openPage(player.page, `/tournament/${organizer.code}`)
  await expectToFit(player.page)
})

/** In Paris, where the journeys take place. */
function endOfDay(): number {
  const time = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: 'numeric', minute: 'numeric' })
  const [hour = 0, minute = 0] = time.format().split(':').map(Number)
  return Date.now() + (24 * 60 - 1 - (60 * hour + minute)) * 60_000
}

const columnsOf = (page: Page, region: string, list: number) =>
  page
    .getByRole('region', { name: region })
    .getByRole('list')
    .nth(list)
    .getByRole('listitem')
    .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size)

test('LAY-10 HOME-1 HOME-5 SRCH-1 cards stand in one, two or three columns, and the filters have a label from 768 px on', async ({
  browser,
}) => {
  const { device, account } = await signedInDevice(browser, 'Boutique')
  await grantOrganizer(account)
  const headers = { 'x-appwrite-project': 'tablee' }
  const nobody = await browser.newContext()
  const call = async ({ request }: BrowserContext, id: string, payload: object) => {
    const data = { body: JSON.stringify(payload) }
    const execution = await (await request.post(`/v1/functions/${id}/executions`, { headers, data })).json()
    return JSON.parse(execution.responseBody)
  }
  const saved: object[] = []
  // Before other journeys' events; just before midnight that is tomorrow.
  const tournamentDate = new Date(Math.min(Date.now() + 120_000, endOfDay())).toISOString()
  for (const number of [1, 2, 3]) {
    const organizerId = crypto.randomUUID()
    const quick = { name: `Vendredi ${number}`, playerCount: 8, organizerId }
    // An account would list it tonight.
    const { tournament } = await call(nobody, 'create-quick-tournament', quick)
    saved.push({ id: tournament.id, code: tournament.code, role: 'organizer', lastAccessed: number, playerName: null })
    const event = { gameType: 'magic', format: 'modern', tournamentDate, endDate: null }
    await call(device, 'create-advanced-tournament', {
      ...event,
      name: `Coupe ${number}`,
      maxPlayers: 8,
      description: '',
      type: 'advance',
    })
  }
  const page = await device.newPage()
  await page.addInitScript((entries) => localStorage.setItem('userTournaments', entries), JSON.stringify(saved))
  await openPage(page, '/')
  await expect(page.getByRole('link', { name: /Vendredi 3/ })).toBeVisible()
  for (const region of ['Votre soirée', 'Prochains tournois'])
    await expect(page.getByRole('region', { name: region }).getByRole('link', { name: /Coupe 3/ })).toBeVisible()
  for (const { width, columns } of [
    { width: 767, columns: 1 },
    { width: 768, columns: 2 },
    { width: 1024, columns: 3 },
  ]) {
    await page.setViewportSize({ width, height: 740 })
    for (const region of ['Votre soirée', 'Vos tournois récents', 'Prochains tournois'])
      expect([region, await columnsOf(page, region, 0)]).toEqual([region, columns])
    await expect(page.getByRole('button', { name: 'Filtres' }).getByText('Filtres')).toBeVisible({
      visible: width >= 768,
    })
  }
  await device.close()
  await nobody.close()
})

test('LAY-10 by keyboard alone a tournament is made, filled, started, and a result is kept', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await openPage(page, '/')
  await tabTo(page, 'Créer le tournoi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Le tournoi est ouvert' })).toBeFocused()
  await tabTo(page, 'Aller au tournoi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Joueurs' })).toBeVisible()
  await tabTo(page, 'Chercher ou ajouter un joueur')
  for (const name of ['Zoé', 'Max']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await tabTo(page, 'Démarrer le tournoi')
  await page.keyboard.press('Enter')
  const win = page.getByRole('button', { name: /^Table\s1\s: Zoé gagne (2-0|0-2)$/ })
  await expect(win).toBeVisible()
  await tabTo(page, (await win.getAttribute('aria-label')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 sur 1 table terminée').first()).toBeVisible()
})

test('LAY-11 the space before a question mark is seen in headings as in texts', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await page.goto('/')
  const title = page.getByRole('heading').first()
  await expect(title).toBeVisible()
  const space = await title.evaluate(async (heading) => {
    const { fontFamily, fontWeight } = getComputedStyle(heading)
    // Only some machines have the stand-in face.
    const face = `${fontWeight} 100px ${fontFamily.split(',')[0]}`
    await document.fonts.load(face, 'A\u202f?')
    const drawing = document.createElement('canvas').getContext('2d')
    if (!drawing) return 0
    drawing.font = face
    return drawing.measureText('A\u202f?').width - drawing.measureText('A?').width
  })
  expect(space).toBeGreaterThan(17)
})

test('LAY-10 LOOK-16 three gestures run once at their moment, and nothing moves for those who ask for less motion', async ({
  browser,
}) => {
  const [usual, less] = await Promise.all([
    motionsOfAnEvening(browser, 'no-preference'),
    motionsOfAnEvening(browser, 'reduce'),
  ])
  expect(usual.longest).toBeGreaterThan(100)
  expect(less.longest).toBeLessThanOrEqual(1)

  expect(usual.dealt.toSorted()).toEqual(
    [0, 30, 60, 90, 120, 150].map((delay) => `deal: 1 × 180 ms after ${delay}`).toSorted(),
  )
  const [turn, lift] = ['turn: 1 × 240 ms after 0', 'lift: 1 × 240 ms after 0']
  expect(usual.played).toEqual([[turn], [turn, turn], [turn, turn, lift]])
  const slow = [less.dealt, ...less.played].flat().filter((motion) => !/: 1 × 1 ms after 0$/.test(motion))
  expect(slow, 'with less motion a gesture is over before it is seen').toEqual([])
})
