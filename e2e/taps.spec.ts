import { expect, type Locator, type Page } from '@playwright/test'
import { appDrawn } from './app-drawn.ts'
import { test } from './journey.ts'

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
]

/** Touches only what is visible without scrolling. */
class Thumb {
  taps = 0

  async tap(target: Locator): Promise<void> {
    await this.sees(target)
    await target.tap()
    this.taps++
  }

  async sees(target: Locator): Promise<void> {
    await expect(target).toBeInViewport({ ratio: 1 })
  }
}

async function opened(page: Page, path: string): Promise<Page> {
  await page.goto(path)
  await appDrawn(page)
  return page
}

const nameBox = (page: Page) => page.getByLabel('Votre nom de joueur')
/** Its cards show less than the field. */
const codeField = (page: Page) =>
  page.getByRole('textbox', { name: 'Le code affiché par l’organisation' }).locator('xpath=..')

for (const viewport of PHONES) {
  test(`EVEN-8 HOME-7 getting in with a phone ${viewport.width} px wide costs as few taps as promised`, async ({
    browser,
  }) => {
    const phone = async () => await (await browser.newContext({ viewport, hasTouch: true })).newPage()

    const organizer = new Thumb()
    const desk = await opened(await phone(), '/')
    await organizer.sees(codeField(desk))
    await organizer.sees(desk.getByRole('button', { name: 'Rejoindre', exact: true }))
    await organizer.tap(desk.getByRole('button', { name: 'Créer le tournoi' }))
    const shown = desk.locator('[data-code]')
    await organizer.sees(shown)
    expect(organizer.taps, 'create and show the code').toBe(1)
    const code = (await shown.getAttribute('data-code')) ?? ''

    const typist = new Thumb()
    const typed = await opened(await phone(), '/')
    await typist.tap(codeField(typed))
    await typed.keyboard.type(code.toLowerCase())
    await expect(nameBox(typed)).toBeFocused()
    await typed.keyboard.type('Zoé')
    await typist.tap(typed.getByRole('button', { name: 'Rejoindre le tournoi' }))
    await expect(typed).toHaveURL(/\/player$/)
    expect(typist.taps, 'join by typed code').toBe(2)

    const scanner = new Thumb()
    const scanned = await opened(await phone(), `/tournament/${code}`)
    await expect(nameBox(scanned)).toBeFocused()
    await scanned.keyboard.type('Max')
    await scanner.tap(scanned.getByRole('button', { name: 'Rejoindre le tournoi' }))
    await expect(scanned).toHaveURL(/\/player$/)
    expect(scanner.taps, 'join by QR code').toBe(1)

    for (const [left, place] of [
      [desk, /\/admin$/],
      [scanned, /\/player$/],
    ] as const) {
      const returning = new Thumb()
      // In a new page: a reload would show the old content.
      const page = await opened(await left.context().newPage(), '/')
      await expect(page.getByRole('link', { name: code })).toBeVisible()
      await returning.sees(page.getByRole('button', { name: 'Rejoindre', exact: true }))
      await returning.sees(page.getByRole('button', { name: 'Créer le tournoi' }))
      await returning.tap(page.getByRole('link', { name: code }))
      await expect(page).toHaveURL(place)
      expect(returning.taps, 'back to where one was').toBe(1)
    }
  })
}

test('PODS-39 STGE-44 EVEN-8 tables of four, drafts, teams and groups are one tap more than Swiss rounds, and none the next time', async ({
  browser,
}) => {
  for (const way of ['Tables de 4', 'Draft', 'Trios', 'Troll à deux têtes', 'Groupes puis tableau']) {
    const device = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
    const organizer = new Thumb()
    const desk = await opened(await device.newPage(), '/')
    await organizer.tap(desk.getByRole('button', { name: way }))
    await organizer.tap(desk.getByRole('button', { name: 'Créer le tournoi' }))
    await organizer.sees(desk.locator('[data-code]'))
    expect(organizer.taps, `create ${way}`).toBe(2)

    const returning = new Thumb()
    const page = await opened(await device.newPage(), '/')
    await expect(page.getByRole('button', { name: 'Créer le tournoi' })).toContainText(way)
    await returning.tap(page.getByRole('button', { name: 'Créer le tournoi' }))
    await returning.sees(page.locator('[data-code]'))
    expect(returning.taps, `create ${way} again`).toBe(1)
    await device.close()
  }
})
