import { type Browser, expect, type Locator } from '@playwright/test'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { filledEvent, filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const WIDE = { viewport: { width: 1280, height: 800 } }
const HEADER_PX = 65
const FOOTER_PX = 60
const LINE_PX = 56
const AT_THE_TOP = { x: 0, y: 0, height: HEADER_PX }
const GAP_PX = 16

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to measure')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Returns how to lift it. */
async function restOn(row: Locator): Promise<() => Promise<void>> {
  const finger = await row.page().context().newCDPSession(row.page())
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width, height } = await boxOf(row)
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width * 0.4, y: y + height / 2 }],
  })
  return async () => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await finger.detach()
  }
}

/** With two pending registrations. */
async function anEventToAdminister(browser: Browser, kind: typeof PHONE | typeof WIDE) {
  const { device, account } = await signedInDevice(browser, 'Camille', kind)
  await grantOrganizer(account)
  const event = await filledEvent(device, 2)
  const visitor = await browser.newContext()
  for (const playerName of ['Anaïs', 'Bastien']) {
    const person = { playerName, firstName: playerName, lastName: 'Martin', email: 'personne@exemple.fr' }
    const playerId = crypto.randomUUID()
    await callServer(visitor, registerAdvancedPlayer, {
      ...person,
      tournamentId: event.id,
      playerId,
      policyAgreement: true as const,
    })
  }
  await visitor.close()
  const page = await device.newPage()
  await page.goto(event.path)
  await expect(page.getByRole('button', { name: 'Accepter Bastien' })).toBeVisible()
  return { page, device }
}

for (const viewport of [PHONE.viewport, WIDE.viewport])
  for (const path of ['/', '/about', '/nowhere'])
    test(`LAY-1 ${path}, ${viewport.width} px wide: the header is 65 px high and stays, the footer of 60 px ends the page`, async ({
      page,
      expects,
    }) => {
      if (path === '/nowhere') expects.answer(404, path)
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Menu' })).toBeEnabled()
      expect(await boxOf(page.getByRole('banner'))).toMatchObject({ ...AT_THE_TOP, width: viewport.width })
      // The written page grows with what is read, so its end moves.
      const atItsEnd = () =>
        page.evaluate(() => {
          window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
          const [header, footer] = ['header', 'footer'].map((name) =>
            document.querySelector(name)?.getBoundingClientRect(),
          )
          return [header?.top, header?.height, footer?.height, footer?.width, Math.round(footer?.bottom ?? 0)]
        })
      await expect.poll(atItsEnd).toEqual([0, HEADER_PX, FOOTER_PX, viewport.width, viewport.height])
    })

test('LAY-6 messages stand at the top end under header and line, 16 px from the edge and from each other', async ({
  browser,
}) => {
  const { page, device } = await anEventToAdminister(browser, WIDE)
  for (const name of ['Anaïs', 'Bastien']) await page.getByRole('button', { name: `Accepter ${name}` }).click()
  const toasts = page.getByRole('region', { name: 'Messages' }).locator('[data-part=root]')
  await expect(toasts).toHaveCount(2)
  // They overlap until hovered.
  await toasts.first().hover()
  const places = async () => {
    const [first, second] = (await Promise.all([boxOf(toasts.first()), boxOf(toasts.last())])).sort((a, b) => a.y - b.y)
    if (!first || !second) throw new Error('Two messages are needed')
    return [first.y, WIDE.viewport.width - first.right, WIDE.viewport.width - second.right, second.y - first.bottom]
  }
  await expect
    .poll(async () => (await places()).map(Math.round))
    .toEqual([HEADER_PX + LINE_PX + GAP_PX, GAP_PX, GAP_PX, GAP_PX])
  await device.close()
})

test('LAY-14 a finger that rests on a registration opens its actions, also where the row is a button', async ({
  browser,
}) => {
  const { page, device } = await anEventToAdminister(browser, PHONE)
  const lift = await restOn(page.getByRole('listitem').filter({ hasText: 'Bastien' }))
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Accepter' })
  await expect(accept).toBeVisible()
  await lift()
  await expect(accept).toBeVisible()
  await device.close()
})

test('LAY-14 a finger that rests on a table opens its scores, and chooses none as it lifts', async ({ browser }) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 4)
  await startQuick(device, tournament)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  const opener = page.getByRole('button', { name: 'Saisir le score de la table 2' })
  await expect(opener).toBeVisible()
  const lift = await restOn(page.getByRole('listitem').filter({ has: opener }))
  const score = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Table\s2\s: .* gagne 2-0$/ })
    .first()
  await expect(score).toBeVisible()
  await lift()
  await expect(score).toBeVisible()
  await expect(page.getByText('0 sur 2 tables terminées')).toBeAttached()
  await device.close()
})
