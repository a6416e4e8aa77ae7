import { expect, type Locator, type Page } from '@playwright/test'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { fr } from '@tablee/messages/fr'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent, filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { callServer } from './people/server-call.ts'

const SCREEN = { viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' } as const
/** Rows out of sight are not drawn. */
const WHOLE_LIST_PX = 3000
const LONG_NAME =
  'Championnat interrégional de Modern du vendredi soir de la boutique du Vieux Grimoire, quatorzième édition, finale de la saison'

function numbersOf(page: Page) {
  return page
    .getByRole('listitem')
    .filter({ has: page.locator('data') })
    .evaluateAll((rows) =>
      rows.flatMap((row) =>
        [...row.querySelectorAll('data')].map((number) => {
          const right = Math.round(number.getBoundingClientRect().right)
          const nameEnd = number.previousElementSibling?.getBoundingClientRect().right ?? Number.NaN
          return { right, isBesideName: nameEnd <= number.getBoundingClientRect().left }
        }),
      ),
    )
}

test('EVEN-7 the numbers of a result stand below each other, however long the names are', async ({ browser }) => {
  const device = await browser.newContext(SCREEN)
  const tournament = await filledQuickTournament(device, 24)
  const { code, organizerId } = tournament
  for (const { id: matchId, table } of await startQuick(device, tournament)) {
    const score = table === 2 ? '1-1' : '2-1'
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score })
  }
  const page = await holding(device, tournament, { organizer: organizerId })
  await page.setViewportSize({ width: SCREEN.viewport.width, height: WHOLE_LIST_PX })
  for (const path of [`/tournament/${code}`, tournament.path]) {
    await page.goto(path)
    await expect(page.locator('data').nth(23)).toBeAttached()
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: WHOLE_LIST_PX })
      // The written page has no lists yet.
      await expect.poll(async () => (await numbersOf(page)).length, `${path} at ${width} px`).toBe(24)
      const numbers = await numbersOf(page)
      expect(new Set(numbers.map(({ right }) => right)).size, `${path} at ${width} px`).toBe(1)
      expect(numbers.filter(({ isBesideName }) => !isBesideName)).toEqual([])
    }
  }
})

function edgesOf(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined) => {
      if (!element) throw new Error('a part of the page is missing')
      const { left, right } = element.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return [Math.round(left + Number.parseFloat(paddingLeft)), Math.round(right - Number.parseFloat(paddingRight))]
    }
    const atFoot = [...document.querySelectorAll('footer a, footer button')].filter((each) => each.checkVisibility())
    const line = document.querySelector('[data-top-line]')
    return {
      header: box(document.querySelector('header > div')),
      line: box(line),
      areTabsInLine: line?.contains(document.querySelector('[role=tablist]')),
      panel: box(document.querySelector(':not([hidden]) > [role=tabpanel]')),
      footer: [box(atFoot[0])[0], box(atFoot.at(-1))[1]],
    }
  })
}

function tallHeadings(page: Page) {
  return page.locator('h1:visible, h2:visible, h3:visible').evaluateAll((headings) => {
    return headings.flatMap((heading) => {
      const { height } = heading.getBoundingClientRect()
      const lines = Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight))
      return lines > 3 ? [`${lines} lines: ${heading.textContent}`] : []
    })
  })
}

/** The focused one is in sight. */
async function toolsStandInOneLine(page: Page): Promise<void> {
  const { organizer } = fr
  const chips = page.getByRole('group', { name: organizer.pills.label }).getByRole('button')
  const tools = [
    page.getByLabel(organizer.desk.name),
    chips.first(),
    page.getByRole('button', { name: organizer.menu }),
  ]
  for (const width of [820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const middles = async () =>
      Promise.all(
        tools.map(async (tool) => {
          const { y, height } = (await tool.boundingBox()) ?? { y: 0, height: 0 }
          return Math.round(y + height / 2)
        }),
      )
    await expect.poll(async () => new Set(await middles()).size, `${width} px`).toBe(1)
    for (const chip of await chips.all()) {
      await chip.focus()
      await expect.poll(() => isWhole(chip), `${width} px`).toBe(true)
    }
  }
}

function isWhole(chip: Locator): Promise<boolean> {
  return chip.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const line = element.parentElement?.getBoundingClientRect()
    return line !== undefined && left >= line.left && right <= line.right
  })
}

