import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'

const PLAYERS = 500
/** From the finger on the glass to the next picture, in milliseconds. */
const QUICK_MS = 200
/** What else the machine is doing may spoil one try, hardly three. */
const TRIES = 3

declare global {
  interface Window {
    interactions: PerformanceEntry[]
  }
}

/** Keeps how long the page took to show something after each touch of it. */
async function watchInteractions(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    window.interactions = []
    const observer = new PerformanceObserver((list) => window.interactions.push(...list.getEntries()))
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.interactions = []
  })
  await act()
  // Entries are told after the picture they are about: two more pictures, and none is missed.
  return page.evaluate(async () => {
    const picture = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let count = 0; count < 3; count++) await picture()
    return Math.max(0, ...window.interactions.map(({ duration }) => duration))
  })
}

async function answersQuickly(what: string, page: Page, act: () => Promise<void>): Promise<void> {
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < TRIES && best > QUICK_MS; attempt++) best = Math.min(best, await slowest(page, act))
  test.info().annotations.push({ type: 'answered', description: `${what}: ${best} ms` })
  expect(best, what).toBeLessThanOrEqual(QUICK_MS)
}

async function tap(target: Locator, shown: Locator): Promise<void> {
  await target.click()
  await expect(shown).toBeVisible()
}

type Call = (id: string, payload: object) => Promise<{ readonly data: { readonly rounds: readonly { $id: string }[] } }>

/** An event of so many players with a round that is being played. */
async function aLargeEvent(
  device: BrowserContext,
): Promise<{ readonly code: string; readonly call: Call; readonly id: string }> {
  const send = async (id: string, payload: object) => {
    const answer = await device.request.post(`/v1/functions/${id}/executions`, {
      headers: { 'x-appwrite-project': 'tablee' },
      data: { body: JSON.stringify(payload) },
    })
    const { responseStatusCode, responseBody } = await answer.json()
    expect([responseStatusCode, responseBody]).toEqual([200, responseBody])
    return JSON.parse(responseBody)
  }
  const event = { name: 'Grand Open', gameType: 'magic', format: 'modern', tournamentDate: '2032-01-16T09:00:00Z' }
  const { tournamentId: id, code } = await send('create-advanced-tournament', event)
  const players = Array.from({ length: PLAYERS }, (_, index) => ({ playerName: `Joueur ${index + 1}` }))
  await send('add-players-at-desk', { tournamentId: id, players })
  return { code, id, call: send }
}

test('AADM-1 AADM-3 AADM-4 an event of five hundred players answers every tap at once', async ({ browser }) => {
  test.setTimeout(240_000)
  const { device, account } = await signedInDevice(browser, 'Boutique', { viewport: { width: 1280, height: 900 } })
  await grantOrganizer(account)
  await watchInteractions(device)
  const { code, id, call } = await aLargeEvent(device)
  const page = await device.newPage()
  await page.goto(`/tournament/${code}/admin-advanced`)
  const pills = page.getByRole('group', { name: 'Inscriptions par statut' })
  await expect(pills.getByRole('button', { name: 'Confirmées' })).toHaveText(/500/)
  await test.step('a tap that is slow on purpose is noticed, so that the figures below mean something', async () => {
    await page.evaluate(
      (ms) =>
        document.addEventListener(
          'click',
          () => {
            const end = performance.now() + ms
            while (performance.now() < end);
          },
          { once: true },
        ),
      2 * QUICK_MS,
    )
    expect(await slowest(page, () => pills.getByRole('button', { name: 'Total' }).click())).toBeGreaterThan(QUICK_MS)
  })
  const tab = (name: string) => page.getByRole('tab', { name })
  const panel = (name: string) => page.getByRole('tabpanel', { name })

  await test.step('the registrations: filter, search, a sheet, a check-in', async () => {
    await answersQuickly('filter by status', page, async () => {
      await tap(pills.getByRole('button', { name: 'En attente' }), page.getByText('Aucune inscription ne correspond.'))
      await tap(pills.getByRole('button', { name: 'Total' }), page.getByText('Joueur 2', { exact: true }))
    })
    const search = page.getByLabel('Nom, pseudo ou e-mail')
    await answersQuickly('search', page, async () => {
      await search.pressSequentially('eur 49')
      await expect(page.getByText('Joueur 499', { exact: true })).toBeVisible()
      await search.fill('')
      await expect(page.getByText('Joueur 2', { exact: true })).toBeVisible()
    })
    await answersQuickly('open a registration', page, async () => {
      await tap(page.getByRole('button', { name: 'Inscription de Joueur 3', exact: true }), page.getByRole('dialog'))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })

  await call('generate-advanced-pairings', { tournamentId: id, roundNumber: 1 })
  await test.step('every tab', async () => {
    for (const [name, shown] of [
      ['Scores', page.getByRole('button', { name: 'Saisir le score de la table 1', exact: true })],
      ['Classement', page.getByRole('table').first()],
      ['Statistiques', panel('Statistiques')],
      ['Paramètres', page.getByLabel('Nom du tournoi')],
      ['Inscriptions', pills],
    ] as const)
      await answersQuickly(`the tab ${name}`, page, async () => {
        await tap(tab(name === 'Inscriptions' ? 'Paramètres' : 'Inscriptions'), page.getByRole('tabpanel'))
        await tap(tab(name), shown)
      })
  })

  await test.step('a score', async () => {
    await tab('Scores').click()
    let table = 0
    await answersQuickly('enter a score', page, async () => {
      table += 1
      const opener = page.getByRole('button', { name: `Saisir le score de la table ${table}`, exact: true })
      const choice = page.getByRole('button', { name: new RegExp(`^Table ${table} : .* gagne 2-0$`) })
      await opener.or(choice).first().waitFor()
      if (!(await choice.isVisible())) await opener.click()
      await choice.click()
      await expect(
        page.getByRole('button', { name: `Corriger le score de la table ${table}`, exact: true }),
      ).toBeVisible()
    })
  })

  await test.step('the page that everybody sees', async () => {
    const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await watchInteractions(visitor)
    const phone = await visitor.newPage()
    await phone.goto(`/tournament/${code}`)
    await expect(phone.getByRole('heading', { name: 'Grand Open' })).toBeVisible()
    const find = phone.getByRole('searchbox').first()
    await answersQuickly('search a player on a phone', phone, async () => {
      await find.fill('')
      await find.pressSequentially('499')
      await expect(phone.getByText('Joueur 499').first()).toBeVisible()
    })
    await visitor.close()
  })
  await device.close()
})