test('SHOP-72 EVEN-1 the organizer’s content stands on the grid of header and footer; no heading takes four lines', async ({
  browser,
}) => {
  const { device, account } = await signedInDevice(browser, 'Boutique du Vieux Grimoire', SCREEN)
  await grantOrganizer(account)
  const { code, path } = await filledEvent(device, 6, { name: LONG_NAME })
  const page = await device.newPage()
  await page.goto(path)
  for (const tab of ['Tables', 'Joueurs', 'Plus']) {
    await page.getByRole('tab', { name: tab }).press('Enter')
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // From edge to edge.
      const of = [24, width - 24]
      await expect
        .poll(() => edgesOf(page), `${tab}, ${width} px`)
        .toEqual({ header: of, line: of, panel: of, footer: of, areTabsInLine: true })
    }
    if (tab === 'Joueurs') await toolsStandInOneLine(page)
    await page.setViewportSize(SCREEN.viewport)
    await expect.poll(() => tallHeadings(page), tab).toEqual([])
  }
  for (const below of ['', '/journal', '/live', '/print']) {
    await page.goto(`/tournament/${code}${below}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => tallHeadings(page), below).toEqual([])
  }
})

/** The last is the longest usual one. */
const FRIENDS = ['Bartholoméw', 'Jules Lefèvre-d’Arcy', 'Maximilienne-Alexandra de la Rochefoucauld', 'Camille']

function cutIn(part: Locator) {
  return part.evaluate((whole) =>
    [whole, ...whole.querySelectorAll('*')]
      .filter((each) => each.clientWidth > 1 && getComputedStyle(each).display !== 'inline')
      .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 8)
      .map(({ textContent }) => textContent),
  )
}

test('EVEN-7 usual names are whole on a phone wherever there is room for them', async ({ browser }) => {
  const device = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  const organizerId = crypto.randomUUID()
  const made = { name: 'Vendredi Modern', playerCount: 4, organizerId }
  const { tournament } = await callServer(device, createQuickTournament, made)
  const { code, $id: id } = tournament
  const secrets = new Map(FRIENDS.map((name) => [name, crypto.randomUUID()]))
  for (const [playerName, playerId] of secrets) {
    await callServer(device, joinQuickTournament, { code, playerName, playerId })
  }
  const quick = { id, code, organizerId, secrets, path: `/tournament/${code}/admin` }
  const matches = await startQuick(device, quick)
  const meeting = matches.find((match) => [match.player1Name, match.player2Name].includes('Bartholoméw'))
  const opponent = [meeting?.player1Name, meeting?.player2Name].find((name) => name !== 'Bartholoméw') ?? ''
  const organizer = await holding(device, quick, { organizer: organizerId })

  await test.step('above the scores of the sheet, the longest shortened to its first word', async () => {
    await organizer.goto(quick.path)
    for (const { table } of matches) {
      await organizer.getByRole('button', { name: `Saisir le score de la table ${table}`, exact: true }).press('Enter')
      const sheet = organizer.getByRole('dialog')
      await expect(sheet.getByRole('heading', { name: `Table ${table}` })).toBeVisible()
      expect(await cutIn(sheet.getByRole('group').first())).toEqual([])
      const headings = sheet.getByText(/gagne$/)
      for (const heading of await headings.all()) {
        const lines = await heading.evaluate(
          (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
        )
        expect(Math.round(lines), await heading.innerText()).toBeLessThanOrEqual(3)
      }
      await organizer.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
    }
  })

  await test.step('in the list of players, where the smallest phone has two lines for them', async () => {
    await organizer.setViewportSize({ width: 320, height: 740 })
    await organizer.getByRole('tab', { name: 'Joueurs' }).press('Enter')
    const row = organizer.getByRole('listitem').filter({ hasText: FRIENDS[2] ?? '' })
    await expect(row).toBeVisible()
    expect(await cutIn(row)).toEqual([])
    await organizer.setViewportSize({ width: 360, height: 740 })
  })

  await test.step('in the card of the opponent, before and after', async () => {
    const phone = await holding(device, quick, { player: secrets.get(opponent) ?? '' })
    await phone.goto(`/tournament/${code}/player`)
    await expect(phone.getByRole('button', { name: 'Bartholoméw gagne 2-0' })).toBeVisible()
    expect(await cutIn(phone.getByText('Bartholoméw gagne', { exact: true }))).toEqual([])
    for (const { id: matchId } of matches) {
      await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score: '2-1' })
    }
    await callServer(device, startNextRound, { tournamentId: id, organizerId })
    const own = phone.getByRole('region', { name: 'Vos matchs' })
    await expect(own.locator('data')).toHaveText([/^\d-\d$/])
    expect(await cutIn(own)).toEqual([])
  })

  await test.step('in the ranking', async () => {
    await organizer.getByRole('tab', { name: 'Classement' }).press('Enter')
    const ranking = organizer.getByRole('table', { name: /Classement/ })
    await expect(ranking.getByText('Jules Lefèvre-d’Arcy')).toBeVisible()
    expect(await cutIn(ranking.getByRole('row').filter({ hasText: 'Jules' }))).toEqual([])
  })

  await test.step('in the row, while the way back stands there', async () => {
    await organizer.getByRole('tab', { name: 'Tables' }).press('Enter')
    const row = organizer.getByRole('listitem').filter({ hasText: 'Bartholoméw' })
    await row.getByRole('button', { name: /^Saisir/ }).press('Enter')
    await organizer.getByRole('button', { name: /Bartholoméw gagne 2-0$/ }).press('Enter')
    await expect(row.getByRole('button', { name: /^Annuler le score/ })).toBeVisible()
    expect(await cutIn(row.getByText('Bartholoméw', { exact: true }))).toEqual([])
  })
})
